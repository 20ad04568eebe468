import type { Page } from 'playwright-core';
import { until } from '../testing/until.ts';
import { edit, openFile, showPart } from './editorSite.ts';
import { rewrite, textOf } from './markdownText.ts';

export const POST = 'posts/the-overdue-list.md';

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

export const writesByKeyboard = (width: number): Promise<void> =>
  edit({ width }, async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openFile(page, POST);
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
    await showPart(page, 'Preview');
    const preview = page.frameLocator('iframe[name=preview]');
    await preview.locator('[data-edited]').getByText('Last').waitFor();
    await showPart(page, 'Text');

    // Tab leaves the text, also from a list.
    await rewrite(page, '- item');
    await press('Escape', 'Tab');
    expect(await text.evaluate((own) => own.contains(document.activeElement))).toBe(false);
    expect(await textOf(page)).toBe('- item');
  });
