import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { startTestUpstream, type TestUpstream } from '../testing/server/receivers.ts';
import { until } from '../testing/until.ts';
import { startSite, type RunningSite } from './startSite.ts';
import { visit } from './visit.ts';

let plausible: TestUpstream;
let site: RunningSite;
beforeAll(async () => {
  plausible = await startTestUpstream((_, response) => void response.writeHead(202).end());
  site = await startSite({ ANALYTICS_URL: `${plausible.url}/api/event` });
});
beforeEach(() => {
  plausible.requests.length = 0;
});
afterAll(async () => {
  await site.stop();
  await plausible.close();
});

const events = () => plausible.requests.map(({ body }) => JSON.parse(body) as object);
const pageview = (path: string) => ({
  name: 'pageview',
  url: site.url + path,
  domain: new URL(site.url).hostname,
});

interface TwoPages {
  /** Overrides of `navigator`. */
  navigatorProperties?: object;
  beforeClick?: () => Promise<void>;
  atEnd: (page: Page) => Promise<void>;
}

const visitTwoPages = ({ navigatorProperties = {}, beforeClick, atEnd }: TwoPages) => {
  const prepare = (context: BrowserContext) =>
    context.addInitScript((properties) => {
      for (const [name, value] of Object.entries(properties))
        Object.defineProperty(navigator, name, { value });
    }, navigatorProperties);
  const options = { site: site.url, isolated: true, prepare } as const;
  return visit(paths.pricing, options, async ({ page }) => {
    await beforeClick?.();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await page.waitForURL(`**${paths.about}`);
    await page.locator('h1').waitFor();
    await atEnd(page);
  });
};

it('sends a pageview for each page', () =>
  visitTwoPages({
    beforeClick: () => until(() => plausible.requests.length === 1, 'the first event'),
    atEnd: async () => {
      await until(() => plausible.requests.length === 2, 'two events');
      expect(events()).toEqual([pageview(paths.pricing), pageview(paths.about)]);
    },
  }));

it('sends nothing when the browser asks for privacy', () =>
  visitTwoPages({
    navigatorProperties: { globalPrivacyControl: true },
    atEnd: async (page) => {
      // Events arrive in order, so this one would be second.
      const last = pageview(paths.blog);
      await page.evaluate((event) => {
        navigator.sendBeacon(
          '/api/event',
          new Blob([JSON.stringify(event)], { type: 'application/json' }),
        );
      }, last);
      await until(() => plausible.requests.length > 0, 'the beacon');
      expect(events()).toEqual([last]);
    },
  }));
