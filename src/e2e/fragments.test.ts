import { ELEMENT_IDS, POST_HEADING_OFFSET } from '../contract/constants.ts';
import { pageFragments } from '../contract/pageFragments.ts';
import { paths } from '../contract/paths.ts';
import { ROUTES } from './everyRoute.ts';
import {
  findsHeadingWithId,
  showsLateHeading,
  showsLateTarget,
  startsAtTopWithoutTarget,
  waitForTarget,
} from './fragmentTargets.ts';
import { siteUrl, visit, widths } from './visit.ts';
import { delayRequests, goInside, waitForHeading, readsShown } from './pageSteps.ts';
import { READS } from './reads.ts';

/** `walks/fragments.test.ts` has the other pages. */

it('shows and focuses the element of a fragment on a phone, when its data arrive late', () =>
  showsLateTarget(`${paths.event('import-day-together')}#lead-form`, { width: widths.phone }));

it('shows a heading below the top, when the text arrives late', () =>
  showsLateHeading(paths.whatsNew, POST_HEADING_OFFSET));

it('starts at the top and at the title of a page that does not have the element', () =>
  startsAtTopWithoutTarget(`${paths.event('import-day-together')}#gone`));

it('finds a heading with any id in a text that arrives late', () => findsHeadingWithId('ü #x>y'));

it('does not scroll to a fragment once the visitor has scrolled', () => {
  const reads = delayRequests(READS);
  return visit(paths.about, { prepare: reads.prepare }, async ({ page }) => {
    await goInside(page, `${paths.event('import-day-together')}#lead-form`);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 1);
    await page.waitForFunction(() => document.documentElement.style.overflowAnchor === '');
    reads.release();
    await page.getByRole('heading', { name: 'Import your contacts with us' }).waitFor();
    await readsShown(page);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(10);
  });
});

it('scrolls again when a fragment of the page is followed again', () =>
  visit(paths.event('import-day-together'), { width: widths.phone }, async ({ page }) => {
    const link = page.locator('main a[href="#lead-form"]').first();
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await link.click();
      await waitForTarget(page);
    }
  }));

it('shows the fragment of an address that is opened or loaded again', () =>
  visit(`${paths.blog}#newsletter-box`, {}, async ({ page, ready }) => {
    const isInView = () =>
      page.waitForFunction(() => {
        const { top } = document.getElementById('newsletter-box')!.getBoundingClientRect();
        return top >= 84 && top < window.innerHeight;
      });
    await isInView();
    await page.reload();
    await ready();
    await isInView();
  }));

it.each(ROUTES)('has the parts of %s that content may link to, and no others', async (route) => {
  const html = await (await fetch(siteUrl() + route)).text();
  const { main, footerNav, leadForm, myLink, newsletter } = ELEMENT_IDS;
  const found = [main, footerNav, leadForm, myLink, newsletter].filter((id) =>
    html.includes(` id="${id}"`),
  );
  expect(found).toEqual(pageFragments(new URL(route, siteUrl()).pathname));
});

it('returns to a heading on Back', () =>
  visit(paths.privacyPolicy, {}, async ({ page }) => {
    await page.locator('main nav ol[id] a').nth(2).click();
    await waitForHeading(page, POST_HEADING_OFFSET);
    await goInside(page, paths.pricing);
    await page.goBack();
    await waitForHeading(page, POST_HEADING_OFFSET);
  }));
