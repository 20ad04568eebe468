import type { BrowserContext } from 'playwright-core';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { formsStrings } from '../strings/forms.ts';
import { until } from '../testing/until.ts';
import { DEMO_FIELDS, field, fillIn, REGISTRATION_FIELDS } from './leadForms.ts';
import { startOffice } from './officeSite.ts';
import { visit } from './visit.ts';
import { goInside } from './pageSteps.ts';

const EVENT = 'import-day-together';

/** A server that cannot be reached while the browser is online. */
const unreachableServer = (pattern: string) => {
  const keys: (string | undefined)[] = [];
  let isUp = false;
  const prepare = (context: BrowserContext) =>
    context.route(pattern, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await (isUp ? route.continue() : route.abort('connectionrefused'));
    });
  return { keys, prepare, start: () => (isUp = true) };
};

it.each([
  ['demo', paths.requestDemo, callPath('requestDemo'), DEMO_FIELDS, 'Request a demo'],
  [
    'registration',
    paths.event(EVENT),
    callPath('register', { id: '*' }).replace('%2A', '*'),
    REGISTRATION_FIELDS,
    'Register Now',
  ],
] as const)(
  'sends a %s again from other pages and after a reload, and leaves the visitor alone meanwhile',
  (_what, address, call, fields, button) => {
    const { keys, prepare, start } = unreachableServer(`**${call}`);
    const options = { prepare, expectedMessages: /ERR_CONNECTION_REFUSED/ };
    return visit(address, options, async ({ page, ready }) => {
      const email = `unsent-${Date.now()}@example.com`;
      await fillIn(page, { ...fields, Email: email });
      await page.getByRole('form').getByRole('button', { name: button }).click();
      const message = page.getByText(formsStrings.unsent);
      await message.waitFor();

      await field(page, 'Last name').focus();
      await until(() => keys.length > 2, 'two retries');
      expect(await field(page, 'Last name').evaluate((input) => input.matches(':focus'))).toBe(
        true,
      );

      await goInside(page, paths.about);
      const before = keys.length;
      await until(() => keys.length > before, 'a retry from another page');
      await goInside(page, address);
      await message.waitFor();
      expect(await field(page, 'Email').inputValue()).toBe(email);

      await page.reload();
      await ready();
      await message.waitFor();
      expect(await field(page, 'Email').inputValue()).toBe(email);
      start();
      await page.getByRole('heading', { name: /Successful/ }).waitFor();
      expect(new Set(keys).size).toBe(1);
      const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
      expect(stored).not.toContain(email);
    });
  },
);

it.each(['quota', 'corrupt values'])('sends a form in a tab with %s', async (fault) => {
  const prepare = (context: BrowserContext) =>
    context.addInitScript((name) => {
      if (name === 'quota') {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        return;
      }
      for (const key of ['form:request-demo', 'newsletter-pending', 'source', 'form:newsletter'])
        sessionStorage.setItem(key, '{"draft":');
    }, fault);
  await visit(paths.requestDemo, { isolated: true, prepare }, async ({ page }) => {
    await fillIn(page, { ...DEMO_FIELDS, Email: `stored-${Date.now()}@example.com` });
    await page.getByRole('form').getByRole('button', { name: 'Request a demo' }).click();
    await page.getByRole('heading', { name: /Successful/ }).waitFor();
  });
});

describe('with office hours in Los Angeles', () => {
  const office = startOffice();

  // `walks/unsentForms.test.ts` has other zones.
  it.each([
    ['Europe/Berlin', '21:00'],
    ['Asia/Kolkata', '23:30'],
  ])('keeps date and time of a draft in %s', office.keepsDraft);
});
