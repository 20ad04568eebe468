import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { queries } from '@testing-library/dom';
import { startSite } from '../startSite.ts';
import { clickAt, typing, type Engine } from './engine.ts';

/** How long something may take to show on a busy machine. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 50;

/** An element as assistive technology names it; a date's field has a label, but no role in all engines. */
export type Target = ({ role: string; name?: string | RegExp } | { label: string }) & {
  /** A CSS selector of what it is in. */
  within?: string;
};

/** What is wrong with a page, kept by the page itself until it is asked. */
export interface Complaining {
  complaints?: string[];
}

/** Runs in every document before its scripts, or as soon as it is there. */
const watch = (): void => {
  const complaints: string[] = ((window as Complaining).complaints ??= []);
  for (const level of ['error', 'warn'] as const) {
    const { console: log } = window;
    const say = log[level].bind(log);
    log[level] = (...words: unknown[]) => {
      complaints.push(`${level}: ${words.map(String).join(' ')}`);
      say(...words);
    };
  }
  addEventListener(
    'error',
    (event) => {
      // An element's: what it should have loaded has failed.
      const { target } = event;
      complaints.push(
        target instanceof Element
          ? `not loaded: ${target.outerHTML}`
          : `uncaught: ${event.message}`,
      );
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    complaints.push(`unhandled: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    complaints.push(`blocked by the policy: ${effectiveDirective} ${blockedURI}`);
  });
};

/** What the queries' bundle adds to a page. */
interface Queries {
  TestingLibraryDom: Pick<typeof queries, 'queryAllByRole' | 'queryAllByLabelText'>;
}

/** Starts an engine; `preload` is the source of a function for every document. */
export type Launch = (preload: string) => Promise<Engine>;

/** A page of the site in one engine. What waits waits for what is to be seen. */
export type EnginePage = Awaited<ReturnType<typeof openPage>>;

/** Starts an engine and a site for it. */
export const openPage = async (launch: Launch) => {
  const site = await startSite();
  const engine = await launch(String(watch)).catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });
  const bundle = await readFile(
    createRequire(__filename).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
    'utf8',
  );
  const complaints: string[] = [];

  /** Calls `work` in the page. It sees its arguments alone, and these and its answer are JSON. */
  const evaluate = async <Arguments extends unknown[], Answer>(
    work: (...args: Arguments) => Answer,
    ...args: Arguments
  ): Promise<Awaited<Answer>> => {
    const source = `async (json) => JSON.stringify((await (${String(work)})(...JSON.parse(json))) ?? null)`;
    return JSON.parse(await engine.call(source, JSON.stringify(args))) as Awaited<Answer>;
  };

  /** Asks until the answer is true, or anything like it, and gives that. */
  const until = async <Arguments extends unknown[], Answer>(
    work: (...args: Arguments) => Answer,
    ...args: Arguments
  ): Promise<NonNullable<Awaited<Answer>>> => {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      // A document on its way out answers nothing.
      const answer = await evaluate(work, ...args).catch((error: unknown) => {
        if (performance.now() > end) throw error;
      });
      if (answer) return answer;
      if (performance.now() > end) {
        throw new Error(`Not in time: ${String(work)}\n${JSON.stringify(args)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };

  /** Notes what the document has to complain of, before it is left. */
  const collectComplaints = async () => {
    complaints.push(
      ...(await evaluate(() => {
        const { complaints: found = [] } = window as Complaining;
        return found.splice(0);
      })),
    );
  };

  /** Marks the only element that is meant by an attribute, as soon as there is one, and gives its selector. */
  const locate = async ({ within = 'body', ...target }: Target): Promise<string> => {
    if (!(await evaluate(() => 'TestingLibraryDom' in window))) {
      await engine.call(`() => { ${bundle}; return ''; }`, '');
    }
    const [role, name] = 'role' in target ? [target.role, target.name] : [null, target.label];
    const [words, pattern] = name instanceof RegExp ? [null, name.source] : [name ?? null, null];
    await until(
      (container, wantedRole, exactly, source) => {
        const { queryAllByRole, queryAllByLabelText } = (window as unknown as Queries)
          .TestingLibraryDom;
        const root = document.querySelector<HTMLElement>(container);
        if (!root) return false;
        const wanted = source === null ? (exactly ?? undefined) : new RegExp(source);
        const [found, ...more] =
          wantedRole === null
            ? queryAllByLabelText(root, wanted!)
            : queryAllByRole(root, wantedRole, { name: wanted });
        if (!found || more.length > 0) return false;
        document.querySelector('[data-target]')?.removeAttribute('data-target');
        found.setAttribute('data-target', '');
        return true;
      },
      within,
      role,
      words,
      pattern,
    );
    return '[data-target]';
  };

  return {
    engine,
    evaluate,
    until,
    siteUrl: site.url,

    /** Loads a page of the site as somebody who comes from elsewhere, and waits until it is interactive. */
    visit: async (path: string) => {
      await collectComplaints();
      await engine.goTo(site.url + path);
      await until(() => document.documentElement.hasAttribute('data-ready'));
    },

    /** Gives the page this many CSS pixels. */
    resize: async (width: number, height: number) => {
      await engine.resize(width, height);
      await until((wanted) => innerWidth === wanted, width);
    },

    /** Waits until the element is there, for assistive technology too. */
    shows: async (target: Target) => {
      await locate(target);
    },

    /** Clicks the middle of an element, when nothing moves and nothing lies over it. */
    click: async (target: Target) => {
      const selector = await locate(target);
      const [x, y] = await until((found) => {
        const element = document.querySelector(found);
        if (!element) return undefined;
        // What still moves is somewhere else by the time it is pressed.
        const isMoving = (animation: Animation) =>
          animation.playState === 'running' &&
          animation.effect?.getComputedTiming().endTime !== Infinity;
        if (document.getAnimations().some(isMoving)) return undefined;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        // A control that is hidden behind its label is clicked there.
        const area = element.closest('label') ?? element;
        const { left, top, width, height } = area.getBoundingClientRect();
        const middle: [number, number] = [
          Math.round(left + width / 2),
          Math.round(top + height / 2),
        ];
        const hit = document.elementFromPoint(...middle);
        return area.contains(hit) ? middle : undefined;
      }, selector);
      await engine.perform([clickAt(x, y)]);
    },

    /** Moves the focus to an element, as the keyboard would after some presses of Tab. */
    focus: async (target: Target) => {
      const selector = await locate(target);
      await evaluate((found) => document.querySelector<HTMLElement>(found)?.focus(), selector);
    },

    /** Presses keys where the focus is. */
    press: (text: string) => engine.perform([typing(text)]),

    /** What pages have complained of since it was asked last. */
    complaints: async () => {
      await collectComplaints();
      return complaints.splice(0);
    },

    close: async () => {
      await engine.close();
      await site.stop();
    },
  };
};
