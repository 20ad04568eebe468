import type { BrowserContext } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { visit } from './visit.ts';

const FURTHER_PAGES = [paths.pricing, paths.post('first-five-minutes'), paths.requestDemo];

type Recording = Window & typeof globalThis & { blockers: string[] };

/** Notes what keeps a page out of the back/forward cache: an `unload` listener, a connection or a lock that is held. */
const noteBlockers = async (context: BrowserContext) => {
  await context.addInitScript(() => {
    const recording = window as Recording;
    recording.blockers = [];
    const note = (what: string) => void recording.blockers.push(what);
    recording.addEventListener = new Proxy(recording.addEventListener, {
      apply: (listen, target, given) => {
        if (/unload$/.test(String(given[0]))) note(String(given[0]));
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
          construct: (target, given) => (note(name), Reflect.construct(target, given) as object),
        }),
      });
    }
  });
};

/**
 * That the browser does keep a page can't be seen here: the headless shell has no such cache, and says `masked` of whatever
 * it is asked. Chromium itself kept all of these pages when it was tried by hand.
 */
it('does nothing on a page that would keep it out of the back/forward cache', () =>
  visit(paths.home, { alone: true, prepare: noteBlockers }, async ({ page, ready }) => {
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
