import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { setWidth } from './pageSteps.ts';
import { visit, widths } from './visit.ts';

/** One page for each look of a table. */
const ROUTES = [
  paths.page('your-data'),
  paths.privacyPolicy,
  paths.post('four-columns-weekly'),
  paths.event('reading-the-year'),
  paths.feature('user-management'),
  paths.pricing,
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

it.each(ROUTES)('sets the head of each column above its cells on %s', (route) =>
  visit(route, { reducedMotion: true }, async ({ page }) => {
    const found: Record<number, string[]> = {};
    for (const width of Object.values(widths).reverse()) {
      await setWidth(page, width);
      const { misplaced, compared } = await misplacedCells(page);
      if (misplaced.length > 0) found[width] = misplaced;
      if (width >= widths.tablet) expect(compared).toBeGreaterThan(0);
    }
    expect(found).toEqual({});
  }),
);
