import { FEATURE_SLUGS, paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
import { axeViolations, visit, widths, type Preparing } from './visit.ts';

const discover = 'Other features';

it('leads from feature to feature; the one that is viewed gives way to Integrations', async () => {
  await visit(paths.feature('dashboard'), {}, async ({ page, ready }) => {
    await ready();
    const doors = page.getByRole('navigation', { name: discover }).getByRole('link');
    const hrefs = () =>
      doors.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const expected = (current: string) =>
      FEATURE_SLUGS.map((slug) => (slug === current ? paths.integrations : paths.feature(slug)));
    for (const [index, slug] of FEATURE_SLUGS.entries()) {
      await page.waitForURL(`**${paths.feature(slug)}`);
      // The address is ahead of the page, which is rendered in a transition.
      await doors
        .nth(index)
        .and(page.locator(`[href="${paths.integrations}"]`))
        .waitFor();
      expect(await hrefs()).toEqual(expected(slug));
      const next = FEATURE_SLUGS[index + 1];
      await (next ? doors.nth(index + 1) : doors.nth(index)).click();
    }
    await page.waitForURL(`**${paths.integrations}`);
    await page.getByRole('heading', { level: 1, name: 'Integrations' }).waitFor();
  });
});

it('fetches a phone’s pictures when somebody comes near them, not with the first view', () => {
  const scripts = Promise.withResolvers<void>();
  const phone = {
    width: widths.phone,
    // They are asked for after the first view, and here they never come.
    prepare: (context: Preparing) => context.route(/\.js$/, () => scripts.resolve()),
  };
  return visit(paths.feature('lead-management-system'), phone, async ({ page }) => {
    const pictures = page.getByRole('main').locator('picture img');
    const fetched = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('/scenes/'))
            .length,
      );
    await scripts.promise;
    expect([await pictures.count(), await fetched()]).toEqual([5, 1]);
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    await until(async () => (await fetched()) === 5);
  });
});

it('switches a feature’s picture by period with the keyboard', () =>
  visit(paths.feature('realtime-statistics'), {}, async ({ page, ready }) => {
    await ready();
    await page.getByRole('radio', { name: 'Weekly' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('img', { name: /^Statistics for four weeks/ }).waitFor();
    expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
    expect(await axeViolations(page, 'main')).toEqual([]);
  }));

it('shows the week without scripts, and no control that would do nothing', () =>
  visit(paths.feature('dashboard'), { javaScript: false }, async ({ page }) => {
    expect(await page.getByRole('img', { name: /^Weekly KPIs/ }).isVisible()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Weekly' }).isVisible()).toBe(false);
  }));
