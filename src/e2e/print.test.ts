import { paths } from '../contract/paths.ts';
import { visit, widths } from './visit.ts';

/** What belongs to a screen. */
const SCREEN_PARTS =
  'header:not(main *), footer:not(main *), a[href="#main"], nav, [role=progressbar], [data-screen-only]';

const pageCount = (pdf: Buffer): number =>
  Array.from(pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)).length;

it.each([
  ['a post', paths.whatsNew, 6],
  ['an article', paths.helpArticle('set-up-a-round-robin-rotation'), 3],
  ['terms', paths.termsOfServices, 6],
])('prints the words of %s and nothing of the screen around them', (_what, path, mostPages) =>
  visit(path, { width: widths.desktop, alone: true }, async ({ page, ready }) => {
    await ready();
    expect(await page.locator(SCREEN_PARTS).filter({ visible: true }).count()).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(SCREEN_PARTS).filter({ visible: true }).count()).toBe(0);
    const { top, ground } = await page.locator('h1').evaluate((title) => ({
      top: title.getBoundingClientRect().top,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
    // No room is kept for the bar.
    expect(top).toBeLessThan(100);
    expect(ground).toBe('rgba(0, 0, 0, 0)');
    expect(pageCount(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(mostPages);
  }),
);
