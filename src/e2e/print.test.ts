import { paths } from '../contract/paths.ts';
import { visit, widths, type Visit } from './visit.ts';

/** What belongs to a screen. */
const SCREEN_PARTS =
  'header:not(main *), footer:not(main *), a[href="#main"], nav, [role=progressbar], [data-screen-only]';

const pageCount = (pdf: Buffer): number =>
  Array.from(pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)).length;

/** Pages to read, and how many sheets each may take at most. */
const SHEETS: readonly (readonly [string, number])[] = [
  [paths.whatsNew, 6],
  [paths.helpArticle('set-up-a-round-robin-rotation'), 3],
  [paths.termsOfServices, 6],
];

const expectPrintable = async ({ page, ready }: Visit, mostPages: number) => {
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
};

it('prints the words of a post, an article and terms, and nothing of the screen around them', () =>
  visit(paths.whatsNew, { width: widths.desktop, alone: true }, async (opened) => {
    for (const [path, mostPages] of SHEETS) {
      await opened.page.emulateMedia({ media: 'screen' });
      if (path !== paths.whatsNew) await opened.page.goto(path);
      await expectPrintable(opened, mostPages);
    }
  }));
