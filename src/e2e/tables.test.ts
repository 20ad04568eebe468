import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { setWidth } from './pageSteps.ts';
import { visit, widths } from './visit.ts';

/** One page for each look of a table, and the width from which columns have heads. */
const ROUTES: [route: string, headed: number][] = [
  [paths.page('your-data'), widths.tablet],
  [paths.privacyPolicy, widths.tablet],
  [paths.post('four-columns-weekly'), widths.tablet],
  [paths.event('reading-the-year'), widths.laptop],
  [paths.feature('user-management'), widths.tablet],
  [paths.pricing, widths.tablet],
];

/** The cells that do not stand below the head of their column, and how many were compared. A hidden head has none. */
const misplacedCells = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const isClipped = (element: Element) => getComputedStyle(element).clipPath !== 'none';
    const misplaced: string[] = [];
    let compared = 0;
    for (const table of main.querySelectorAll('table, [role="table"]')) {
      const [head, ...rows] = table.querySelectorAll('tr, [role="row"]');
      if (!head || isClipped(head) || isClipped(head.parentElement!)) continue;
      for (const row of rows) {
        if (row.childElementCount !== head.childElementCount) continue;
        for (const [column, cell] of [...row.children].entries()) {
          const name = head.children[column]!;
          // On phones, each plan button is below its own plan name instead of the column head.
          if (cell.querySelector('tfoot strong')?.checkVisibility()) continue;
          if (column === 0 || !name.checkVisibility() || !cell.checkVisibility()) continue;
          const box = cell.getBoundingClientRect();
          const above = name.getBoundingClientRect();
          compared += 1;
          if (Math.abs(box.left - above.left) > 1 || Math.abs(box.right - above.right) > 1)
            misplaced.push(`${cell.textContent} is not below ${name.textContent}`);
        }
      }
    }
    return { misplaced, compared };
  });

it.each(ROUTES)('sets the head of each column above its cells on %s', (route, headed) =>
  visit(route, { reducedMotion: true }, async ({ page }) => {
    const found: Record<number, string[]> = {};
    for (const width of Object.values(widths).reverse()) {
      await setWidth(page, width);
      const { misplaced, compared } = await misplacedCells(page);
      if (misplaced.length > 0) found[width] = misplaced;
      if (width >= headed) expect(compared).toBeGreaterThan(0);
    }
    expect(found).toEqual({});
  }),
);
