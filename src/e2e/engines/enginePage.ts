import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { queries } from '@testing-library/dom';
import { until as untilTrue } from '../../testing/until.ts';
import { startSite } from '../startSite.ts';

/** Debian package that decodes the videos. Neither browser depends on it. */
export const VIDEO_DECODER = 'gstreamer1.0-libav';

interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly Record<string, unknown>[];
}

/** The commands that WebDriver BiDi (Firefox) and classic WebDriver (WebKitGTK) have in common. */
export interface Engine {
  /** Calls a function, given as source, in the page. */
  call: (functionSource: string, argument: string) => Promise<string>;
  performActions: (sources: readonly InputSource[]) => Promise<unknown>;
  goTo: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** In CSS pixels. */
  resize: (width: number, height: number) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** Starts an engine. `preload` is the source of a function that runs in every document. */
export type Launch = (preload: string) => Promise<Engine>;

/** WebDriver key codes (W3C WebDriver, 17.4.2 Keyboard Actions). */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Left: '\uE012',
  Right: '\uE014',
  Down: '\uE015',
} as const;

/** An element by role and name, or by label where engines give the element different roles. */
export type Target = ({ role: string; name: string | RegExp } | { label: string }) & {
  /** CSS selector of an ancestor. */
  within?: string;
};

interface PageWindow {
  problems?: string[];
  TestingLibraryDom: Pick<typeof queries, 'queryAllByRole' | 'queryAllByLabelText'>;
}

/** Runs in every document. Records errors, failed requests and CSP violations. */
const recordProblems = (): void => {
  const problems: string[] = ((window as unknown as PageWindow).problems ??= []);
  for (const level of ['error', 'warn'] as const) {
    window.console[level] = (...values: unknown[]) => {
      problems.push(`${level}: ${values.map(String).join(' ')}`);
    };
  }
  const onError = (event: ErrorEvent) => {
    const { target } = event;
    // A source for other screens fails by definition.
    if (target instanceof HTMLSourceElement && !matchMedia(target.media).matches) return;
    problems.push(target instanceof Element ? `failed: ${target.outerHTML}` : event.message);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`${effectiveDirective} blocked ${blockedURI}`),
  );
};

/** Starts an engine, and a site to visit. */
export const openEnginePage = async (launch: Launch) => {
  execFileSync(process.execPath, ['src/tools/build.ts', '--if-stale'], { stdio: 'inherit' });
  const site = await startSite();
  const engine = await launch(String(recordProblems)).catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });
  const bundle = await readFile(
    createRequire(__filename).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
    'utf8',
  );
  const problems: string[] = [];

  /** Calls `work` in the page. Its arguments and its result must be JSON. */
  const evaluate = async <Arguments extends unknown[], Result>(
    work: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> => {
    const source = `async (json) => JSON.stringify((await (${String(work)})(...JSON.parse(json))) ?? null)`;
    return JSON.parse(await engine.call(source, JSON.stringify(args))) as Awaited<Result>;
  };

  /** Evaluates `work` until its result is truthy. */
  const until = <Arguments extends unknown[], Result>(
    work: (...args: Arguments) => Result,
    ...args: Arguments
  ) =>
    untilTrue(
      // A document that is being replaced cannot evaluate anything.
      () => evaluate(work, ...args).catch(() => undefined),
      `${String(work)}\n${JSON.stringify(args)}`,
    );

  const collectProblems = async () => {
    problems.push(
      ...(await evaluate(() => (window as unknown as PageWindow).problems?.splice(0) ?? [])),
    );
  };

  /** Waits for exactly one matching element, and returns a selector for it. */
  const locate = async ({ within = 'body', ...target }: Target): Promise<string> => {
    if (!(await evaluate(() => 'TestingLibraryDom' in window)))
      await engine.call(`() => { ${bundle}; return ''; }`, '');
    const [role, name] = 'role' in target ? [target.role, target.name] : [null, target.label];
    const isPattern = name instanceof RegExp;
    await until(
      (container, wantedRole, text, asPattern) => {
        const { queryAllByRole, queryAllByLabelText } = (window as unknown as PageWindow)
          .TestingLibraryDom;
        const root = document.querySelector<HTMLElement>(container);
        if (!root) return false;
        const wanted = asPattern ? new RegExp(text) : text;
        const found =
          wantedRole === null
            ? queryAllByLabelText(root, wanted)
            : queryAllByRole(root, wantedRole, { name: wanted });
        if (found.length !== 1) return false;
        document.querySelector('[data-target]')?.removeAttribute('data-target');
        found[0]!.setAttribute('data-target', '');
        return true;
      },
      within,
      role,
      isPattern ? name.source : name,
      isPattern,
    );
    return '[data-target]';
  };

  return {
    evaluate,
    until,
    back: engine.back,
    waitFor: locate,

    /** Loads a page and waits until it is interactive. */
    visit: async (path: string, [width, height]: readonly [number, number]) => {
      await collectProblems();
      await engine.resize(width, height);
      await engine.goTo(site.url + path);
      await until(
        (wanted) =>
          window.innerWidth === wanted && document.documentElement.hasAttribute('data-ready'),
        width,
      );
    },

    /** Clicks the center of an element once it has stopped moving and nothing covers it. */
    click: async (target: Target) => {
      const selector = await locate(target);
      const [x, y] = await until((found) => {
        const isMoving = (animation: Animation) =>
          animation.playState === 'running' &&
          animation.effect?.getComputedTiming().endTime !== Infinity;
        const element = document.querySelector(found);
        if (!element || document.getAnimations().some(isMoving)) return undefined;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        // A visually hidden control is clicked on its label.
        const area = element.closest('label') ?? element;
        const { left, top, width, height } = area.getBoundingClientRect();
        const center: [number, number] = [
          Math.round(left + width / 2),
          Math.round(top + height / 2),
        ];
        return area.contains(document.elementFromPoint(...center)) ? center : undefined;
      }, selector);
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await engine.performActions([{ type: 'pointer', id: 'mouse', actions }]);
    },

    focus: async (target: Target) => {
      const selector = await locate(target);
      await evaluate((found) => document.querySelector<HTMLElement>(found)?.focus(), selector);
    },

    /** Types characters and `keys` into the focused element. */
    type: (text: string) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      return engine.performActions([{ type: 'key', id: 'keyboard', actions }]);
    },

    /** Problems since the last call. */
    takeProblems: async () => {
      await collectProblems();
      return problems.splice(0);
    },

    close: async () => {
      await engine.close();
      await site.stop();
    },
  };
};
