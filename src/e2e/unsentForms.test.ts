import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { formsStrings } from '../strings/forms.ts';
import { copyContent } from '../testing/server/copyContent.ts';
import { until } from '../testing/until.ts';
import { DEMO_FIELDS, field, fillIn, REGISTRATION_FIELDS } from './leadForms.ts';
import { startSite } from './startSite.ts';
import { goInside, visit } from './visit.ts';

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

const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

describe('with office hours in Los Angeles', () => {
  let folder: string;
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'office-'));
    const content = path.join(folder, 'content');
    await copyContent(content);
    const hours = EVERY_DAY.map((day) => `  ${day}: 09:00-17:00\n`).join('');
    await writeFile(path.join(content, 'office.yaml'), `hours:\n${hours}`);
    site = await startSite({ CONTENT_DIR: content, PAGE_CACHE_SECONDS: '0' });
  });
  afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['Europe/Berlin', '21:00'],
    ['Asia/Tokyo', '03:00'],
    ['Asia/Kolkata', '23:30'],
    ['Pacific/Kiritimati', '08:00'],
    ['America/Los_Angeles', '10:00'],
  ])('keeps date and time of a draft in %s', (timeZone, hour) =>
    visit(paths.requestDemo, { site: site.url, timeZone }, async ({ page, ready }) => {
      const date = field(page, 'Preferred date');
      const time = field(page, 'Preferred time');
      const wanted = time.locator(`option[value="${hour}"]`);
      await page.getByText('Choose a date first').waitFor({ state: 'attached' });
      await date.selectOption({ index: 4 });
      await wanted.waitFor({ state: 'attached' });
      await time.selectOption(hour);
      const day = await date.inputValue();
      for (const _reload of [1, 2]) {
        await page.reload();
        await ready();
        await until(async () => (await time.inputValue()) === hour, 'the time of the draft');
        expect(await date.inputValue()).toBe(day);
      }
    }),
  );
});
