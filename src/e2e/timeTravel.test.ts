import type { JSHandle, Page } from 'playwright-core';
import { FEATURE_SLUGS, paths } from '../contract/paths.ts';
import {
  actionIds,
  actionsAfter,
  devToolsScript,
  exportLog,
  importLog,
  jumpTo,
  withDevTools,
} from './devTools.ts';
import { DEMO_FIELDS, demoServer, fillIn, refused } from './leadForms.ts';
import { goInside, visit } from './visit.ts';

/** What the page shows of the state. */
interface Sight {
  address: string;
  heading: string;
  /** Names of the buttons that have something open. */
  open: string[];
  /** Such as `2 of 3`. */
  pager: string;
  /** Which prices are chosen. */
  chosen: string[];
  /** What is searched for. */
  search: string[];
  /** `none`, `editing`, `submitting` or `succeeded`. */
  form: string;
  errors: string[];
}

interface Stop {
  /** Number of the last action before it. */
  action: number;
  sight: Sight;
}

/** Tells both at one moment: a step may have its say a little later. It stands in the page, where frames are waited for. */
const lookout = (page: Page): Promise<JSHandle<() => Stop>> =>
  page.evaluateHandle(() => (): Stop => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent.trim());
    const form = document.querySelector('main form[aria-label]');
    const success = texts('main h2').some((text) => text === 'Demo Scheduled Successfully!');
    const phase = form?.querySelector('fieldset:disabled') ? 'submitting' : 'editing';
    const sight = {
      address: window.location.pathname + window.location.search + window.location.hash,
      heading: document.querySelector('main h1')?.textContent ?? '',
      open: texts('button[aria-expanded="true"]'),
      pager: texts('nav span').find((text) => /^\d+ of \d+$/.test(text)) ?? '',
      // Not the day of the office's week: its control comes with the first sign of use, which no action tells.
      chosen: all('input[type="radio"]:checked')
        .map((input) => (input as HTMLInputElement).value)
        .filter((value) => value === 'monthly' || value === 'annual'),
      search: all('input[name="q"]').map((input) => (input as HTMLInputElement).value),
      form: form ? phase : success ? 'succeeded' : 'none',
      errors: texts('[id] + p, p[id]').filter((text) => /is required|select/.test(text)),
    };
    return { action: window.devTools.getState().stagedActionIds.at(-1)!, sight };
  });

/** Pages of a visit; those before them are walked with something to do on each. */
const FURTHER_PAGES = [
  ...FEATURE_SLUGS.map((slug) => paths.feature(slug)),
  paths.integrations,
  paths.about,
  paths.allPosts,
  paths.webinars,
  paths.allEvents,
  paths.allVideos,
  paths.event('import-day-together'),
  paths.privacyPolicy,
  paths.termsOfServices,
  paths.helpCategory('leads-and-assignment'),
  paths.helpArticle('set-up-a-round-robin-rotation'),
  '/no/such/page',
];

const server = demoServer();
let script = '';
beforeAll(async () => {
  script = await devToolsScript();
});

