import { paths } from '../contract/paths.ts';
import { startTestUpstream, type TestUpstream } from '../testing/server/receivers.ts';
import { until } from '../testing/until.ts';
import { startSite, type RunningSite } from './startSite.ts';
import { visit, type VisitOptions } from './visit.ts';
import { goInside } from './pageSteps.ts';

let plausible: TestUpstream;
let site: RunningSite;
beforeAll(async () => {
  plausible = await startTestUpstream((_, response) => void response.writeHead(202).end());
  site = await startSite({ ANALYTICS_URL: `${plausible.url}/api/event` });
});
afterAll(async () => {
  await site.stop();
  await plausible.close();
});

it('sends a pageview, but none when the browser asks for privacy', async () => {
  const options: VisitOptions = { site: site.url, isolated: true };
  const askForPrivacy: VisitOptions['prepare'] = (context) =>
    context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
  await visit(paths.pricing, { ...options, prepare: askForPrivacy }, async ({ page }) => {
    await goInside(page, paths.about);
    await page.waitForLoadState('networkidle');
  });
  await visit(paths.blog, options, async () => {
    await until(() => plausible.requests.length > 0, 'the first event');
  });
  expect(plausible.requests.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { name: 'pageview', url: site.url + paths.blog, domain: new URL(site.url).hostname },
  ]);
});
