import { paths } from '../contract/paths.ts';
import { visit } from './visit.ts';

/** Parts that are not printed. */
const SCREEN_PARTS =
  'header:not(main *), footer:not(main *), a[href="#main"], nav, [role=progressbar], [data-screen-only]';

const pageCount = (pdf: Buffer): number =>
  Array.from(pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)).length;

const PAGES = [
  { path: paths.whatsNew, maxSheets: 6 },
  { path: paths.helpArticle('set-up-a-round-robin-rotation'), maxSheets: 3 },
  { path: paths.termsOfServices, maxSheets: 6 },
];

it.each(PAGES)('prints the text of $path alone, on at most $maxSheets sheets', (expected) =>
  visit(expected.path, { isolated: true }, async ({ page }) => {
    const screenParts = page.locator(SCREEN_PARTS).filter({ visible: true });
    expect(await screenParts.count()).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'print' });
    expect(await screenParts.count()).toBe(0);
    const { top, background } = await page.locator('h1').evaluate((title) => ({
      top: title.getBoundingClientRect().top,
      background: getComputedStyle(document.body).backgroundColor,
    }));
    // The navbar leaves no gap.
    expect(top).toBeLessThan(100);
    expect(background).toBe('rgba(0, 0, 0, 0)');
    expect(pageCount(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(expected.maxSheets);
  }),
);
