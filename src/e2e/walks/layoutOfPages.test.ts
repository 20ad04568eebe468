import type { Page } from 'playwright-core';
import { uncoveredCards } from '../cards.ts';
import { checkRoutes, ROUTE_GROUPS } from '../everyRoute.ts';
import { widths } from '../visit.ts';
import { layoutShifts, nextFrame, setWidth } from '../pageSteps.ts';

/** In pixels: small and usual phones, tablets, laptops and desktops. */
const WIDTHS = [320, 360, 390, 412, 768, 1024, 1440];

/** A few texts wrap differently in the fallback font. */
const MAX_FONT_SHIFT = 0.02;

/** Chromium counts each caption of its video player as a shift, without a moved element. */
const VIDEO_CAPTION = '';

/** Shows the page in its fallback fonts, until the web fonts arrive. */
const reloadFonts = async (page: Page) => {
  // The layout at a new width can need a font that the one before did not.
  await nextFrame(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(async () => {
    const paint = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isWebFont = (rule: CSSRule) =>
      rule instanceof CSSFontFaceRule && rule.cssText.includes('font-display: swap');
    const sheet = [...document.styleSheets].find(({ cssRules }) => [...cssRules].some(isWebFont))!;
    const fonts = [...sheet.cssRules].filter(isWebFont).map(({ cssText }) => cssText);
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      if (isWebFont(sheet.cssRules[index]!)) sheet.deleteRule(index);
    }
    await paint();
    const start = performance.now();
    for (const font of fonts) sheet.insertRule(font);
    await paint();
    await document.fonts.ready;
    return start;
  });
};

/** Font shifts that are too large, by width. */
const fontShifts = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await setWidth(page, width);
    const all = await layoutShifts(page, await reloadFonts(page));
    const shifts = all.filter(({ moved }) => moved.join('') !== VIDEO_CAPTION);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const moved = shifts.map((shift) => shift.moved.join(' | '));
    if (sum > MAX_FONT_SHIFT) found.push(`shifts ${sum} at ${width} px: ${moved.join(', ')}`);
  }
  return found;
};

it.each(ROUTE_GROUPS)(
  'hardly shifts when fonts load late, and covers each card with its link, on $routes',
  async ({ routes }) => {
    const check = async (page: Page) => {
      const found = await fontShifts(page);
      for (const width of [widths.phone, widths.desktop]) {
        await setWidth(page, width);
        const places = await uncoveredCards(page);
        found.push(...places.map((place) => `no link at ${width} px covers ${place}`));
      }
      return found;
    };
    expect(await checkRoutes(routes, WIDTHS[0]!, check)).toEqual({});
  },
);
