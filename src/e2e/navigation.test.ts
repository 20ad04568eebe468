import type { BrowserContext } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { field } from './leadForms.ts';
import { visit, widths } from './visit.ts';

it.each([
  [widths.desktop, 84],
  [widths.laptop, 84],
  [widths.phone, 81],
])('fixes the navbar at %i px with a height of %i px', (width, height) =>
  visit(paths.home, { width, reducedMotion: true }, async ({ page }) => {
    const navbar = page.getByRole('banner');
    expect((await navbar.boundingBox())!.height).toBe(height);
    await page.evaluate(() => window.scrollTo(0, 1000));
    expect((await navbar.boundingBox())!.y).toBe(0);
    const demo = page.getByRole('main').getByRole('link', { name: 'Request a demo' }).last();
    expect((await demo.boundingBox())!.height).toBe(56);
  }),
);

it('opens a page in the same document, scrolls to its top and announces it', () =>
  visit(paths.home, {}, async ({ page }) => {
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
      window.scrollTo(0, 2500);
    });
    // The position is saved in the next frame.
    await page.waitForFunction(() => Object.values(sessionStorage).includes('2500'));
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { level: 1, name: /Every plan is a step/ }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.evaluate(() => ['isSameDocument' in window, window.scrollY])).toEqual([
      true,
      0,
    ]);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role=status]')].some((region) =>
        region.textContent?.includes(document.title),
      ),
    );

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /smart, fast/ }).waitFor();
    await page.waitForFunction(() => Math.abs(window.scrollY - 2500) < 5);
  }));

it('moves focus past the navigation with the skip link', () =>
  visit(paths.pricing, {}, async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  }));

it('reloads once when a deploy removed a chunk or a week has passed, and keeps the form', () => {
  let isRemoved = true;
  let documents = 0;
  const options = {
    expectedMessages: /status of 404|ChunkLoadError/,
    prepare: async (context: BrowserContext) => {
      await context.route('**/assets/pricing*.js', (route) =>
        isRemoved ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      );
      await context.route(`**${paths.pricing}`, (route) => {
        // The document of the new build names files that exist.
        isRemoved = false;
        documents += 1;
        return route.continue();
      });
    },
  };
  return visit(paths.requestDemo, options, async ({ page, ready }) => {
    const lastName = field(page, 'Last name');
    const expectNewDocument = async () => {
      const value = await lastName.inputValue();
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
      await page.waitForFunction(() => !Object.hasOwn(window, 'isSameDocument'));
      await ready();
      await page.getByRole('heading', { level: 1, name: /Every plan/ }).waitFor();
      await page.goBack();
      await page.waitForURL(`**${paths.requestDemo}`);
      await ready();
      expect(await lastName.inputValue()).toBe(value);
    };
    await lastName.fill('Lovelace');
    await expectNewDocument();
    expect(documents).toBe(1);

    await lastName.fill('Byron');
    await page.evaluate(() => {
      const inAWeek = Date.now() + 7 * 24 * 60 * 60 * 1000;
      Date.now = () => inAWeek;
    });
    await expectNewDocument();
    expect(documents).toBe(2);
  });
});

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
