import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { autofill, DEMO_FIELDS, demoServer, field, fillIn } from './leadForms.ts';
import { visit } from './visit.ts';
import {
  acceptsAddress,
  OTHER_FIELDS,
  send,
  sendsTypedNumber,
  worksInZone,
} from './visitorTextJourneys.ts';

const country = (page: Page) => page.getByRole('button', { name: /^Country code/ });

// `walks/visitorTexts.test.ts` has other numbers, addresses and zones.
it.each([
  ['+49 30 901820', 'Germany', '+4930901820'],
  ['011 44 20 7946 0018', 'United Kingdom', '+442079460018'],
])('sends the number %s, typed key by key', sendsTypedNumber);

it('sends what the field shows after edits, a paste and the choice of a country', () => {
  const server = demoServer();
  return visit(paths.requestDemo, { prepare: server.prepare }, async ({ page }) => {
    const { keyboard } = page;
    await fillIn(page, OTHER_FIELDS);
    await country(page).click();
    await keyboard.type('germany');
    await keyboard.press('Enter');
    await keyboard.insertText('30 90');
    await keyboard.press('Home');
    await keyboard.type('0');
    await keyboard.press('End');
    await keyboard.type('18X');
    await keyboard.press('Backspace');
    await keyboard.insertText('20');
    await keyboard.press('Tab');
    expect(await field(page, 'Phone').inputValue()).toBe('030 901820');
    expect(await country(page).textContent()).toBe('+49');
    await send(page);
    expect(server.posts).toMatchObject([{ phone: '+4930901820' }]);
  });
});

it('explains at the field that a number has an extension, and keeps it', () =>
  visit(paths.requestDemo, {}, async ({ page }) => {
    await fillIn(page, { ...DEMO_FIELDS, Phone: '503-555-0142 x7' });
    await page.getByRole('form').getByRole('button', { name: 'Request a demo' }).click();
    await page.getByText('Invalid phone number. Please leave out the extension.').waitFor();
    expect(await field(page, 'Phone').inputValue()).toBe('503-555-0142 x7');
  }));

it('accepts an email address of an international domain in the newsletter box and in the demo form', () =>
  acceptsAddress('ada@münchen.example'));

it('sends a number that autofill entered without a key press', () => {
  const server = demoServer();
  return visit(paths.requestDemo, { prepare: server.prepare }, async ({ page }) => {
    await fillIn(page, OTHER_FIELDS);
    await autofill(page, { phone: '5035550142' });
    await field(page, 'Phone').evaluate((input: HTMLInputElement) => {
      input.value = '+44 20 7946 0018';
    });
    await send(page);
    expect(server.posts).toMatchObject([{ phone: '+442079460018' }]);
  });
});

it('works in a browser whose time zone is unknown', () => worksInZone('Etc/Unknown'));
