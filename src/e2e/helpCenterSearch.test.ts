import type { BrowserContext } from 'playwright-core';
import { HELP_BLUR_DELAY_MS } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { failedSearch, foundArticles, queryOf, watchSearches } from './helpCenterSearches.ts';
import { axeViolations, visit, widths, type Visit } from './visit.ts';

type Page = Visit['page'];

/** Milliseconds without a key after which a query is sent. */
const TYPING_PAUSE_MS = 250;
/** Far longer than the box takes to close after it has lost the focus. */
const LONG_PRESS_MS = 20 * HELP_BLUR_DELAY_MS;
const ROTATION = 'Set up a round-robin rotation';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the help center' });
const options = (page: Page) => page.getByRole('option');
/** An answer that waits to be let go. */
const heldBack = () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => (release = resolve));
  return { after, release };
};

it('asks once a pause, however fast somebody types', async () => {
  const { searches, prepare } = watchSearches();
  const stopClock = (context: BrowserContext) =>
    context.clock.install().then(() => prepare(context));
  await visit(paths.helpCenter, { alone: true, prepare: stopClock }, async ({ page, ready }) => {
    await ready();
    await page.clock.pauseAt(Date.now() + 60_000);
    await box(page).pressSequentially('rotatio');
    await page.clock.runFor(TYPING_PAUSE_MS - 1);
    await box(page).press('n');
    await page.clock.runFor(TYPING_PAUSE_MS - 1);
    expect(searches).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await options(page).first().waitFor();
    expect(searches).toEqual(['rotation']);
  });
});

it('never shows an older answer over a newer one', async () => {
  const { after, release } = heldBack();
  const { searches, prepare } = watchSearches(async (route, query) => {
    if (query === 'lead') await after;
    await route.fulfill(foundArticles(query === 'lead' ? 'The older' : 'The newer'));
  });
  await visit(paths.helpCenter, { prepare }, async ({ page, ready }) => {
    await ready();
    const older = page.waitForResponse((response) => queryOf(response.url()) === 'lead');
    const asked = page.waitForRequest((request) => queryOf(request.url()) === 'lead');
    await box(page).fill('lead');
    await page.getByText('Searching...').waitFor();
    await asked;
    await box(page).fill('leads');
    await page.getByRole('option', { name: 'The newer' }).waitFor();
    expect(searches).toEqual(['lead', 'leads']);
    release();
    await (await older).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await options(page).allInnerTexts()).toEqual([expect.stringContaining('The newer')]);
  });
});

