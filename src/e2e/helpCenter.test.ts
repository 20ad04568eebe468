import type { BrowserContext, Page } from 'playwright-core';
import { HELP_BLUR_DELAY_MS } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { visit } from './visit.ts';

const ROTATION = 'Set up a round-robin rotation';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search the help center' });
const heading = (page: Page, level: number, name: string) =>
  page.getByRole('heading', { level, name });
const home = (page: Page) => heading(page, 1, 'How can we help?');

it('opens a search result with the keyboard and returns with Back', () =>
  visit(paths.helpCenter, {}, async ({ page }) => {
    do await page.keyboard.press('Tab');
    while (!(await searchBox(page).evaluate((field) => field === document.activeElement)));
    await page.keyboard.type('rotation');
    const options = page.getByRole('option');
    await options.first().waitFor();
    const count = await options.count();
    expect(await page.getByRole('status').allInnerTexts()).toContain(`${count} results available`);

    await page.keyboard.press('ArrowDown');
    const selected = page.locator('[role=option][aria-selected=true]');
    expect(await selected.innerText()).toContain(ROTATION);
    expect(await selected.locator('mark').first().innerText()).toMatch(/^rotation$/i);
    await page.keyboard.press('Enter');
    await heading(page, 1, ROTATION).waitFor();

    await page.goBack();
    await home(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
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

it('answers 404 for a missing article and replaces it with the help center', () =>
  visit(paths.about, { expectedMessages: /status of 404/ }, async ({ page, ready }) => {
    const response = await page.goto(paths.helpArticle('gone'));
    expect(response?.status()).toBe(404);
    await page.getByText('Article not found', { exact: true }).waitFor();
    await page.waitForURL(`**${paths.helpCenter}`);
    await home(page).waitFor();
    await ready();
    await page.goBack();
    await page.waitForURL(`**${paths.about}`);
  }));

it.each([
  // Alone in its row, and beside the third group.
  ['the last group', 'billing', 'main section:has(h2:text-is("Payment"))', false],
  [
    'the film',
    'getting-started',
    'main article:has-text("Set up your office in an afternoon")',
    true,
  ],
])('ends the last row of groups with %s of %s', (_, id, last, isBeside) =>
  visit(paths.helpCategory(id), {}, async ({ page }) => {
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const rightOf = async (selector: string) => {
      const { x, width } = await boxOf(selector);
      return x + width;
    };
    const group = (index: number) => `main section:has(ul) >> nth=${index}`;
    expect(await rightOf(last)).toBeCloseTo(await rightOf(group(1)), 0);
    expect((await boxOf(last)).x > (await rightOf(group(0)))).toBe(isBeside);
    expect((await boxOf(last)).y).toBeCloseTo((await boxOf(group(2))).y, 0);
  }),
);

it('opens the first article of a category in one step, and lights the window of the link', () =>
  visit(paths.helpCenter, {}, async ({ page }) => {
    const window = page.locator('main article', { hasText: 'Change your plan' });
    const glass = () =>
      window.evaluate((element) => getComputedStyle(element).getPropertyValue('--glass'));
    const dark = await glass();
    const link = window.getByRole('link', { name: 'Change your plan' });
    await link.focus();
    expect(await glass()).not.toBe(dark);
    await link.click();
    await heading(page, 1, 'Change your plan').waitFor();
  }));
