import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { writeContentFolder } from '../server/content/load/content.fixtures.ts';
import { startMailReceiver } from '../testing/server/receivers.ts';
import { until } from '../testing/until.ts';
import { axeViolations } from './axe.ts';
import { rewrite, textOf } from './markdownText.ts';
import { startSite, type RunningSite } from './startSite.ts';
import { visit, widths, type VisitOptions } from './visit.ts';

const EMAIL = 'writer@editors.test';
const JOURNEY_MS = 300_000;
const POST = 'posts/the-overdue-list.md';
const ADDRESS = `/admin/edit?file=${encodeURIComponent(POST)}`;

let site: RunningSite;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
beforeAll(async () => {
  mails = await startMailReceiver();
  const files = ['authors.yaml', 'site.yaml', POST];
  const sources = await Promise.all(files.map((file) => readFile(`content/${file}`, 'utf8')));
  site = await startSite({
    CONTENT_DIR: await writeContentFolder(
      Object.fromEntries(files.map((file, index) => [file, sources[index]!])),
    ),
    ...{ SMTP_URL: mails.url, OWNER_EMAIL: EMAIL },
  });
}, JOURNEY_MS);
afterAll(() => site?.process.kill('SIGKILL'));

const signIn = async (page: Page) => {
  const count = mails.received.length;
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await until(() => mails.received.length > count, 'the email with the link');
  const text = mails.received.at(-1)!.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  await page.goto(/\/admin\/sign-in\/[\w-]{22}/.exec(text)![0]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Content' }).first().waitFor();
};

/** The preview runs no scripts, which the browser reports. */
const expectedMessages = /sandboxed|status of (?:409|422)|ERR_FAILED|Loading chunk/;

const edit = (options: VisitOptions, test: (page: Page) => Promise<void>) =>
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

/** Puts formatted text on the clipboard, as word processors do. */
const copy = (page: Page, html: string, plain: string) =>
  page.evaluate(
    ([formatted = '', words = '']) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([formatted], { type: 'text/html' }),
          'text/plain': new Blob([words], { type: 'text/plain' }),
        }),
      ]),
    [html, plain],
  );

const expectFocus = async (page: Page, name: string) => {
  const focused = page.locator(':focus');
  await page.waitForFunction(() => document.activeElement !== document.body);
  expect(
    await focused.evaluate(
      (element) =>
        element.ariaLabel ??
        document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
    ),
  ).toBe(name);
};

it('saves a document by itself, and shows it as changed', () =>
  edit({}, async (page) => {
    await page.goto(ADDRESS);
    await page.locator('[data-state]').getByText('Live').waitFor();
    const saved = page.waitForResponse('**/admin/edit/save?**');
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Another title');
    expect((await saved).status()).toBe(200);
    await page.locator('[data-state]').getByText('Changed').waitFor();
    await page.reload();
    expect(await title.inputValue()).toBe('Another title');
  }));

it.each([widths.desktop, widths.phone])(
  'writes a text by the keyboard at %i px',
  (width) =>
    edit({ width }, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(ADDRESS);
      const text = page.locator('.cm-content');
      await rewrite(page, '');
      const { keyboard } = page;
      const press = async (...keys: string[]) => {
        for (const key of keys) await keyboard.press(key);
      };
      await keyboard.type('one');
      await press('ControlOrMeta+b', 'End', 'Enter', 'Enter');
      expect(await textOf(page)).toBe('**one**\n\n');
      await keyboard.type('- first');
      await press('Enter');
      await keyboard.type('second');
      await press('Tab', 'Enter', 'Enter');
      expect(await textOf(page)).toBe('**one**\n\n- first\n  - second\n- ');

      // The toolbar is one stop, and the text another.
      await rewrite(page, 'Plans');
      await press('Alt+F10');
      await expectFocus(page, 'Heading');
      await press('ArrowRight', 'ArrowRight', 'ArrowRight');
      await expectFocus(page, 'Link');
      await press('Enter');
      await page.getByRole('combobox', { name: 'Page or address' }).waitFor();
      await keyboard.type('pric');
      await page.getByRole('option', { name: 'Pricing' }).waitFor();
      await press('ArrowDown', 'Enter', 'Enter');
      expect(await textOf(page)).toBe('[Plans](/pricing)');
      await expectFocus(page, 'Text');

      await press('ControlOrMeta+End', 'Enter', 'Enter');
      await copy(page, '<h1>Pasted</h1><ul><li>A <b>list</b></li></ul>', 'Pasted A list');
      await press('ControlOrMeta+v');
      await until(async () => (await textOf(page)).includes('- A **list**'), 'the Markdown');
      expect(await textOf(page)).toBe('[Plans](/pricing)\n\n## Pasted\n\n- A **list**');
      await press('ControlOrMeta+z');
      expect(await textOf(page)).toBe('[Plans](/pricing)\n\nPasted A list');
      await press('ControlOrMeta+z', 'ControlOrMeta+Shift+v');
      await until(async () => (await textOf(page)).endsWith('Pasted A list'), 'the plain text');

      // A problem is marked at its line, and a click leads there.
      await rewrite(page, 'Fine\n\n[broken](/nowhere)\n\nLast');
      await page.getByRole('note').getByText('leads to /nowhere').waitFor();
      expect(await page.locator('.cm-problem').innerText()).toBe('[broken](/nowhere)');
      await press('ControlOrMeta+Home', 'F8');
      expect(await page.evaluate(() => String(getSelection()))).toBe('[broken](/nowhere)');
      await keyboard.type('Mended');
      await page.getByText('No problems').waitFor();
      await press('ControlOrMeta+End');
      const showPart = async (name: string) => {
        const tab = page.getByRole('link', { name, exact: true });
        if (await tab.isVisible()) await tab.click();
      };
      await showPart('Preview');
      const preview = page.frameLocator('iframe[name=preview]');
      await preview.locator('[data-edited]').getByText('Last').waitFor();
      await showPart('Text');

      // Tab leaves the text, also from a list.
      await rewrite(page, '- item');
      await press('Escape', 'Tab');
      expect(await text.evaluate((own) => own.contains(document.activeElement))).toBe(false);
      expect(await textOf(page)).toBe('- item');
    }),
  JOURNEY_MS,
);

it('keeps the plain text area when the text editor does not load', () =>
  edit({ width: widths.desktop }, async (page) => {
    await page.route(/textEditor\.\w+\.js/, (route) => route.abort());
    await page.goto(ADDRESS);
    await page.getByLabel('Text', { exact: true }).fill('Plain words.');
    expect(await textOf(page)).toBe('Plain words.');
    await page.getByLabel('Insert a picture').waitFor();
  }));

it(
  'passes axe with problems, the search, and dialogs',
  () =>
    edit({}, async (page) => {
      const found: Record<string, string[]> = {};
      const look = async (state: string) => {
        for (const width of [widths.desktop, widths.phone]) {
          await page.setViewportSize({ width, height: 844 });
          const violations = await axeViolations(page);
          if (violations.length > 0) found[`${state} at ${width}`] = violations;
        }
      };
      await page.goto(ADDRESS);
      await rewrite(page, '[broken](/nowhere)');
      await page.getByRole('note').waitFor();
      await page.keyboard.press('ControlOrMeta+f');
      await look('search');
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByLabel('Page or address').fill('over');
      await page.getByRole('option', { name: /overdue/ }).waitFor();
      await look('link');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: /^Help/ }).click();
      await look('help');
      expect(found).toEqual({});
    }),
  JOURNEY_MS,
);
