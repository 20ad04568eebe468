import type { Page, Route } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { axeViolations, goInside, visit, widths } from './visit.ts';

const LISTS = [
  paths.integrations,
  paths.allIntegrations,
  paths.pricing,
  paths.blog,
  paths.allPosts,
  paths.webinars,
  paths.allEvents,
  paths.allVideos,
  paths.helpCenter,
];
const DOCUMENTS = [
  paths.post('some'),
  paths.event('some'),
  paths.video('some'),
  paths.privacyPolicy,
  paths.helpCategory('some'),
  paths.helpArticle('some'),
];

const EMPTY_LANDING = { hero: null, latest: [], guides: [], trending: [] };
const EMPTY_PLANS = { plans: [], features: [], additionalUsageCharges: [] };

const emptyPayload = (call: string): unknown => {
  if (call === '/api/plans') return { data: EMPTY_PLANS };
  if (call === '/api/landing/blogs') return { data: EMPTY_LANDING };
  return /^\/api\/(?:help-center|webinars)/.test(call) ? [] : { data: [] };
};

interface State {
  name: string;
  /** How every read of the browser is answered. */
  answer: (route: Route) => Promise<unknown>;
  pages: readonly string[];
  /** Only there once the page is in this state. */
  mark: string;
}

const states: State[] = [
  {
    name: 'loading',
    answer: () => Promise.resolve(),
    pages: [...LISTS, ...DOCUMENTS],
    mark: 'main [data-testid=skeleton-card], main [role=status], main :text("Loading")',
  },
  {
    name: 'failed',
    // An answer that is final: the browser does not ask again (spec §7).
    answer: (route) => route.fulfill({ status: 400, json: { message: 'No.', status: 400 } }),
    pages: [...LISTS, ...DOCUMENTS],
    mark: 'main button:text("Try again"), main h1:text("Error")',
  },
  {
    name: 'empty',
    answer: (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ json: { data: emptyPayload(pathname) } });
    },
    pages: LISTS,
    mark: 'main :text("found"), main :text("available"), main :text("No plans")',
  },
];

const violationsAt = async (page: Page) => {
  const found: string[] = [];
  for (const width of [widths.desktop, widths.phone]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await axeViolations(page, 'main')));
  }
  return found;
};

it.each(states)('has nothing for axe to find where a read is $name', async (state) => {
  const found: Record<string, string[]> = {};
  const options = {
    reducedMotion: true,
    expectedMessages: /status of (?:400|404)/,
    prepare: (context: { route: Page['route'] }) => context.route('**/api/**', state.answer),
  };
  await visit('/no/such/page', options, async ({ page, ready }) => {
    await ready();
    for (const path of state.pages) {
      await goInside(page, path);
      await page.locator(state.mark).first().waitFor({ state: 'attached' });
      const violations = await violationsAt(page);
      if (violations.length > 0) found[path] = violations;
    }
  });
  expect(found).toEqual({});
});
