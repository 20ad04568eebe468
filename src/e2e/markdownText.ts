import type { Page } from 'playwright-core';

/** What the form sends of the text. */
export const textOf = (page: Page): Promise<string> =>
  page.locator('textarea[name=body]').inputValue();

/** Replaces the text in the text editor. */
export const rewrite = async (page: Page, words: string): Promise<void> => {
  const text = page.locator('.cm-content');
  await text.press('ControlOrMeta+a');
  await text.press('Backspace');
  if (words) await text.fill(words);
};
