import { edit, JOURNEY_MS, openFile } from './editorSite.ts';
import { textOf } from './markdownText.ts';
import { POST, writesByKeyboard } from './textJourney.ts';
import { widths } from './visit.ts';

/** `walks/textEditor.test.ts` has a phone, and the accessibility of each state. */

it('saves a document by itself, and shows it as changed', () =>
  edit({}, async (page) => {
    await openFile(page, POST);
    await page.locator('[data-state]').getByText('Live').waitFor();
    const saved = page.waitForResponse('**/admin/edit/save?**');
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Another title');
    expect((await saved).status()).toBe(200);
    await page.locator('[data-state]').getByText('Changed').waitFor();
    await page.reload();
    expect(await title.inputValue()).toBe('Another title');
  }));

it('writes a text by the keyboard', () => writesByKeyboard(widths.desktop), JOURNEY_MS);

it('keeps the plain text area when the text editor does not load', () =>
  edit({ width: widths.desktop }, async (page) => {
    await page.route(/textEditor\.\w+\.js/, (route) => route.abort());
    await openFile(page, POST);
    await page.getByLabel('Text', { exact: true }).fill('Plain words.');
    expect(await textOf(page)).toBe('Plain words.');
    await page.getByLabel('Insert a picture').waitFor();
  }));
