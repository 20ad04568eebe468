import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { viewportOf, visit } from './visit.ts';
import { layoutShifts } from './pageSteps.ts';

const LAPTOP = { width: 1366, height: 768 };

/** Runs in the page: texts of the first screen that cover each other, or leave the window or their frame. */
const misplacedTexts = (): string[] => {
  const section = document.querySelector('main section')!;
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const boxes: { text: string; node: Node; box: DOMRect }[] = [];
  const found: string[] = [];
  const clipOf = (element: Element): DOMRect => {
    const clip = element.closest('[data-clip]') ?? document.documentElement;
    return clip.getBoundingClientRect();
  };
  for (const list of section.querySelectorAll('ol')) list.parentElement!.dataset.clip = '';
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.trim();
    const parent = walker.currentNode.parentElement!;
    if (!text || parent.closest('svg, [role=status]')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const clip = clipOf(parent);
    for (const rect of range.getClientRects()) {
      const isShown = rect.width > 1 && rect.top >= clip.top - 1 && rect.top < clip.bottom - 1;
      const own = parent.getBoundingClientRect();
      const isCut = getComputedStyle(parent).textOverflow === 'ellipsis';
      const box = isCut ? new DOMRect(rect.x, rect.y, own.width, rect.height) : rect;
      if (isShown) boxes.push({ text, node: walker.currentNode, box });
      if (isShown && (box.left < 0 || box.right > window.innerWidth)) found.push(`${text} leaves`);
    }
  }
  for (const [index, first] of boxes.entries()) {
    for (const second of boxes.slice(index + 1)) {
      if (second.node === first.node) continue;
      const width =
        Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
      const height =
        Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
      if (width > 1 && height > 6) found.push(`${first.text} covers ${second.text}`);
    }
  }
  return found;
};

/** Runs in the page: the boxes that stay where they are while the words change. */
const placesOfParts = (): Record<string, string> => {
  const parts = {
    button: 'main section button',
    pill: 'main section button + p',
    panel: 'main [role=img]',
    list: 'main div:has(> ol)',
    windows: 'main figure',
    caption: 'main figcaption',
    figures: 'main dl',
    next: 'main section + section',
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, selector]) => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return [name, [x, y, width, height].map(Math.round).join(' ')];
    }),
  );
};

declare global {
  /** Set in the page. */
  var look: { misplacedTexts: typeof misplacedTexts; placesOfParts: typeof placesOfParts };
}

interface Moment {
  /** Words of the pill. */
  words: string;
  misplaced: string[];
  places: Record<string, string>;
}

/** Runs in the page: rings and looks at each frame until the answer is shown. */
const watchRing = async (): Promise<Moment[]> => {
  const button = document.querySelector<HTMLElement>('main section button')!;
  const moments: Moment[] = [];
  button.click();
  for (let frames = 0; frames < 20;) {
    await new Promise(requestAnimationFrame);
    const words = document.querySelector('main section button + p')!.textContent;
    moments.push({ words, misplaced: look.misplacedTexts(), places: look.placesOfParts() });
    if (words.includes('replied in')) frames += 1;
  }
  return moments;
};

/** Loads the code of the drawing and its pill, as a pointer on the button does. */
const loadDrawing = async (page: Page): Promise<void> => {
  const drawing = page.locator('main [role=img]');
  await drawing.evaluate((element) => element.setAttribute('data-from-server', ''));
  await page.getByRole('button', { name: 'Ring the bell' }).focus();
  await page.locator('main [role=img]:not([data-from-server])').waitFor();
};

const PHASES = ['asks about', 'It’s on Owen’s phone', 'Owen replied in 0:41.'];

interface Screen {
  width: number;
  /** Device pixels for each CSS pixel. */
  pixelRatio?: number;
  reducedMotion?: boolean;
}

/** Rings once and looks at each phase. Fails for texts that cover each other, and for parts that move. */
export const checkBell = ({ width, pixelRatio, reducedMotion }: Screen): Promise<void> =>
  visit(paths.home, { width, isolated: true, pixelRatio, reducedMotion }, async ({ page }) => {
    const { height } = width === LAPTOP.width ? LAPTOP : viewportOf(width);
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    await loadDrawing(page);
    await page.evaluate(
      `globalThis.look = { misplacedTexts: ${String(misplacedTexts)}, placesOfParts: ${String(placesOfParts)} }`,
    );
    const before = {
      places: await page.evaluate(placesOfParts),
      shifts: (await layoutShifts(page)).length,
    };
    expect(await page.evaluate(misplacedTexts)).toEqual([]);
    const moments = await page.evaluate(watchRing);
    for (const phase of reducedMotion ? PHASES.slice(1) : PHASES)
      expect(moments.some(({ words }) => words.includes(phase))).toBe(true);
    for (const { words, misplaced, places } of moments)
      expect({ words, misplaced, places }).toEqual({ words, misplaced: [], places: before.places });
    expect((await layoutShifts(page)).slice(before.shifts)).toEqual([]);
    // The whole answer is in the first screen.
    if (width < 390) return;
    const answer = (await page.locator('main figure i').nth(32).boundingBox())!;
    expect(answer.y + answer.height).toBeLessThanOrEqual(height);
  });
