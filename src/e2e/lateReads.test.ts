import type { Page, Route } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { goInside, layoutShifts, visit, widths, type Preparing } from './visit.ts';

/** By visit: both lists of integrations are one read, which a visit makes once. */
const LISTS = [[paths.integrations, paths.pricing], [paths.allIntegrations]];

const NO_PLANS = { plans: [], features: [], additionalUsageCharges: [] };

/** How a read that was kept back is answered in the end. */
const answers: Record<string, (route: Route) => Promise<unknown>> = {
  'its list': (route) => route.continue(),
  'an empty list': (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ json: { data: { data: pathname === '/api/plans' ? NO_PLANS : [] } } });
  },
  'a failure': (route) => route.fulfill({ status: 400, json: { status: 400, message: 'No.' } }),
};

const skeletons = (page: Page) => page.getByTestId('skeleton-card');

it.each(
  [widths.phone, widths.desktop].flatMap((width) =>
    Object.keys(answers).map((answer) => [width, answer] as const),
  ),
)('moves nothing at %i px when a late read brings %s', async (width, name) => {
  let release = () => {};
  let released = Promise.resolve();
  const options = {
    width,
    expectedMessages: /status of 400/,
    prepare: (context: Preparing) =>
      context.route('**/api/**', async (route) => {
        await released;
        await answers[name]!(route);
      }),
  };
  for (const lists of LISTS) {
    await visit(paths.about, options, async ({ page, ready }) => {
      await ready();
      for (const path of lists) {
        released = new Promise((resolve) => (release = resolve));
        await goInside(page, path);
        await skeletons(page).nth(2).waitFor({ state: 'attached' });
        const since = await page.evaluate(() => performance.now());
        release();
        await skeletons(page).first().waitFor({ state: 'detached' });
        expect({ path, shifts: await layoutShifts(page, since) }).toEqual({ path, shifts: [] });
      }
    });
  }
});
