import type { Page } from 'playwright-core';
import { startMailReceiver } from '../testing/server/receivers.ts';
import { until } from '../testing/until.ts';
import { eventFile, writeContentFolder } from '../server/content/load/content.fixtures.ts';
import { axeViolations } from './axe.ts';
import { startSite, type RunningSite } from './startSite.ts';
import { visit, widths, type VisitOptions } from './visit.ts';

const OWNER = 'maya@desk.test';
const JOURNEY_MS = 300_000;

let site: RunningSite;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
beforeAll(async () => {
  mails = await startMailReceiver();
  site = await startSite({
    CONTENT_DIR: await writeContentFolder({
      'events/live-rotation.md': eventFile({ title: 'Live rotation', capacity: 10 }),
    }),
    ...{ SMTP_URL: mails.url, OWNER_EMAIL: OWNER },
  });
}, JOURNEY_MS);
afterAll(() => site?.process.kill('SIGKILL'));

const post = async (address: string, fields: Record<string, string>) => {
  const body = JSON.stringify(fields);
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(site.url + address, { method: 'POST', headers, body });
  expect(status).toBe(200);
};

const person = (first_name: string) => ({
  ...{ first_name, last_name: 'Vela', phone: '+15035550164' },
  email: `${first_name.toLowerCase()}@vela.example`,
});

const signIn = async (page: Page) => {
  const links = () =>
    mails.received.flatMap(({ raw, to }) => {
      if (!to.includes(OWNER)) return [];
      const text = raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
      return /\/admin\/sign-in\/[\w-]{22}/.exec(text)?.[0] ?? [];
    });
  const count = links().length;
  await page.getByLabel('Email address').fill(OWNER);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await until(() => links().length > count, 'the email with the link');
  await page.goto(links().at(-1)!);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
};

const atDesk = (options: VisitOptions, test: (page: Page) => Promise<void>) =>
  visit(
    '/admin',
    {
      site: site.url,
      beforeReady: true,
      expectedMessages: /status of (?:403|404|422)|sandboxed/,
      ...options,
    },
    async ({ page }) => {
      await signIn(page);
      await test(page);
    },
  );

const register = (name: string) =>
  post('/api/webinars/events/live-rotation/register', {
    ...person(name),
    ...{ company: 'Vela Homes', reason_for_attending: 'To learn' },
  });

it.each([
  ['with scripts on a desktop', { width: widths.desktop }],
  ['without scripts on a phone', { width: widths.phone, javaScript: false }],
])(
  'answers a lead, writes to guests and adds a person %s',
  async (_how, options) => {
    // A bot fills in the hidden field.
    await post('/api/request-demo', {
      ...person('Marcus'),
      ...{ real_estate_experience: '4+ deals a month', monthly_budget: '0-$500' },
      ...{ preferred_datetime: '2099-01-05T18:00:00.000Z', opening_hours: 'x' },
    });
    await register('Ann');
    await atDesk(options, async (page) => {
      await page.getByRole('link', { name: 'Look at them' }).click();
      await page.getByRole('link', { name: 'Marcus Vela' }).first().click();
      await page.getByRole('button', { name: 'Release' }).click();
      await page.getByText('Released. Its emails are on their way.').waitFor();
      await page.getByRole('button', { name: 'Delete this person' }).click();
      await page.getByRole('heading', { name: 'Delete everything that' }).waitFor();
      await page.getByRole('button', { name: 'Delete this person' }).click();
      await page.getByText('Everything that this person sent is deleted.').waitFor();

      await page.goto('/admin/events/live-rotation');
      await page.getByLabel('Subject').fill('The spreadsheet');
      await page.getByLabel('Text').fill('Here it is.');
      await page.getByRole('button', { name: 'Look at the email' }).click();
      await page.getByRole('button', { name: 'Send to 1 guest' }).click();
      await page.getByText('on its way to 1 guest').waitFor();

      await page.goto('/admin/people');
      await page.getByLabel('Email address').fill(`tom${options.width}@desk.test`);
      await page.getByLabel('Role').selectOption('sales');
      await page.getByRole('button', { name: 'Add person' }).click();
      await page.getByText('Added. All owners get an email.').waitFor();
      await page.getByLabel(`Change tom${options.width}@desk.test`).click();
      await page.getByRole('link', { name: 'Remove from the desk' }).click();
      await page.getByRole('button', { name: 'Remove' }).click();
      await page.getByText('Removed and signed out.').waitFor();
    });
  },
  JOURNEY_MS,
);

it(
  'has no accessibility violation on any screen',
  async () => {
    await register('Ben');
    await post('/api/request-demo', {
      ...person('Cleo'),
      ...{ real_estate_experience: '4+ deals a month', monthly_budget: '0-$500' },
      ...{ preferred_datetime: '2099-01-06T18:00:00.000Z', opening_hours: 'x' },
    });
    const found: Record<string, string[]> = {};
    await atDesk({}, async (page) => {
      const look = async (screen: string) => {
        for (const width of [widths.desktop, widths.phone]) {
          await page.setViewportSize({ width, height: 844 });
          const violations = await axeViolations(page);
          if (violations.length > 0) found[`${screen} at ${width}`] = violations;
        }
      };
      const screens = [
        '/admin',
        '/admin/leads',
        '/admin/leads?q=nobody',
        '/admin/leads/HD-000000',
        '/admin/events',
        '/admin/events/live-rotation',
        '/admin/people',
        `/admin/people/change?action=remove&address=${encodeURIComponent(OWNER)}`,
        '/admin/status',
        '/admin/newsletter',
      ];
      for (const screen of screens) {
        await page.goto(screen);
        await look(screen);
      }
      await page.goto('/admin/newsletter');
      await page.getByRole('button', { name: 'Write an issue' }).click();
      await look('an issue');
      await page.goto('/admin/leads?status=held');
      await page.getByRole('link', { name: 'Cleo Vela' }).click();
      await look('a held lead');
      await page.getByRole('button', { name: 'Discard' }).click();
      await look('a question');
      await page.goto('/admin/events/live-rotation');
      await page.getByLabel('Subject').fill('x');
      await page.getByLabel('Text').fill('Here it is.');
      await page.getByRole('button', { name: 'Look at the email' }).click();
      await look('an email before it goes');
      await page.goto('/admin/people');
      await page.locator('summary').last().press('Enter');
      await look('an open menu');
    });
    expect(found).toEqual({});
  },
  JOURNEY_MS,
);
