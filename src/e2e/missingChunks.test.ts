import { paths } from '../contract/paths.ts';
import {
  doesNotReloadInLoop,
  pricingLink,
  reloadsOnceForNextPage,
  reloadsOnceWithoutFiles,
} from './removedFiles.ts';
import { visit, type VisitOptions } from './visit.ts';

/** `walks/missingChunks.test.ts` has no storage, and misses other files. */

const OOPS = 'Oops! Something went wrong.';

it('reloads once for the chunk of the next page, and keeps the form', () =>
  reloadsOnceForNextPage());

it('reloads once, not in a loop, for a chunk that stays missing', () => doesNotReloadInLoop());

it('reloads a page once that misses all files', () => reloadsOnceWithoutFiles('**/assets/*.js'));

it('keeps the page while the server does not answer, and loads the next one when it is back', () => {
  let isGone = false;
  let documents = 0;
  const options: VisitOptions = {
    isolated: true,
    expectedMessages: /ERR_|ChunkLoadError|Failed to fetch/,
    prepare: async (context) => {
      context.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await context.route('**/*', (route) => (isGone ? route.abort() : route.continue()));
    },
  };
  return visit(paths.about, options, async ({ page }) => {
    isGone = true;
    await pricingLink(page).click();
    await page.getByRole('heading', { level: 1, name: OOPS }).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('main, main h1'));
    expect(documents).toBe(1);
    isGone = false;
    await page.getByRole('link', { name: 'Go to home' }).click();
    await page.getByRole('heading', { level: 1, name: /smart, fast/ }).waitFor();
    await pricingLink(page).click();
    await page.getByRole('heading', { level: 1, name: /Every plan/ }).waitFor();
    expect(documents).toBe(1);
  });
});
