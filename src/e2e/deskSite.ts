import type { Page } from 'playwright-core';
import { startMailReceiver } from '../testing/server/receivers.ts';
import { until } from '../testing/until.ts';
import { eventFile, writeContentFolder } from '../server/content/load/content.fixtures.ts';
import { startSite, type RunningSite } from './startSite.ts';
import { visit, type VisitOptions } from './visit.ts';

export const OWNER = 'maya@desk.test';
export const JOURNEY_MS = 300_000;

/** The site runs during the tests of each file that imports this one. */
let site: RunningSite;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
beforeAll(async () => {
  mails = await startMailReceiver();
  site = await startSite({
    CONTENT_DIR: await writeContentFolder({
      'events/live-rotation.md': eventFile({ title: 'Live rotation', capacity: 10 }),
    }),
    SMTP_URL: mails.url,
    OWNER_EMAIL: OWNER,
  });
}, JOURNEY_MS);
afterAll(() => site?.process.kill('SIGKILL'));

export const post = async (address: string, fields: Record<string, string>) => {
  const body = JSON.stringify(fields);
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(site.url + address, { method: 'POST', headers, body });
  expect(status).toBe(200);
};

export const person = (first_name: string) => ({
  first_name,
  last_name: 'Vela',
  phone: '+15035550164',
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

export const atDesk = (options: VisitOptions, test: (page: Page) => Promise<void>) =>
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

export const register = (name: string) =>
  post('/api/webinars/events/live-rotation/register', {
    ...person(name),
    company: 'Vela Homes',
    reason_for_attending: 'To learn',
  });
