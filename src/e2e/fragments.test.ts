import type { Page } from 'playwright-core';
import { ARTICLE_HEADING_OFFSET, ELEMENT_IDS, POST_HEADING_OFFSET } from '../contract/constants.ts';
import { pageFragments } from '../contract/pageFragments.ts';
import { paths } from '../contract/paths.ts';
import { ROUTES } from './everyRoute.ts';
import { delayRequests, goInside, siteUrl, visit, waitForHeading, widths } from './visit.ts';

const READS = '**/api/**';

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Waits until focus is on the element of the address's fragment, and that is in view below the bar. */
const waitForTarget = (page: Page) =>
  page.waitForFunction(() => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
    const { top = -1 } = target?.getBoundingClientRect() ?? {};
    return target === document.activeElement && top >= bar && top < window.innerHeight;
  });

const TARGETS = [
  `${paths.event('import-day-together')}#lead-form`,
  `${paths.blog}#newsletter-box`,
  `${paths.requestDemo}#lead-form`,
  `${paths.pricing}#footer-nav`,
] as const;

const headingOf = async (page: Page, path: string): Promise<string> => {
  await page.goto(path);
  return page.evaluate(() => {
    const entries = document.querySelectorAll<HTMLAnchorElement>('main nav ol[id] a');
    return entries[1]!.hash;
  });
};

describe.each([widths.desktop, widths.phone])('at %i px', (width) => {
  it.each(TARGETS)('shows and focuses %s, when its data arrive late', (target) => {
    const reads = delayRequests(READS);
    return visit(paths.about, { width, prepare: reads.prepare }, async ({ page }) => {
      await scrollToEnd(page);
      await goInside(page, target);
      await page.waitForFunction(() => document.activeElement !== document.body);
      reads.release();
      await page.waitForLoadState('networkidle');
      await waitForTarget(page);
    });
  });
});

it.each([
  [paths.whatsNew, POST_HEADING_OFFSET],
  [paths.helpArticle('set-up-a-round-robin-rotation'), ARTICLE_HEADING_OFFSET],
  [paths.privacyPolicy, POST_HEADING_OFFSET],
  [paths.termsOfServices, POST_HEADING_OFFSET],
])('shows a heading of %s %i px below the top, when the text arrives late', (path, offset) => {
  const reads = delayRequests(READS);
  return visit(paths.about, {}, async ({ page, ready }) => {
    const hash = await headingOf(page, path);
    await page.goto(paths.about);
    await ready();
    await reads.prepare(page.context());
    await scrollToEnd(page);
    await goInside(page, path + hash);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    reads.release();
    await waitForHeading(page, offset);
    await page.waitForFunction(
      (id) => document.activeElement?.id === decodeURIComponent(id),
      hash.slice(1),
    );
  });
});

it.each([
  `${paths.event('import-day-together')}#gone`,
  `${paths.whatsNew}#gone`,
  `${paths.pricing}#gone`,
  `${paths.helpCenter}#100%`,
  `${paths.blog}#top`,
  `${paths.blog}#TOP`,
  `${paths.pricing}#`,
])('starts at the top and at the title of %s, which does not have that element', (target) =>
  visit(paths.about, {}, async ({ page }) => {
    await scrollToEnd(page);
    await goInside(page, target);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }),
);

const IDS = ['überblick', 'a.b:c[d]', '50%', '日本語', '#x>y', 'two%20words', 'constructor'];

it.each(IDS)('finds a heading with the id %s in a text that arrives late', (id) =>
  visit(paths.about, {}, async ({ page }) => {
    await page.route('**/api/**/whats-new', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const heading = JSON.stringify(`<h2 id="${id.replaceAll('>', '&gt;')}">Here</h2>`);
      await route.fulfill({
        response,
        body: text.replace(/"content":"/, `"content":${heading.slice(0, -1)}`),
      });
    });
    await goInside(page, `${paths.whatsNew}#${encodeURIComponent(id)}`);
    await page.getByRole('heading', { name: 'Here' }).waitFor();
    await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
    await page.waitForFunction(
      (offset) => Math.abs(document.activeElement!.getBoundingClientRect().top - offset) < 2,
      POST_HEADING_OFFSET,
    );
  }),
);

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
    await page.waitForLoadState('networkidle');
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
  const { main, footerNav, leadForm, newsletter } = ELEMENT_IDS;
  const found = [main, footerNav, leadForm, newsletter].filter((id) =>
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