/** What is to be seen once two frames show the same, and nothing that is on its way. */
const settled = (look: JSHandle<() => Stop>): Promise<Stop> =>
  look.evaluate(async (lookNow) => {
    let before = '';
    for (;;) {
      const stop = lookNow();
      const now = JSON.stringify(stop);
      const isBusy = document.querySelector('main [data-testid="skeleton-card"]') !== null;
      if (now === before && !isBusy) return stop;
      before = now;
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
  });

/** Walks through the site and notes what is to be seen after each step. */
const walk = async (page: Page, look: JSHandle<() => Stop>): Promise<Stop[]> => {
  const stops: Stop[] = [];
  const step = async (act: () => Promise<unknown>) => {
    await act();
    stops.push(await settled(look));
  };
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await step(() => Promise.resolve());
  await step(() => press('Features'));
  await step(() => press('Resources'));
  await step(() => page.keyboard.press('Escape'));

  await step(() => goInside(page, paths.pricing));
  await step(() => page.getByText('Annual', { exact: true }).first().click());

  await step(() => goInside(page, paths.allIntegrations));
  await step(() => press('Next'));
  await step(() => page.getByRole('searchbox').fill('mail'));
  await page.waitForURL('**q=mail*');
  await step(() => Promise.resolve());

  await step(() => goInside(page, paths.blog));
  await step(() => goInside(page, paths.whatsNew));
  await step(() => page.locator('main button[aria-expanded="false"]:visible').last().click());

  await step(() => goInside(page, paths.helpCenter));
  await step(() => page.getByRole('combobox').fill('lead'));
  await step(() => page.keyboard.press('Enter'));

  await step(() => goInside(page, paths.requestDemo));
  await step(() => press('Request a demo'));
  server.answer(refused(503, 'Not now.'));
  await fillIn(page, DEMO_FIELDS);
  await step(() => press('Request a demo'));
  server.answer(server.accepted);
  await step(() => press('Request a demo'));
  await page.getByText('HD-7K3M9Q').first().waitFor();
  await step(() => Promise.resolve());

  for (const path of FURTHER_PAGES) await step(() => goInside(page, path));
  await step(() => goInside(page, paths.allIntegrations));
  await step(() => press('Next'));
  return stops;
};

/** Notes what leaves the page from now on. */
const watchLeaving = async (page: Page): Promise<() => Promise<string[]>> => {
  const left: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) left.push(request.url());
  });
  page.on('download', (download) => left.push(download.url()));
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
    return [...left, ...more];
  };
};

/** Frames within which a page whose code is there shows its state, and one whose code has to come. */
const [SOON, IN_TIME] = [100, 1000];

const expectSight = async (
  look: JSHandle<() => Stop>,
  { action, sight }: Stop,
  patience = SOON,
) => {
  const seen = await look.evaluate(
    async (lookNow, { wanted, frames }) => {
      for (let frame = 0; frame < frames; frame += 1) {
        if (JSON.stringify(lookNow().sight) === wanted) break;
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      }
      return lookNow().sight;
    },
    { wanted: JSON.stringify(sight), frames: patience },
  );
  expect({ action, sight: seen }).toEqual({ action, sight });
};

/** Some 180 actions there and back: minutes on a machine that does other things, too. */
const PATIENCE_MS = 600_000;

it(
  'travels through a visit, and takes it over in another tab',
  async () => {
    const options = {
      alone: true,
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
      const look = await lookout(page);
      stops = await walk(page, look);
      log = await exportLog(page);
      await page.locator('.Toastify__toast').waitFor({ state: 'detached' });

      const leaving = await watchLeaving(page);
      const actions = await actionIds(page);
      const stopOf = new Map(stops.map((stop) => [stop.action, stop]));
      for (const action of [...actions].reverse()) {
        await jumpTo(page, action);
        const stop = stopOf.get(action);
        if (stop) await expectSight(look, stop);
      }
      const last = stops.pop()!;
      for (const stop of stops) {
        await jumpTo(page, stop.action);
        await expectSight(look, stop);
      }
      expect(await leaving()).toEqual([]);
      expect(await actionsAfter(page, actions.length)).toEqual([]);
      stops.push(last);
      await jumpTo(page, last.action);
      await expectSight(look, last);
    });

    await visit(paths.about, options, async ({ page, ready }) => {
      await ready();
      await importLog(page, log);
      const look = await lookout(page);
      await expectSight(look, stops.at(-1)!, IN_TIME);
      // Slices of pages that this tab has never been at.
      const told = stops.filter(({ sight }) => sight.open.length > 0 || sight.form === 'succeeded');
      for (const stop of told) {
        await jumpTo(page, stop.action);
        await expectSight(look, stop, IN_TIME);
      }
    });
  },
  PATIENCE_MS,
);
