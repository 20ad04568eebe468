import type { Page } from 'playwright-core';
import { onEveryRoute } from './everyRoute.ts';
import { axeComplaints, widths } from './visit.ts';

const WIDE = { width: widths.desktop, height: 900 };
const PHONE = { width: widths.phone, height: 844 };
/** 1280 x 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** WCAG 1.4.12, in a sheet that the security policy lets pass. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Words that cannot be read to their end: past the window's edge, or cut by a box that does not scroll. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const isCut = (rect: DOMRect, element: Element): boolean => {
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(box);
        // Read out only, or shortened on purpose, or to be scrolled to.
        if (clipPath !== 'none' || textOverflow === 'ellipsis' || scrolls(overflowX)) return false;
        const edge = box.getBoundingClientRect();
        if (hides(overflowX) && (rect.right > edge.right + 1 || rect.left < edge.left - 1))
          return true;
        if (hides(overflowY) && rect.bottom > edge.bottom + 4) return true;
      }
      return rect.right > window.innerWidth + 1 || rect.left < -1;
    };
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || element.closest('[aria-hidden=true], svg, noscript')) continue;
      range.selectNodeContents(walker.currentNode);
      if ([...range.getClientRects()].some((rect) => isCut(rect, element))) {
        found.push(element.textContent.slice(0, 60));
      }
    }
    return found;
  });

/** One load for both widths: without motion nothing of a page is chosen by the width that it was loaded at. */
it('has nothing for axe to find on any route, wide or on a phone, at 400 % zoom and with spaced text it scrolls in one direction and cuts no words, and nothing moves by itself', async () => {
  const found = await onEveryRoute(widths.desktop, async (page) => {
    const complaints = (await axeComplaints(page)).map((complaint) => `wide: ${complaint}`);
    await page.setViewportSize(PHONE);
    complaints.push(...(await axeComplaints(page)));
    await page.setViewportSize(ZOOMED);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > ZOOMED.width) complaints.push(`is ${width} px wide`);
    complaints.push(...(await cutWords(page)).map((words) => `cuts at 400 %: ${words}`));
    await page.setViewportSize(PHONE);
    await spaceText(page);
    complaints.push(...(await cutWords(page)).map((words) => `cuts when spaced: ${words}`));
    // The routes are opened by visitors who want no motion.
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    if (moving > 0) complaints.push(`${moving} animations run`);
    await page.setViewportSize(WIDE);
    return complaints;
  });
  expect(found).toEqual({});
});
