import type { BrowserContext } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { visit } from './visit.ts';

const FURTHER_PAGES = [paths.pricing, paths.post('first-five-minutes'), paths.requestDemo];

type Recording = Window & typeof globalThis & { blockers: string[] };

/** Records APIs that disable the back/forward cache: `unload` listeners and open connections. */
const recordBlockers = async (context: BrowserContext) => {
  await context.addInitScript(() => {
    const recording = window as Recording;
    recording.blockers = [];
    const record = (what: string) => void recording.blockers.push(what);
    recording.addEventListener = new Proxy(recording.addEventListener, {
      apply: (listen, target, given) => {
        if (/unload$/.test(String(given[0]))) record(String(given[0]));
        return Reflect.apply(listen, target ?? recording, given) as void;
      },
    });
    for (const name of ['WebSocket', 'EventSource', 'RTCPeerConnection', 'BroadcastChannel']) {
      const original = (recording as unknown as Record<string, new (..._: never[]) => object>)[
        name
      ];
      if (!original) continue;
      Object.defineProperty(recording, name, {
        value: new Proxy(original, {
          construct: (target, given) => (record(name), Reflect.construct(target, given) as object),
        }),
      });
    }
  });
};

/** The headless shell has no back/forward cache, so the test looks for known blockers instead. */
it('uses no API that disables the back/forward cache', () =>
  visit(paths.home, { isolated: true, prepare: recordBlockers }, async ({ page, ready }) => {
    for (const path of [paths.home, ...FURTHER_PAGES]) {
      if (path !== paths.home) await page.goto(path);
      await ready();
      await page.mouse.move(1, 1);
      await page.waitForLoadState('networkidle');
      const { blockers, handler } = await page.evaluate(() => ({
        blockers: (window as Recording).blockers,
        handler: window.onunload ?? window.onbeforeunload,
      }));
      expect({ path, blockers, handler }).toEqual({ path, blockers: [], handler: null });
      const answer = await page.request.get(path);
      expect(answer.headers()['cache-control'] ?? '').not.toContain('no-store');
    }
  }));
