import type { Page } from 'playwright-core';
import { ARTICLE_HEADING_OFFSET, POST_HEADING_OFFSET } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { axeViolations } from './axe.ts';
import { marksTheCurrentEntry } from './contentsList.ts';
import { visit, waitForHeading, widths } from './visit.ts';

const entries = (page: Page) =>
  page.getByRole('navigation', { name: 'Table of contents', exact: true }).getByRole('link');

const PAGES = [
  { path: paths.whatsNew, offset: POST_HEADING_OFFSET },
  { path: paths.helpArticle('set-up-a-round-robin-rotation'), offset: ARTICLE_HEADING_OFFSET },
  { path: paths.privacyPolicy, offset: POST_HEADING_OFFSET },
];

it.each(PAGES)('scrolls to a heading of $path on click and load', async ({ path, offset }) =>
  visit(path, {}, async ({ page, ready }) => {
    const first = entries(page).nth(1);
    await first.click();
    await waitForHeading(page, offset);
    await page.locator('nav a[aria-current=location]').and(first).waitFor();
    const { hash } = new URL(page.url());
    expect(await first.getAttribute('href')).toBe(hash);
    await page.goto(paths.about);
    await page.goto(path + hash);
    await ready();
    await waitForHeading(page, offset);
  }),
);

// `walks/tableOfContents.test.ts` has the other windows and pages.
it.each([
  [paths.privacyPolicy, 1440, 2000],
  [paths.helpArticle('set-up-a-round-robin-rotation'), 768, 1400],
])('marks the entry that was clicked on %s, and the last one at the end', marksTheCurrentEntry);

it.each(PAGES)('jumps to a heading of $path without scripts', ({ path, offset }) =>
  visit(path, { javaScript: false }, async ({ page }) => {
    await entries(page).nth(1).click();
    const { hash } = new URL(page.url());
    const target = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
    expect(Math.abs((await target.boundingBox())!.y - offset)).toBeLessThan(2);
  }),
);

it.each([widths.desktop, widths.phone])(
  'moves through contents and text with the keyboard at %i px',
  (width) =>
    visit(paths.whatsNew, { width }, async ({ page }) => {
      const focused = page.locator(':focus');
      const tabTo = async (isThere: () => Promise<boolean>) => {
        do await page.keyboard.press('Tab');
        while (!(await isThere()));
      };
      const matches = (selector: string) => () =>
        focused.evaluate((element, wanted) => element.matches(wanted), selector);
      if (width === widths.phone) {
        await tabTo(matches('main nav button'));
        await page.keyboard.press('Enter');
      }
      await tabTo(matches('main nav ol[id] a'));
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Tab');
      const name = await focused.innerText();
      await page.keyboard.press('Enter');
      await waitForHeading(page, POST_HEADING_OFFSET);
      expect(await focused.innerText()).toBe(name);
      // Tab continues in the text, not in the contents.
      await page.keyboard.press('Tab');
      expect(await matches('main nav ol[id] a')()).toBe(false);
    }),
);
