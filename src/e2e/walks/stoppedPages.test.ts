import { paths } from '../../contract/paths.ts';
import { visit, type Visit, type VisitOptions } from '../visit.ts';

/** Fails each visit after `prepare`, and returns how many there were. */
const countVisits = async (
  options: VisitOptions,
  prepare?: (page: Visit['page']) => Promise<unknown>,
): Promise<number> => {
  let visits = 0;
  const visited = visit(paths.pricing, options, async ({ page }) => {
    visits += 1;
    await prepare?.(page);
    throw new Error('The test failed.');
  });
  await expect(visited).rejects.toThrow('The test failed.');
  return visits;
};

it('visits a page once more when the browser has stopped drawing it', async () => {
  let visits = 0;
  await visit(paths.pricing, { isolated: true }, async ({ page }) => {
    visits += 1;
    if (visits > 1) return;
    await page.evaluate(() => {
      // Bound functions look like the browser's own.
      window.requestAnimationFrame = ((): number => 0).bind(null);
    });
    throw new Error('The test failed.');
  });
  expect(visits).toBe(2);
});

it('visits other pages of a failing test once', async () => {
  expect(await countVisits({})).toBe(1);
  expect(await countVisits({ javaScript: false })).toBe(1);
  expect(await countVisits({ isolated: true }, (page) => page.close())).toBe(1);
  expect(await countVisits({ isolated: true }, (page) => page.clock.install())).toBe(1);
});
