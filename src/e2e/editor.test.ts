import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { writeContentFolder } from '../server/content/load/content.fixtures.ts';
import { startMailReceiver } from '../testing/server/receivers.ts';
import { until } from '../testing/until.ts';
import { axeViolations } from './axe.ts';
import { fillIn } from './leadForms.ts';
import { rewrite, textOf } from './markdownText.ts';
import { startSite, type RunningSite } from './startSite.ts';
import { delayRequests, visit, widths, type VisitOptions } from './visit.ts';

const EMAIL = 'writer@editors.test';
const JOURNEY_MS = 300_000;

/** Documents of the project that the tests edit. The site reads all documents after each change, so the others are few. */
const EDITED = ['authors.yaml', 'plans.yaml', 'site.yaml', 'posts/the-overdue-list.md'];

let site: RunningSite;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
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
});
afterAll(() => site?.process.kill('SIGKILL'));

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
const expectedMessages = /sandboxed|status of (?:409|422)|ERR_FAILED/;

const edit = (options: VisitOptions, test: (page: Page) => Promise<void>) =>
  visit(
    '/admin',
    { site: site.url, beforeReady: true, expectedMessages, ...options },
    async ({ page }) => {
      await signIn(page);
      await test(page);
    },
  );

/** Presses a button that loads a page. */
const press = async (page: Page, name: string) => {
  const loaded = page.waitForEvent('load');
  await page.locator('.editor').getByRole('button', { name, exact: true }).click();
  await loaded;
};

const save = async (page: Page) => {
  await press(page, 'Save draft');
  await page.getByText('Saved. Visitors don’t see it until it is published.').waitFor();
};

const publish = async (page: Page) => {
  await press(page, 'Publish');
  await page
    .getByRole('status')
    .getByText(/^Published/)
    .waitFor();
};

const openMenu = (page: Page) => page.locator('summary[aria-label=More]').first().click();

/** On a phone, the form shows one of its parts. */
const showPart = async (page: Page, name: 'Text' | 'Details') => {
  const tab = page.getByRole('link', { name, exact: true });
  if (await tab.isVisible()) await tab.click();
};

const openFile = (page: Page, file: string) =>
  page.goto(`/admin/edit?file=${encodeURIComponent(file)}`);

const read = async (address: string) => {
  const answer = await fetch(site.url + address, { redirect: 'manual' });
  const { status, headers } = answer;
  return { status, location: headers.get('location'), text: await answer.text() };
};

/** Holds the requests of uploads until the test decides. */
const heldUploads = async (page: Page) => {
  const held: Route[] = [];
  await page.route(/admin\/(?:edit|pictures)/, (route) => {
    const isUpload = route.request().resourceType() === 'xhr';
    return isUpload ? void held.push(route) : route.continue();
  });
  const next = () => until(() => held.pop(), 'an upload');
  return {
    fail: async () => (await next()).abort(),
    pass: async () => (await next()).continue(),
  };
};

const choosePicture = async (page: Page, file: ReturnType<typeof drawing>) => {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await (await asked).setFiles(file);
};

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"><rect width="64" height="40" fill="#24505e"/></svg>`;
const drawing = (name: string) => ({
  ...{ name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) },
});
const DESCRIPTION = 'How a lit porch brings people back to a listing, told in a sentence or two.';

