import type { BrowserContext, Page, Route } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { goInside, visit, widths } from './visit.ts';

const LISTS = [paths.integrations, paths.allIntegrations, paths.pricing];

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

interface Shift {
  value: number;
  moved: string[];
}

const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type ShiftEntry = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift' });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

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
    prepare: (context: BrowserContext) =>
      context.route('**/api/**', async (route) => {
        await released;
        await answers[name]!(route);
      }),
  };
  for (const path of LISTS) {
    released = new Promise((resolve) => (release = resolve));
    await visit(paths.about, options, async ({ page, ready }) => {
      await ready();
      await goInside(page, path);
      await skeletons(page).nth(2).waitFor({ state: 'attached' });
      await watchShifts(page);
      release();
      await skeletons(page).first().waitFor({ state: 'detached' });
      // A shift is reported with the frame after it.
      await page.waitForTimeout(200);
      expect({ path, shifts: await shiftsOf(page) }).toEqual({ path, shifts: [] });
    });
  }
});
