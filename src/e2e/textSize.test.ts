import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { visit, widths } from './visit.ts';

const ROUTES = [
  paths.home,
  paths.feature('user-management'),
  paths.about,
  paths.pricing,
  paths.whatsNew,
  paths.event('import-day-together'),
  paths.requestDemo,
];

/** As a visitor who has doubled the size of text in the browser's settings, in a window that stayed as it was. */
const doubleTextSize = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const bodySize = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontSize);

/** Words that are cut off by what holds them or by the window, and words that stand on other words. */
const lostWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const lines: { element: Element; box: DOMRect; words: string }[] = [];
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const words = walker.currentNode.textContent!.trim().slice(0, 40);
      const holders = ancestors(element).map((holder) => ({
        box: holder.getBoundingClientRect(),
        style: getComputedStyle(holder),
      }));
      const isHidden =
        words === '' ||
        element.closest('script, style, noscript, svg, option') !== null ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        holders.some(({ style }) => style.clipPath !== 'none' || style.position === 'fixed') ||
        // Whoever scrolls there reads it.
        holders.some(({ style }) => ['auto', 'scroll'].includes(style.overflowX));
      if (isHidden) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width * height > 1);
      const isCut = boxes.some(
        ({ left, right, top, bottom }) =>
          left < -1 ||
          right > window.innerWidth + 1 ||
          holders.some(
            ({ box, style }) =>
              style.overflowX === 'hidden' &&
              (left < box.left - 1 ||
                right > box.right + 1 ||
                top < box.top - 2 ||
                bottom > box.bottom + 2),
          ),
      );
      if (isCut) lost.push(`cut: ${words}`);
      lines.push(...boxes.map((box) => ({ element, box, words })));
    }

    // Tight lines of one text reach into each other by a little.
    const common = (a: DOMRect, b: DOMRect) => ({
      width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
      height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    });
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (line.element.contains(other.element) || other.element.contains(line.element)) continue;
        const { width, height } = common(line.box, other.box);
        if (width > 4 && height > 0.35 * Math.min(line.box.height, other.box.height)) {
          lost.push(`overlap: ${line.words} / ${other.words}`);
        }
      }
    });
    return [...new Set(lost)];
  });

it.each(ROUTES)('gives twice the size of text its room on %s', (path) =>
  visit(path, { width: 1280, reducedMotion: true }, async ({ page, ready }) => {
    await ready();
    const before = await bodySize(page);
    await doubleTextSize(page);
    expect(parseFloat(await bodySize(page))).toBe(2 * parseFloat(before));
    for (const width of [1280, widths.phone]) {
      await page.setViewportSize({ width, height: 844 });
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ width, pageWidth, lost: await lostWords(page) }).toEqual({
        width,
        pageWidth: width,
        lost: [],
      });
    }
  }),
);