it('is a combobox: arrows choose, Enter opens what is chosen, Back returns', async () => {
  await visit(paths.helpCenter, {}, async ({ page, ready }) => {
    await ready();
    await page.keyboard.press('Tab');
    while (!(await box(page).evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('rotation');
    await options(page).first().waitFor();
    const count = await options(page).count();
    expect(await page.getByRole('status').allInnerTexts()).toContain(`${count} results available`);
    expect(await box(page).getAttribute('aria-expanded')).toBe('true');
    expect(await box(page).getAttribute('aria-activedescendant')).toBeNull();

    await page.keyboard.press('ArrowUp');
    const chosen = page.locator('[role=option][aria-selected=true]');
    const last = await options(page).last().getAttribute('id');
    expect(await box(page).getAttribute('aria-activedescendant')).toBe(last);
    await page.keyboard.press('ArrowDown');
    expect(await chosen.innerText()).toContain(ROTATION);
    expect(await chosen.locator('mark').first().innerText()).toMatch(/^rotation$/i);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.helpArticle('set-up-a-round-robin-rotation')}`);
    await page.getByRole('heading', { level: 1, name: ROTATION }).waitFor();

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'How can we help?' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

it('submits the query with Enter, keeps it in the address, and goes back to the categories', async () => {
  await visit(paths.helpCenter, {}, async ({ page, ready }) => {
    await ready();
    await box(page).fill('rotation');
    await box(page).press('Enter');
    await page.waitForURL('**/help-center?q=rotation');
    const title = page.getByRole('heading', { level: 2, name: 'Results for “rotation”' });
    await title.waitFor();
    expect(await options(page).count()).toBe(0);
    await page
      .getByRole('status')
      .getByText(/^\d+ articles$/)
      .waitFor();
    expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(1);
    await page.reload();
    await ready();
    await title.waitFor();
    expect(await box(page).inputValue()).toBe('rotation');
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Getting started' }).waitFor();
    expect(await box(page).inputValue()).toBe('');
    await page.goForward();
    await title.waitFor();
  });
});

it('closes with Escape and with what else takes focus, and opens again while it is typed in', async () => {
  await visit(paths.helpCenter, { width: widths.phone }, async ({ page, ready }) => {
    await ready();
    await box(page).fill('rotation');
    await options(page).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await box(page).inputValue()).toBe('rotation');
    expect(await box(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('s');
    await options(page).first().waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await options(page).first().waitFor({ state: 'detached' });
    await box(page).focus();
    await options(page).first().waitFor();
    // Also from among the results, which Tab reaches.
    await page.keyboard.press('Tab');
    expect(await page.locator('[role=option]:focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await box(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

it('opens a result that is clicked, before the box has closed over it', async () => {
  const prepare = (context: BrowserContext) => context.clock.install();
  await visit(paths.helpCenter, { alone: true, prepare }, async ({ page, ready }) => {
    await ready();
    await box(page).fill('rotation');
    const result = page.getByRole('option', { name: ROTATION });
    await result.waitFor();
    // A press beside the words, on what cannot take focus, leaves the list open, too.
    const list = (await page.getByRole('listbox').boundingBox())!;
    await page.mouse.click(list.x + 3, list.y + list.height / 2);
    await page.clock.runFor(LONG_PRESS_MS);
    expect(await result.isVisible()).toBe(true);
    await result.hover();
    await page.mouse.down();
    await page.clock.runFor(LONG_PRESS_MS);
    await page.mouse.up();
    await page.getByRole('heading', { level: 1, name: ROTATION }).waitFor();
  });
});

it('says that it is searching, that it failed, and that there is nothing', async () => {
  const { after, release } = heldBack();
  const { prepare } = watchSearches(async (route, query) => {
    if (query === 'slow') await after;
    await route.fulfill(query === 'broken' ? failedSearch : foundArticles());
  });
  const settings = { prepare, expectedMessages: /status of 400/, width: widths.phone };
  await visit(paths.helpCenter, settings, async ({ page, ready }) => {
    await ready();
    const status = page.getByRole('search').locator('..').getByRole('status');
    for (const [query, words] of [
      ['slow', 'Searching...'],
      ['broken', 'Error fetching results'],
      ['nothing', 'No results found'],
    ] as const) {
      await box(page).fill(query);
      await status.getByText(words, { exact: true }).waitFor();
      expect(await box(page).getAttribute('aria-expanded')).toBe('false');
      expect(await axeViolations(page)).toEqual([]);
    }
    release();
  });
});

it('offers ways on from a search that found nothing', async () => {
  await visit(`${paths.helpCenter}?q=leds%20zzzzzz`, {}, async ({ page, ready }) => {
    await ready();
    const main = page.getByRole('main');
    for (const words of ['No result found', 'Try searching another keyword.', 'Popular topics']) {
      await main.getByText(words, { exact: true }).waitFor();
    }
    await main.getByRole('link', { name: 'leads zzzzzz' }).waitFor();
    await main.getByRole('link', { name: 'Browse help center' }).click();
    await page.waitForURL(`**${paths.helpCenter}`);
    await page.getByRole('heading', { level: 2, name: 'Getting started' }).waitFor();
    expect(await box(page).inputValue()).toBe('');
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.matches(':focus')),
    ).toBe(true);
  });
});

it('takes the visitor to what was meant', async () => {
  const { prepare } = watchSearches((route, query) =>
    route.fulfill(query === 'voicemail' ? foundArticles('Voicemail') : foundArticles()),
  );
  await visit(paths.helpCenter, { prepare }, async ({ page, ready }) => {
    await ready();
    await box(page).fill('voicemial');
    await box(page).press('Enter');
    await page.getByText('Did you mean').getByRole('link', { name: 'voicemail' }).click();
    await page.waitForURL('**/help-center?q=voicemail');
    await page.getByText('1 article', { exact: true }).waitFor();
    expect(await box(page).inputValue()).toBe('voicemail');
  });
});

it('searches without scripts, as a form that asks for the same address', async () => {
  await visit(paths.helpCenter, { javaScript: false }, async ({ page }) => {
    await box(page).fill('rotation');
    await box(page).press('Enter');
    await page.waitForURL('**/help-center?q=rotation');
    expect(await box(page).inputValue()).toBe('rotation');
    await page.getByRole('main').getByRole('link', { name: ROTATION }).click();
    await page.getByRole('heading', { level: 1, name: ROTATION }).waitFor();
    await page.goto(`${paths.helpCenter}?q=zzzzzz`);
    await page.getByRole('link', { name: 'Browse help center' }).click();
    await page.getByRole('heading', { level: 2, name: 'Getting started' }).waitFor();
  });
});
