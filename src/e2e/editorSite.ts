import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { writeContentFolder } from '../server/content/load/content.fixtures.ts';
import { startMailReceiver } from '../testing/server/receivers.ts';
import { until } from '../testing/until.ts';
import { startSite, type RunningSite } from './startSite.ts';
import { visit, type VisitOptions } from './visit.ts';

const EMAIL = 'writer@editors.test';
export const JOURNEY_MS = 300_000;

/** Documents of the project that the tests edit. The site reads all documents after each change, so the others are few. */
export const EDITED = ['authors.yaml', 'plans.yaml', 'site.yaml', 'posts/the-overdue-list.md'];

/** The site runs during the tests of each file that imports this one. */
let site: RunningSite;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
/** Of the documents. */
let folder: string;
beforeAll(async () => {
  mails = await startMailReceiver();
  const sources = await Promise.all(EDITED.map((file) => readFile(`content/${file}`, 'utf8')));
  folder = await writeContentFolder(
    Object.fromEntries(EDITED.map((file, index) => [file, sources[index]!])),
  );
  site = await startSite({
    CONTENT_DIR: folder,
    SMTP_URL: mails.url,
    OWNER_EMAIL: EMAIL,
    PREVIEW_SECRET: '0123456789abcdef',
    PAGE_CACHE_SECONDS: '86400',
  });
}, JOURNEY_MS);
afterAll(() => site?.process.kill('SIGKILL'));

export const siteOfEditor = () => site.url;
export const editedFile = (file: string) => path.join(folder, file);

const signIn = async (page: Page) => {
  const count = mails.received.length;
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText(`If ${EMAIL} belongs to an editor`).waitFor();
  await until(() => mails.received.length > count, 'the email with the link');
  const text = mails.received.at(-1)!.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  await page.goto(/\/admin\/sign-in\/[\w-]{22}/.exec(text)![0]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/admin/content');
  await page.getByRole('heading', { name: 'Content' }).waitFor();
};

/** The preview runs no scripts, which the browser reports. */
const expectedMessages = /sandboxed|status of (?:409|422)|ERR_FAILED|Loading chunk/;

export const edit = (options: VisitOptions, test: (page: Page) => Promise<void>) =>
  visit(
    '/admin',
    { site: site.url, beforeReady: true, expectedMessages, ...options },
    async ({ page }) => {
      await signIn(page);
      await test(page);
      // The page is used again, and may be left with unsaved changes or without.
      page.removeAllListeners('dialog');
      page.on('dialog', (dialog) => void dialog.accept());
    },
  );

/** Presses a button that loads a page. */
export const press = async (page: Page, name: string) => {
  const loaded = page.waitForEvent('load');
  await page.locator('.editor').getByRole('button', { name, exact: true }).click();
  await loaded;
};

export const save = async (page: Page) => {
  await press(page, 'Save draft');
  await page.getByText('Saved. Visitors don’t see it until it is published.').waitFor();
};

export const publish = async (page: Page) => {
  await press(page, 'Publish');
  await page
    .getByRole('status')
    .getByText(/^Published/)
    .waitFor();
};

export const openMenu = (page: Page) => page.locator('summary[aria-label=More]').first().click();

/** On a phone, the form shows one of its parts. */
export const showPart = async (page: Page, name: 'Text' | 'Details' | 'Preview') => {
  const tab = page.getByRole('link', { name, exact: true });
  if (await tab.isVisible()) await tab.click();
};

export const openFile = (page: Page, file: string) =>
  page.goto(`/admin/edit?file=${encodeURIComponent(file)}`);

export const read = async (address: string) => {
  const answer = await fetch(site.url + address, { redirect: 'manual' });
  const { status, headers } = answer;
  return { status, location: headers.get('location'), text: await answer.text() };
};
