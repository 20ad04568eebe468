import { paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
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
