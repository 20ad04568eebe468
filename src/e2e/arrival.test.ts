import type { BrowserContext } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import {
  expectArrived,
  focusesTitleOfLateData,
  goesToTopOfSamePage,
  hasTitleBeforeCode,
  leavesMovedFocus,
  observe,
} from './arrivals.ts';
import { visit } from './visit.ts';

/** `walks/arrival.test.ts` goes to the other pages. */

it.each([
  [paths.event('import-day-together'), 'Import your contacts with us'],
  [paths.allIntegrations, ''],
  [paths.post('gone'), ''],
])('focuses and announces the title of %s once its data are there', focusesTitleOfLateData);

it('has a title and focus while the code of a page is on its way', () =>
  hasTitleBeforeCode('pricing', paths.pricing));

it('focuses and announces the error of a page whose code is missing', () => {
  const prepare = async (context: BrowserContext) => {
    await context.route('**/assets/pricing.*.js', (route) => route.fulfill({ status: 404 }));
    // Such a page has been reloaded already.
    await context.addInitScript(() => (Storage.prototype.getItem = () => '1'));
  };
  const options = { isolated: true, prepare, expectedMessages: /status of 404|ChunkLoadError/ };
  return visit(paths.about, options, async ({ page }) => {
    await observe(page);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { name: 'Oops! Something went wrong.' }).waitFor();
    await expectArrived(page);
  });
});

it('leaves focus that a visitor moved while a page was loading', () =>
  leavesMovedFocus(paths.event('import-day-together')));

it.each([
  [paths.helpCenter, paths.helpCenter],
  [`${paths.pricing}?billing=annual`, paths.pricing],
])('goes from the end of %s to its top by a link to %s', goesToTopOfSamePage);

it('keeps what was typed when a link leads to the page of the form', () =>
  visit(paths.requestDemo, {}, async ({ page }) => {
    const name = page.getByLabel('First name');
    await name.fill('Ada');
    await page.getByRole('banner').getByRole('link', { name: 'Request a demo' }).click();
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await name.inputValue()).toBe('Ada');
  }));
