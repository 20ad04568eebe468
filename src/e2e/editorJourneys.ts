import type { Page, Route } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
import { axeViolations } from './axe.ts';
import { edit, openFile, press, publish, read, save, showPart } from './editorSite.ts';
import { fillIn } from './leadForms.ts';
import { rewrite, textOf } from './markdownText.ts';
import { widths } from './visit.ts';
import { delayRequests } from './pageSteps.ts';

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
export const drawing = (name: string) => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(DRAWING),
});
export const DESCRIPTION =
  'How a lit porch brings people back to a listing, told in a sentence or two.';

export const writesDocuments = (width: number): Promise<void> =>
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
    await preview.locator('strong').getByText('on', { exact: true }).waitFor({ state: 'attached' });
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
  });

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

export const changesHome = (width: number): Promise<void> =>
  edit({ width }, async (page) => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    const headline = page.getByLabel('Headline', { exact: true });
    await headline.fill(`Every lead ${width}`);
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

    const workflow = page.locator('summary').getByText('Integrations', { exact: true });
    await workflow.click();
    const picture = page.locator('[id="data.workflow.picture"]');
    await picture.getByLabel('Upload for Your own picture').setInputFiles(drawing('Office'));
    const address = picture.getByLabel('Your own picture (optional)', { exact: true });
    await until(async () => (await address.inputValue()).startsWith('/media/'), 'the picture');
    await press(page, 'Publish');
    await page.getByRole('alert').getByText('Integrations, Picture:').first().waitFor();
    await picture.getByText(/has 192 x 120 pixels. Use at least 1,?548 x 934/).waitFor();
    const large = drawing('Office')
      .buffer.toString()
      .replace('width="64" height="40"', 'width="800" height="500" viewBox="0 0 64 40"');
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
    expect(await axeViolations(page)).toEqual([]);
  });