it.each([widths.desktop, widths.phone])(
  'writes posts, a price and a page in the browser at %i px',
  (width) =>
    edit({ width }, async (page) => {
      await page.goto('/admin/content?kind=posts');
      await page.getByRole('link', { name: 'New blog post' }).click();
      await fillIn(page, { Title: `Porch lights ${width}` });
      await showPart(page, 'Details');
      await fillIn(page, { Category: 'Team' });
      const uploads = await heldUploads(page);
      await page.getByLabel('Upload for Picture').setInputFiles(drawing('Porch'));
      await page.getByRole('progressbar', { name: 'Upload for Picture' }).waitFor();
      await page.getByLabel('Description').pressSequentially('Typed');
      await uploads.fail();
      await page.getByRole('alert').getByText('The picture did not arrive.').waitFor();
      await page.getByLabel('Upload for Picture').setInputFiles(drawing('Porch'));
      await page.getByLabel('Description').pressSequentially(' on');
      await uploads.pass();
      await page.locator('.thumb').waitFor();
      await page.keyboard.type(' and on');
      expect(await page.getByLabel('Description').inputValue()).toBe('Typed on and on');
      expect(await page.locator('progress, .problem').count()).toBe(0);
      await page.getByLabel('Description').clear();
      await showPart(page, 'Text');
      await page.getByLabel('Text', { exact: true }).fill('A [light](/nowhere).');
      await press(page, 'Publish');
      await page.getByRole('alert').getByText('Not published.').waitFor();
      expect(await page.locator('[aria-invalid]').count()).toBe(4);
      await showPart(page, 'Details');
      await fillIn(page, { Description: DESCRIPTION, Author: 'Priya Nair' });
      await page.getByLabel('Text for people who cannot see').fill('A lit porch');
      await save(page);
      const post = `/blog/post/porch-lights-${width}`;
      expect((await read(post)).status).toBe(404);
      await press(page, 'Publish');
      await page.locator('.cm-content[aria-invalid]').waitFor();
      const text = page.getByLabel('Text', { exact: true });
      await rewrite(page, 'Before After');
      await text.press('ControlOrMeta+ArrowLeft');
      await choosePicture(page, drawing('Window'));
      await uploads.pass();
      await until(async () => (await textOf(page)).includes('/media/window'), 'the picture');
      await page.keyboard.type('A window');
      expect(await textOf(page)).toMatch(
        /^Before \n\n!\[A window\]\(\/media\/window-\S+\)\n\nAfter$/,
      );
      await rewrite(page, 'A light\n\n- on');
      await page.getByRole('button', { name: 'Bold' }).click();
      const preview = page.frameLocator('iframe[name=preview]');
      await preview
        .locator('strong')
        .getByText('on', { exact: true })
        .waitFor({ state: 'attached' });
      expect(await page.locator('iframe').count()).toBe(1);
      await publish(page);
      const published = await read(post);
      expect(published.status).toBe(200);
      const [picture] = /\/media\/porch-[\da-f]{8}\.png[^" ]*/.exec(published.text)!;
      expect((await read(picture)).status).toBe(200);

      await showPart(page, 'Details');
      await page.getByLabel('Name in the address').fill(`lit-porch-${width}`);
      await page.evaluate(() => {
        addEventListener('submit', ({ submitter }) => {
          if (!submitter?.matches('[value=preview]')) document.title = 'Saving';
        });
      });
      await page.getByLabel('Name in the address').press('Enter');
      expect(await page.title()).not.toBe('Saving');
      await publish(page);
      expect(await read(post)).toMatchObject({
        status: 301,
        location: `/blog/post/lit-porch-${width}`,
      });
      await showPart(page, 'Details');
      await page.getByLabel('Published', { exact: true }).fill('2098-05-06T09:00');
      await publish(page);
      expect((await read(`/blog/post/lit-porch-${width}`)).status).toBe(404);
      await page.goto('/admin/content?kind=posts');
      await page.getByRole('searchbox').fill(`porch-${width}`);
      await page.getByRole('searchbox').press('Enter');
      const listed = page.getByRole('row').filter({ hasText: `Porch lights ${width}` });
      await listed.getByText('Scheduled').waitFor();
      const scripts = delayRequests(/editor\.\w+\.js/);
      await scripts.prepare(page.context());
      await page.getByRole('link', { name: `Porch lights ${width}` }).click();

      await page.getByLabel('Text', { exact: true }).pressSequentially('Unsaved');
      scripts.release();
      await page.getByRole('button', { name: 'Bold' }).waitFor();
      const asked: string[] = [];
      page.once('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await page.getByRole('link', { name: 'Back to Blog posts' }).click();
      await page.getByRole('heading', { name: 'Blog posts' }).waitFor();
      expect(asked).toEqual(['beforeunload']);

      await openFile(page, 'plans.yaml');
      await page.locator('summary').getByText('Solo').click();
      await page.getByLabel('Monthly price').first().fill(String(width));
      await publish(page);
      expect((await read(paths.pricing)).text.replaceAll(',', '')).toContain(`$${width}`);

      await openFile(page, 'pages/:slug.md');
      await fillIn(page, { Title: `Where we are ${width}` });
      await page.getByLabel('Text', { exact: true }).fill('On the **corner**.');
      await showPart(page, 'Details');
      await fillIn(page, { Description: DESCRIPTION });
      await page.getByLabel('Place').selectOption('footer');
      await publish(page);
      expect((await read(`/where-we-are-${width}`)).text).toContain('<strong>corner</strong>');
      expect((await read(paths.home)).text).toContain(`Where we are ${width}`);

      await page.goto('/admin/content');
      if (width === widths.phone) await page.locator('summary[aria-label="Your account"]').click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Email address').waitFor();
    }),
  JOURNEY_MS,
);

/** The outlined element of the preview, once it is in view. */
const outlinedText = (page: Page) =>
  until(
    () =>
      page
        .frames()
        .at(-1)!
        .evaluate(() => {
          const element = document.querySelector<HTMLElement>('[style*=outline]');
          const { top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {};
          return top >= 0 && bottom <= innerHeight ? element!.textContent : undefined;
        }),
    'the outline in the preview',
  );

it.each([widths.desktop, widths.phone])(
  'changes the headline and the picture of the home page, and a menu, at %i px',
  (width) =>
    edit({ width }, async (page) => {
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      const headline = page.getByLabel('Headline', { exact: true });
      await headline.fill(`Every lead ${width}\nfinds its agent`);
      const preview = page.frameLocator('iframe[name=preview]');
      await preview
        .getByRole('heading', { level: 1 })
        .getByText(`lead ${width}`)
        .waitFor({ state: 'attached' });
      await page.locator('summary').getByText('Invitation to sign up').click();
      const invitation = page.getByLabel('Heading', { exact: true }).last();
      await invitation.click();
      expect(await outlinedText(page)).toBe('Leave the light on for your next lead');
      await headline.click();
      expect(await outlinedText(page)).toContain(`Every lead ${width}`);

      const picture = page.locator('[id="data.hero.picture"]');
      await picture.getByLabel('Upload for Your own picture').setInputFiles(drawing('Office'));
      const address = picture.getByLabel('Your own picture (optional)', { exact: true });
      await until(async () => (await address.inputValue()).startsWith('/media/'), 'the picture');
      await press(page, 'Publish');
      await page.getByRole('alert').getByText('Top of the page, Picture:').first().waitFor();
      await picture.getByText(/has 192 x 120 pixels. Use at least 2,?320 x 1,?448/).waitFor();
      const large = drawing('Office')
        .buffer.toString()
        .replace('width="64" height="40"', 'width="1160" height="725" viewBox="0 0 64 40"');
      await picture
        .getByLabel('Upload for Your own picture')
        .setInputFiles({ ...drawing('Large'), buffer: Buffer.from(large) });
      await until(async () => (await address.inputValue()).includes('large'), 'the picture');
      await picture.getByLabel('Description of the picture').fill(`Our office ${width}`);
      await publish(page);
      const { text } = await read(paths.home);
      expect(text).toMatch(/\/media\/large-/);
      for (const words of [`Every lead ${width}`, `alt="Our office ${width}"`])
        expect(text).toContain(words);

      await page.goto('/admin/content?kind=texts');
      await page.getByRole('link', { name: 'Menus and footer' }).click();
      await page.locator('summary').getByText('Links between the menus').click();
      await page.locator('summary').getByText('1. P').click();
      await page.locator('[name="data.bar.0.label"]').fill(`Prices ${width}`);
      await preview.getByText(`Prices ${width}`).first().waitFor({ state: 'attached' });
      await publish(page);
      expect((await read(paths.about)).text).toContain(`Prices ${width}`);
    }),
  JOURNEY_MS,
);

it('corrects and saves a post without scripts', () =>
  edit({ width: widths.phone, javaScript: false }, async (page) => {
    await page.goto('/admin/content?kind=posts');
    await page.getByRole('link', { name: 'New blog post' }).click();
    await fillIn(page, { Title: 'Plain forms' });
    await showPart(page, 'Details');
    await fillIn(page, { Category: 'Team', Author: 'Priya Nair' });
    await page.getByLabel('Upload for Picture').setInputFiles(drawing('Plain'));
    await page.getByLabel('Text for people who cannot see').fill('A lit porch');
    await press(page, 'Publish');
    await page.getByRole('alert').getByText('Not published.').waitFor();
    await showPart(page, 'Details');
    await fillIn(page, { Description: DESCRIPTION });
    await showPart(page, 'Text');
    await page.getByLabel('Text', { exact: true }).fill('Text.');
    await save(page);
    await publish(page);
    expect((await read('/blog/post/plain-forms')).text).toMatch(/\/media\/plain-[\da-f]{8}\.png/);
    await page.getByLabel('Text', { exact: true }).fill('Other text.');
    await publish(page);
    expect((await read('/blog/post/plain-forms')).text).toContain('Other text.');
  }));

it(
  'passes axe in every state of the editor',
  async () => {
    const found: Record<string, string[]> = {};
    const look = async (page: Page, state: string) => {
      for (const width of [widths.desktop, widths.phone]) {
        await page.setViewportSize({ width, height: 844 });
        const violations = await axeViolations(page);
        if (violations.length > 0) found[`${state} at ${width}`] = violations;
      }
    };
    await visit('/admin', { site: site.url, beforeReady: true }, ({ page }) =>
      look(page, 'sign-in'),
    );
    await edit({}, async (page) => {
      await look(page, 'list');
      const file = 'posts/the-overdue-list.md';
      await openFile(page, file);
      await look(page, 'form');
      await page.getByLabel('Title', { exact: true }).fill('');
      await press(page, 'Publish');
      await look(page, 'errors');
      await appendFile(path.join(folder, file), 'Another line.\n');
      await press(page, 'Publish');
      await page.getByText('The published version has changed since').waitFor();
      await look(page, 'conflict');
      await openFile(page, file);
      await openMenu(page);
      await look(page, 'menu');
      await press(page, 'Delete');
      await look(page, 'delete');
      for (const view of ['history', 'review']) {
        await page.goto(`/admin/${view}?file=${encodeURIComponent(file)}`);
        await look(page, view);
      }
      for (const other of [...EDITED, 'texts/home.yaml', 'texts/navigation.yaml']) {
        await openFile(page, other);
        await look(page, other);
      }
    });
    expect(found).toEqual({});
  },
  JOURNEY_MS,
);
