import { DESCRIPTION, changesHome, drawing, writesDocuments } from './editorJourneys.ts';
import { edit, JOURNEY_MS, press, publish, read, save, showPart } from './editorSite.ts';
import { fillIn } from './leadForms.ts';
import { widths } from './visit.ts';

/** `walks/editor.test.ts` has the same on a phone. */

it(
  'writes posts, a price and a page in the browser',
  () => writesDocuments(widths.desktop),
  JOURNEY_MS,
);

it(
  'changes the headline and the picture of the home page, and a menu',
  () => changesHome(widths.desktop),
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
