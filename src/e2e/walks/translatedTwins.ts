import type { Page } from 'playwright-core';
import { until } from '../../testing/until.ts';
import { visit, type VisitOptions } from '../visit.ts';
import { nextFrame, openWindow } from '../pageSteps.ts';

/** As translators do: each new text moves into two elements of its own. They leave code and text fields alone. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement!.closest('script, style, noscript, textarea, svg, font')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
  });

/** Without messages that leave by themselves, and with films at their beginnings, which each page plays at its own time. */
const shownText = (page: Page) =>
  page.evaluate(() => {
    for (const film of document.querySelectorAll('video')) {
      film.pause();
      film.currentTime = 0;
    }
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let shown = '';
    while (walk.nextNode()) {
      const element = walk.currentNode.parentElement!.closest(':not(font)')!;
      const isShown =
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('script, style, noscript, .Toastify__toast');
      if (isShown) shown += (walk.currentNode as Text).data;
    }
    return shown.replace(/\s+/g, ' ');
  });

/** The first difference with the text around it; '' for equal texts. */
const difference = (original: string, translated: string): string => {
  if (original === translated) return '';
  let start = 0;
  while (original[start] === translated[start]) start += 1;
  const around = (text: string) => text.slice(Math.max(0, start - 40), start + 60);
  return `The translated page shows “${around(translated)}” instead of “${around(original)}”.`;
};

export interface Twins {
  original: Page;
  /** Does the same on the original and on the translated page, and waits until both show the same. */
  both: (step: (page: Page) => Promise<unknown>) => Promise<void>;
}

/** The twins of pages that are open. */
const twins = new WeakMap<Page, Page>();

const twinOf = async (original: Page): Promise<Page> => {
  const known = twins.get(original);
  if (known && !known.isClosed()) return known;
  const twin = await openWindow(original);
  twins.set(original, twin);
  return twin;
};

/** Opens a page's twin with `open` and translates it. */
export const openTwin = async (
  original: Page,
  open: (page: Page) => Promise<unknown>,
): Promise<Twins> => {
  const translated = await twinOf(original);
  await translated.setViewportSize(original.viewportSize()!);
  await open(translated);
  await translate(translated);
  const compare = async () => {
    let found = '';
    const areEqual = async () => {
      found = difference(await shownText(original), await shownText(translated));
      return found === '';
    };
    await until(areEqual, 'equal texts', 10_000).catch(() => {
      throw new Error(found);
    });
  };
  await compare();
  return {
    original,
    both: async (step) => {
      for (const page of [original, translated]) await step(page);
      await compare();
      await translate(translated);
    },
  };
};

/** Also the sections below the first view, which React hydrates later: it draws those again that were translated before. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main section')].every((section) =>
      Object.keys(section).some((key) => key.startsWith('__react')),
    ),
  );

export const openPath = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await hydrated(page);
};

/** Opens a page and its twin, by default directly and without motion. */
export const visitTwins = (
  path: string,
  options: VisitOptions,
  test: (twins: Twins) => Promise<void>,
  open = openPath(path),
) =>
  visit('/robots.txt', { beforeReady: true, reducedMotion: true, ...options }, async ({ page }) => {
    await open(page);
    await test(await openTwin(page, open));
  });

export const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await nextFrame(page);
};
export const see = (text: string) => (page: Page) => page.getByText(text).first().waitFor();

export const type = (label: string, text: string) => async (page: Page) => {
  await page.locator('main').getByLabel(label, { exact: true }).fill(text);
  await nextFrame(page);
};
