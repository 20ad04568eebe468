import { paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
import { axeViolations } from './axe.ts';
import { delayRequests, visit, widths } from './visit.ts';

it('loads images on a phone when the visitor scrolls near them', () => {
  const scripts = delayRequests(/\.js$/);
  const options = { width: widths.phone, beforeReady: true, prepare: scripts.prepare };
  return visit(paths.feature('lead-management-system'), options, async ({ page }) => {
    const images = page.getByRole('main').locator('picture img');
    const loadedCount = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('/scenes/'))
            .length,
      );
    expect([await images.count(), await loadedCount()]).toEqual([5, 1]);
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    await until(async () => (await loadedCount()) === 5, 'five images');
    scripts.release();
  });
});

it('switches the period of a picture with the keyboard and links to the next feature', () =>
  visit(paths.feature('realtime-statistics'), {}, async ({ page }) => {
    await page.getByRole('radio', { name: 'Weekly' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('img', { name: /^Statistics for four weeks/ }).waitFor();
    expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
    expect(await axeViolations(page, 'main')).toEqual([]);
    const others = page.getByRole('navigation', { name: 'Other features' });
    await others.getByRole('link').first().click();
    await page.waitForURL(`**${paths.feature('dashboard')}`);
    await others
      .getByRole('link')
      .and(page.locator(`[href="${paths.integrations}"]`))
      .waitFor();
  }));
