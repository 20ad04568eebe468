import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { demoServer, field } from './leadForms.ts';
import { nextIdleMoment, visit } from './visit.ts';

const countryButton = (page: Page) => page.getByRole('button', { name: /^Country code/ });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search countries' });
const countries = (page: Page) => page.getByRole('listbox', { name: 'Countries' });

/** The name of what has the focus, as assistive technology tells it. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    return (
      element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent
    );
  });

it('opens the list by a press during which its code comes', () =>
  visit(paths.requestDemo, { alone: true }, async ({ page, ready }) => {
    await ready();
    await countryButton(page).hover();
    const code = page.waitForResponse(/\/assets\/phone\./);
    await page.mouse.down();
    await (await code).finished();
    await nextIdleMoment(page);
    await page.mouse.up();
    await countries(page).getByRole('option').first().waitFor();
  }));

it('can be filled in and sent by keyboard alone', () => {
  const server = demoServer();
  return visit(paths.requestDemo, { prepare: server.prepare }, async ({ page, ready }) => {
    await ready();
    const { keyboard } = page;
    const next = async (name: string) => {
      await keyboard.press('Tab');
      expect(await focusedName(page)).toBe(name);
    };
    // Up to the form with the mouse's help; from there on without it.
    await page.getByRole('heading', { name: 'Choose a time' }).click();
    await next('First name');
    await keyboard.type('Zoë');
    await next('Last name');
    await keyboard.type("O'Neil");

    await next('Country code: United States, +1');
    await keyboard.press('Enter');
    await search(page).and(page.locator(':focus')).waitFor();
    expect(await focusedName(page)).toBe('Search countries');
    // At once: on a slow machine the search would settle between two keys, and again after them.
    await keyboard.insertText('united');
    await countries(page).getByRole('option', { name: 'Tanzania' }).waitFor({ state: 'detached' });
    // The United States, the Emirates, the Kingdom.
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await field(page, 'Phone').and(page.locator(':focus')).waitFor();
    const chosen = await countryButton(page).getAttribute('aria-label');
    expect(chosen).toBe('Country code: United Kingdom, +44');
    await keyboard.type('2079460018');

    await next('Email');
    await keyboard.type('zoe@example.com');
    await next('Real-estate experience');
    await keyboard.press('ArrowDown');
    await next('Monthly budget');
    await keyboard.type('$2,5');
    await next('Preferred date');
    await keyboard.type('12032099');
    // Past the parts of the date and the button of its calendar.
    for (let presses = 0; presses < 4; presses += 1) {
      if ((await focusedName(page)) === 'Preferred time') break;
      await keyboard.press('Tab');
    }
    expect(await focusedName(page)).toBe('Preferred time');
    await keyboard.type('2:');
    await next('Request a demo');
    await keyboard.press('Enter');

    const title = page.getByRole('heading', { name: 'Demo Scheduled Successfully!' });
    await title.and(page.locator(':focus')).waitFor();
    expect(server.posts.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        first_name: 'Zoë',
        last_name: "O'Neil",
        phone: '+442079460018',
        email: 'zoe@example.com',
        real_estate_experience: 'just get started',
        monthly_budget: '$2,500+',
        preferred_datetime: await page.evaluate(() => new Date(2099, 11, 3, 14).toISOString()),
      }),
    ]);
    await next('Copy demo ID');
  });
});
