import type { JSHandle, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import {
  actionIds,
  actionsAfter,
  devToolsScript,
  exportLog,
  importLog,
  jumpTo,
  withDevTools,
} from './devTools.ts';
import { demoServer } from './leadForms.ts';
import { visit } from './visit.ts';

/** The visible part of the state. */
interface Screen {
  address: string;
  heading: string;
  /** Names of expanded buttons. */
  open: string[];
  /** Such as `2 of 3`. */
  pager: string;
  /** The selected billing period. */
  selected: string[];
  /** Values of the search boxes. */
  search: string[];
  /** `none`, `editing`, `submitting` or `succeeded`. */
  form: string;
  errors: string[];
}

interface Stop {
  /** Id of the last action. */
  action: number;
  screen: Screen;
}

/** A function in the page that reads the last action and the screen at the same moment. */
const makeReader = (page: Page): Promise<JSHandle<() => Stop>> =>
  page.evaluateHandle(() => (): Stop => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent.trim());
    const form = document.querySelector('main form[aria-label]');
    const success = texts('main h2').some((text) => text === 'Demo Scheduled Successfully!');
    const phase = form?.querySelector('fieldset:disabled') ? 'submitting' : 'editing';
    const screen = {
      address: window.location.pathname + window.location.search + window.location.hash,
      heading: document.querySelector('main h1')?.textContent ?? '',
      open: texts('button[aria-expanded="true"]'),
      pager: texts('nav span').find((text) => /^\d+ of \d+$/.test(text)) ?? '',
      // Other radio buttons are not part of the store's state.
      selected: all('input[type="radio"]:checked')
        .map((input) => (input as HTMLInputElement).value)
        .filter((value) => value === 'monthly' || value === 'annual'),
      search: all('input[name="q"]').map((input) => (input as HTMLInputElement).value),
      form: form ? phase : success ? 'succeeded' : 'none',
      errors: texts('[id] + p, p[id]').filter((text) => /is required|select/.test(text)),
    };
    return { action: window.devTools.getState().stagedActionIds.at(-1)!, screen };
  });

export const server = demoServer();
let script = '';
beforeAll(async () => {
  script = await devToolsScript();
});

/** Reads the page once two frames show the same and no read is pending. */
const settled = (read: JSHandle<() => Stop>): Promise<Stop> =>
  read.evaluate(async (readNow) => {
    let before = '';
    for (;;) {
      const stop = readNow();
      const now = JSON.stringify(stop);
      const { computedStates, currentStateIndex } = window.devTools.getState();
      const queries = Object.values(computedStates[currentStateIndex]!.state.api?.queries ?? {});
      const isReading = queries.some((query) => query?.status === 'pending');
      if (now === before && !isReading) return stop;
      before = now;
      // A task after two frames: some work starts in a task after the first.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      });
    }
  });

/** Records the screen after each step. */
const walkThrough = (page: Page, read: JSHandle<() => Stop>) => {
  const stops: Stop[] = [];
  const step = async (act: () => Promise<unknown>) => {
    await act();
    stops.push(await settled(read));
  };
  return { stops, step };
};

/** Records requests, downloads, toasts and history entries from now on. */
const recordEffects = async (page: Page): Promise<() => Promise<string[]>> => {
  const effects: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) effects.push(request.url());
  });
  page.on('download', (download) => effects.push(download.url()));
  await page.evaluate(() => {
    const toasts = () => document.querySelectorAll('.Toastify__toast').length;
    Object.assign(window, { entries: window.history.length, toasts: toasts() });
    new MutationObserver(() => {
      Object.assign(window, { toasts: Math.max((window as never)['toasts'], toasts()) });
    }).observe(document.body, { childList: true, subtree: true });
  });
  return async () => {
    const more = await page.evaluate(() => {
      const { entries, toasts } = window as never as { entries: number; toasts: number };
      return [
        ...(window.history.length > entries ? ['a history entry'] : []),
        ...(toasts > 0 ? ['a toast'] : []),
      ];
    });
    return [...effects, ...more];
  };
};

const expectScreen = async (page: Page, read: JSHandle<() => Stop>, { action, screen }: Stop) => {
  const isShown = ([readNow, wanted]: [() => Stop, string]) =>
    JSON.stringify(readNow().screen) === wanted;
  // On a timeout the comparison below shows the difference.
  await page
    .waitForFunction(isShown, [read, JSON.stringify(screen)] as never)
    .catch(() => undefined);
  const seen = await read.evaluate((readNow) => readNow().screen);
  expect({ action, screen: seen }).toEqual({ action, screen });
};

/** The test jumps to up to 180 actions, in both directions. */
export const TEST_MS = 600_000;

export type Step = (act: () => Promise<unknown>) => Promise<void>;

/** Goes back to every state of a walk, and then to those of its session imported into another tab. */
export const expectTimeTravel = async (walk: (page: Page, step: Step) => Promise<void>) => {
  const options = {
    isolated: true,
    reducedMotion: true,
    expectedMessages: /status of (404|503)/,
    prepare: async (context: Parameters<ReturnType<typeof withDevTools>>[0]) => {
      await server.prepare(context);
      await withDevTools(script)(context);
    },
  } as const;
  let log = '';
  let stops: Stop[] = [];

  await visit(paths.home, options, async ({ page, ready }) => {
    await ready();
    const read = await makeReader(page);
    const recorded = walkThrough(page, read);
    await walk(page, recorded.step);
    stops = recorded.stops;
    log = await exportLog(page);
    await page.locator('.Toastify__toast').waitFor({ state: 'detached' });

    const readEffects = await recordEffects(page);
    const actions = await actionIds(page);
    const stopOf = new Map(stops.map((stop) => [stop.action, stop]));
    for (const action of [...actions].reverse()) {
      await jumpTo(page, action);
      const stop = stopOf.get(action);
      if (stop) await expectScreen(page, read, stop);
    }
    const last = stops.pop()!;
    for (const stop of stops) {
      await jumpTo(page, stop.action);
      await expectScreen(page, read, stop);
    }
    expect(await readEffects()).toEqual([]);
    expect(await actionsAfter(page, actions.length)).toEqual([]);
    stops.push(last);
    await jumpTo(page, last.action);
    await expectScreen(page, read, last);
  });

  await visit(paths.about, options, async ({ page, ready }) => {
    await ready();
    await importLog(page, log);
    const read = await makeReader(page);
    await expectScreen(page, read, stops.at(-1)!);
    // Slices of pages that this tab has not visited.
    const imported = stops.filter(
      ({ screen }) => screen.open.length > 0 || screen.form === 'succeeded',
    );
    for (const stop of imported) {
      await jumpTo(page, stop.action);
      await expectScreen(page, read, stop);
    }
  });
};
