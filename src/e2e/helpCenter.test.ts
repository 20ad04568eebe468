import type { BrowserContext, Page } from 'playwright-core';
import { HELP_BLUR_DELAY_MS } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
import { axeViolations } from './axe.ts';
import { visit, type Visit } from './visit.ts';

const CATEGORY = paths.helpCategory('leads-and-assignment');
const ROTATION = 'Set up a round-robin rotation';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search the help center' });
const heading = (page: Page, level: number, name: string) =>
  page.getByRole('heading', { level, name });
const home = (page: Page) => heading(page, 1, 'How can we help?');
const topics = (page: Page) => page.getByRole('main').getByRole('region').getByRole('link');

it('opens a search result with the keyboard and returns with Back', () =>
  visit(paths.helpCenter, {}, async ({ page }) => {
    do await page.keyboard.press('Tab');
    while (!(await searchBox(page).evaluate((field) => field === document.activeElement)));
    await page.keyboard.type('rotation');
    const options = page.getByRole('option');
    await options.first().waitFor();
    const count = await options.count();
    expect(await page.getByRole('status').allInnerTexts()).toContain(`${count} results available`);

    await page.keyboard.press('ArrowUp');
    const last = await options.last().getAttribute('id');
    expect(await searchBox(page).getAttribute('aria-activedescendant')).toBe(last);
    await page.keyboard.press('ArrowDown');
    const selected = page.locator('[role=option][aria-selected=true]');
    expect(await selected.innerText()).toContain(ROTATION);
    expect(await selected.locator('mark').first().innerText()).toMatch(/^rotation$/i);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await heading(page, 1, ROTATION).waitFor();

    await page.goBack();
    await home(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
  }));

it('restores a submitted query on reload, Back and Forward', () =>
  visit(paths.helpCenter, {}, async ({ page, ready }) => {
    await searchBox(page).fill('rotation');
    await searchBox(page).press('Enter');
    await page.waitForURL('**/help-center?q=rotation');
    const results = heading(page, 2, 'Results for “rotation”');
    await results.waitFor();
    await page.reload();
    await ready();
    await results.waitFor();
    await page.goBack();
    await heading(page, 2, 'Getting started').waitFor();
    expect(await searchBox(page).inputValue()).toBe('');
    await page.goForward();
    await results.waitFor();
  }));

it('opens a clicked result even if the button is held past the blur delay', () => {
  const prepare = ({ clock }: BrowserContext) => clock.install();
  return visit(paths.helpCenter, { isolated: true, prepare }, async ({ page }) => {
    const holdMs = 20 * HELP_BLUR_DELAY_MS;
    await searchBox(page).fill('rotation');
    const result = page.getByRole('option', { name: ROTATION });
    await result.waitFor();
    // A click on the list's padding, which cannot take focus, leaves the list open.
    const list = (await page.getByRole('listbox').boundingBox())!;
    await page.mouse.click(list.x + 3, list.y + list.height / 2);
    await page.clock.runFor(holdMs);
    expect(await result.isVisible()).toBe(true);
    await result.hover();
    await page.mouse.down();
    await page.clock.runFor(holdMs);
    await page.mouse.up();
    await heading(page, 1, ROTATION).waitFor();
  });
});

it('filters the topics of a category and resets the filter', () =>
  visit(CATEGORY, {}, async ({ page }) => {
    const filter = page.getByRole('searchbox', { name: 'Search topics' });
    const all = await topics(page).allInnerTexts();
    const matches = all.filter((topic) => /rotation/i.test(topic));
    await filter.fill('ROTATION');
    await until(async () => (await topics(page).count()) === matches.length, 'filtered topics');
    expect(await topics(page).allInnerTexts()).toEqual(matches);
    await filter.fill('zebra');
    await page.getByRole('status').getByText('No topics found matching your search.').waitFor();
    expect(await page.getByRole('main').getByRole('region').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Show all topics' }).click();
    expect(await filter.inputValue()).toBe('');
    expect(await topics(page).allInnerTexts()).toEqual(all);
    const isFocused = (element: Element) => element === document.activeElement;
    expect(await page.getByRole('heading', { level: 1 }).evaluate(isFocused)).toBe(true);
  }));

const expectRedirect = async ({ page }: Pick<Visit, 'page'>) => {
  await page.getByText('Article not found', { exact: true }).waitFor();
  await page.waitForURL(`**${paths.helpCenter}`);
  await home(page).waitFor();
};

it('answers 404 for a missing article and replaces it with the help center', () =>
  visit(paths.about, { expectedMessages: /status of 404/ }, async ({ page, ready }) => {
    const response = await page.goto(paths.helpArticle('gone'));
    expect(response?.status()).toBe(404);
    await expectRedirect({ page });
    await ready();
    await page.goBack();
    await page.waitForURL(`**${paths.about}`);
  }));

it('replaces the history entry when a link leads to a missing article', () =>
  visit(CATEGORY, { expectedMessages: /status of 404/ }, async ({ page }) => {
    await page.route('**/api/help-center/topic/*', (route) =>
      route.fulfill({ status: 404, json: { message: 'Not found', status: 404 } }),
    );
    const entries = await page.evaluate(() => window.history.length);
    await topics(page).first().click();
    await expectRedirect({ page });
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    await page.goBack();
    await heading(page, 1, 'Leads and assignment').waitFor();
  }));
