import type { Page } from 'playwright-core';
import { layoutShifts, nextIdleMoment, scrollThrough, visit, widths } from './visit.ts';

/** Bytes of brotli-compressed script that the home page may load by itself. */
const SCRIPT_BUDGET = 119_600;

it('shows its first view and all of its words without scripts, and opens the sign-up in a new tab', () =>
  visit('/', { javaScript: false }, async ({ page }) => {
    await page.getByRole('heading', { level: 1, name: /smart, fast/ }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(10);
    await page.getByRole('img', { name: /^The dashboard: 128 new leads/ }).waitFor();
    const signUp = page.getByRole('main').getByRole('link', { name: 'Get Started' }).first();
    expect(await signUp.getAttribute('href')).toBe('https://app.example.com/signup');
    expect(await signUp.getAttribute('target')).toBe('_blank');
  }));

it('asks for no script before the page has loaded', () =>
  visit('/', { alone: true }, async ({ page, ready }) => {
    await ready();
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return performance
        .getEntriesByType('resource')
        .filter(({ initiatorType, name }) => initiatorType === 'script' || name.endsWith('.js'))
        .filter(({ startTime }) => startTime < navigation!.loadEventStart)
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
  }));

it('fetches the quotation’s font once the page is interactive, not with the first view', () =>
  visit('/', { width: widths.phone, alone: true }, async ({ page }) => {
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Newsreader Quote') && status === 'loaded',
      ),
    );
    const [script, font] = await page.evaluate(() =>
      ['.js', '/newsreader'].map(
        (part) =>
          performance.getEntriesByType('resource').find(({ name }) => name.includes(part))!
            .startTime,
      ),
    );
    // The scripts wait for the first view.
    expect(font).toBeGreaterThan(script!);
  }));

it.each([widths.phone, widths.desktop])('keeps to its script budget at %i px', (width) =>
  visit('/', { width, alone: true }, async ({ page, ready }) => {
    await ready();
    await page.waitForLoadState('networkidle');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(SCRIPT_BUDGET);
  }),
);

it('shifts nothing, from the first paint to the last section', () =>
  visit('/', { alone: true }, async ({ page, ready }) => {
    await ready();
    await scrollThrough(page);
    expect(await layoutShifts(page)).toEqual([]);
  }));

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds: when it began, how long it lasted, and how much of the processor's time it took. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * Work that takes a quiet processor of 2026 as long as a task may take that lasts 50 ms on a phone four times slower. It is
 * done beside what it is compared to: a busy machine slows both alike.
 */
const longTask = (rounds: number): number => {
  performance.mark('reference');
  let size = 0;
  for (let round = 0; round < rounds; round += 1) {
    const words = Array.from({ length: 200 }, (_, index) => ({ key: `word-${index * round}` }));
    size += JSON.stringify(words.toSorted((a, b) => a.key.localeCompare(b.key))).length;
  }
  return size;
};
const LONG_TASK_ROUNDS = 180;

/** What a task does that runs the page's scripts: the browser's own layouts, and the test's words with it, are not theirs. */
const OF_SCRIPTS = ['EvaluateScript', 'FunctionCall'];
/** The libraries alone are more than that (client.tsx). */
const SCRIPT_TASKS_AT_LEAST = 4;

/**
 * Processor time of the longest task of the page's scripts between its load and its first idle moment, in long tasks. A busy
 * machine can lose the part of a trace that they are in: such a load was not measured, and counts as no good one.
 */
const longestTaskAfterLoad = async (page: Page): Promise<number> => {
  const browser = page.context().browser()!;
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'],
  });
  await page.reload({ waitUntil: 'load' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await nextIdleMoment(page);
  await page.evaluate(longTask, LONG_TASK_ROUNDS);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const loaded = traceEvents.findLast(({ name }) => name === 'loadEventEnd')!;
  const reference = traceEvents.findLast(({ name }) => name === 'reference')!;
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') && pid === loaded.pid && tid === loaded.tid && ts > loaded.ts,
  );
  const holds = (task: TraceEvent, { pid, tid, ts }: TraceEvent) =>
    pid === task.pid && tid === task.tid && task.ts <= ts && ts <= task.ts + (task.dur ?? 0);
  const scripts = traceEvents.filter(({ name }) => OF_SCRIPTS.includes(name));
  const ofScripts = tasks.filter(
    (task) => !holds(task, reference) && scripts.some((event) => holds(task, event)),
  );
  if (ofScripts.length < SCRIPT_TASKS_AT_LEAST) return Number.POSITIVE_INFINITY;
  const time = (found: TraceEvent[]) => Math.max(...found.map(({ tdur = 0 }) => tdur));
  return time(ofScripts) / time(tasks.filter((task) => holds(task, reference)));
};

it('starts in tasks that leave a slow phone answering', () =>
  visit('/', { width: widths.phone, alone: true }, async ({ page }) => {
    // The best of a few loads tells what the page itself does.
    let longest = Number.POSITIVE_INFINITY;
    for (let load = 0; load < 5 && longest > 1; load += 1) {
      longest = Math.min(longest, await longestTaskAfterLoad(page));
    }
    expect(longest).toBeLessThanOrEqual(1);
  }));

/** A phone's window (issue of the home page's length). */
const PHONE_HEIGHT = 844;

it('is at most eleven screens long on a phone, and the way back up lies over nothing that is pressed', () =>
  visit('/', { width: widths.phone, reducedMotion: true }, async ({ page, ready }) => {
    await ready();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(11 * PHONE_HEIGHT);
    await page.evaluate(() => window.scrollTo(0, 2000));
    const up = await page.getByRole('button', { name: 'Scroll to top' }).boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    // In the bar, below which the page scrolls away.
    expect(up!.y).toBeGreaterThanOrEqual(bar!.y);
    expect(up!.y + up!.height).toBeLessThanOrEqual(bar!.y + bar!.height);
    for (const thing of await page.getByRole('banner').locator('a, button').all()) {
      const box = await thing.boundingBox();
      if (!box) continue;
      expect(box.x + box.width <= up!.x || box.x >= up!.x + up!.width).toBe(true);
    }
  }));

it('lets who rings the bell see what becomes of a lead', () =>
  visit('/', {}, async ({ page, ready }) => {
    await ready();
    const bell = page.getByRole('button', { name: 'Ring the bell' });
    await bell.focus();
    await page.keyboard.press('Enter');
    const news = page.getByText('Nadia Brandt is here. It is Owen’s turn.');
    await news.waitFor();
    expect(await news.getAttribute('role')).toBe('status');
    await page.getByText('129', { exact: true }).first().waitFor();
    await bell.click();
    await page.getByText('Idris Coleman is here. It is Tom’s turn.').waitFor();
    // Whatever the street is wider than its stage: nothing is scrolled aside by the button's focus.
    expect(
      await bell.evaluate((button) => {
        const stage = button.closest('section')!.querySelector('img')!.parentElement!;
        return stage.scrollLeft;
      }),
    ).toBe(0);
  }));
