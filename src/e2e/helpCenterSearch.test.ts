import type { BrowserContext } from 'playwright-core';
import { HELP_BLUR_DELAY_MS } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { axeViolations, visit, type Visit } from './visit.ts';

type Page = Visit['page'];

/** Far longer than the box takes to close after it has lost the focus. */
const LONG_PRESS_MS = 20 * HELP_BLUR_DELAY_MS;
const ROTATION = 'Set up a round-robin rotation';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the help center' });
const options = (page: Page) => page.getByRole('option');

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
