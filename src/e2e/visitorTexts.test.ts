import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { autofill, DEMO_FIELDS, demoServer, field, fillIn } from './leadForms.ts';
import { visit } from './visit.ts';

const { Phone: _, ...OTHER_FIELDS } = DEMO_FIELDS;

const send = async (page: Page) => {
  await page.getByRole('form').getByRole('button', { name: 'Request a demo' }).click();
  await page.getByRole('heading', { name: 'Demo Scheduled Successfully!' }).waitFor();
};

const country = (page: Page) => page.getByRole('button', { name: /^Country code/ });

it.each([
  ['+49 30 901820', 'Germany', '+4930901820'],
  ['+44-20-7946-0018', 'United Kingdom', '+442079460018'],
  ['+39 02 1234 5678', 'Italy', '+390212345678'],
  ['011 44 20 7946 0018', 'United Kingdom', '+442079460018'],
  ['+1 (242) 555-0142', 'Bahamas', '+12425550142'],
])('sends the number %s, typed key by key', (typed, name, phone) => {
  const server = demoServer();
  return visit(paths.requestDemo, { prepare: server.prepare }, async ({ page }) => {
    await fillIn(page, OTHER_FIELDS);
    await field(page, 'Phone').pressSequentially(typed);
    expect(await field(page, 'Phone').inputValue()).toBe(typed);
    await page.getByRole('button', { name: new RegExp(`^Country code: ${name}`) }).waitFor();
    await send(page);
    expect(server.posts).toMatchObject([{ phone }]);
  });
});

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

it.each(['jörg@example.com', 'ada@münchen.example'])(
  'accepts the email address %s in the newsletter box and in the demo form',
  (email) => {
    const server = demoServer();
    return visit(paths.requestDemo, { prepare: server.prepare }, async ({ page }) => {
      await fillIn(page, { ...DEMO_FIELDS, Email: email });
      await send(page);
      const [, domain] = email.split('@');
      expect(server.posts).toMatchObject([
        { email: email.replace(domain!, new URL(`https://${domain}`).hostname) },
      ]);
      await page.goto(paths.blog);
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByRole('status').first().waitFor();
    });
  },
);

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

/** Runs in the page. */
const reportUnknownZone = (zone: string) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone: zone };
  };
};

it.each(['Etc/Unknown', ''])('works in a browser whose time zone is "%s"', (zone) => {
  const server = demoServer();
  const prepare = async (context: BrowserContext) => {
    await context.addInitScript(reportUnknownZone, zone);
    await server.prepare(context);
  };
  const options = { prepare, isolated: true, timeZone: 'Europe/Berlin' };
  return visit(paths.event('import-day-together'), options, async ({ page, ready }) => {
    await ready();
    await page.getByText('Pacific Time').first().waitFor();
    expect(await page.getByText('Your time').count()).toBe(0);
    await page.goto(paths.requestDemo);
    await ready();
    await page.getByText('Times are in Pacific Time.').waitFor();
    await fillIn(page, DEMO_FIELDS);
    await send(page);
    await page.getByText('Thursday, December 3, 2099, 2:00 PM Pacific Time').waitFor();
    expect(server.posts).toMatchObject([{ preferred_datetime: '2099-12-03T22:00:00.000Z' }]);
  });
});
