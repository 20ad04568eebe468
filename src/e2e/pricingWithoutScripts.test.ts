import { paths } from '../contract/paths.ts';
import { visit, widths } from './visit.ts';

it('shows annual prices without scripts, by a link', () =>
  visit(paths.pricing, { javaScript: false, width: widths.phone }, async ({ page }) => {
    const team = page.getByRole('article').filter({ hasText: 'Most popular' });
    expect(await team.getByText('$96', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('radio').count()).toBe(0);
    await page.getByRole('link', { name: 'Annual' }).click();
    await team.getByText('$768', { exact: true }).waitFor();
    expect(page.url()).toMatch(/\?billing=annual$/);
    expect(await page.getByRole('link', { name: 'Annual' }).getAttribute('aria-current')).toBe(
      'true',
    );
  }));

it.each([360, widths.phone])('breaks no plan’s name without scripts at %i px', (width) =>
  visit(paths.pricing, { javaScript: false, width }, async ({ page }) => {
    // A name on one line leaves one box; a broken word, two.
    const lines = await page.getByRole('columnheader').evaluateAll((headers) =>
      headers.slice(1).map((header) => {
        const range = document.createRange();
        range.selectNode(header.firstChild!);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }),
);
