import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { field, focused, REGISTRATION_FIELDS, toast } from './leadForms.ts';
import { siteUrl, visit } from './visit.ts';

/** Events that are always to come. */
const EVENT = paths.event('import-day-together');

const formOf = (page: Page) => page.getByRole('form', { name: 'Register for this Event' });
const submitOf = (page: Page) => formOf(page).getByRole('button', { name: 'Register Now' });
const success = (page: Page) => page.getByRole('heading', { name: 'Registration Successful!' });

it('can be filled in and sent by keyboard alone, to the server itself', () =>
  visit(EVENT, {}, async ({ page, ready }) => {
    await ready();
    const { keyboard } = page;
    await field(page, 'First name').focus();
    const email = `keys-${Date.now()}@example.com`;
    for (const [label, text] of Object.entries({ ...REGISTRATION_FIELDS, Email: email })) {
      // The button of the country codes comes before its number.
      if (label === 'Phone') await keyboard.press('Tab');
      await focused(page, label);
      await keyboard.type(text);
      await keyboard.press('Tab');
    }
    await submitOf(page).and(page.locator(':focus')).waitFor();
    await keyboard.press('Enter');
    await success(page).and(page.locator(':focus')).waitFor();
    await toast(page, 'status', 'Registration submitted successfully!').waitFor();
    expect(await page.getByText(email).isVisible()).toBe(true);
    // What was sent is nowhere in the address, and no longer in the tab.
    expect(page.url()).toBe(siteUrl() + EVENT);
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).not.toMatch(/Neil|@|5550142|draft/);
  }));
