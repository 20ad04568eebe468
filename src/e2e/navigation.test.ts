import type { BrowserContext } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { field } from './leadForms.ts';
import { visit, widths } from './visit.ts';

it('fixes the navbar, with a lower one on a phone', () =>
  visit(paths.home, { reducedMotion: true }, async ({ page }) => {
    const navbar = page.getByRole('banner');
    await page.evaluate(() => window.scrollTo(0, 1000));
    for (const [width, height] of [
      [widths.desktop, 84],
      [widths.laptop, 84],
      [widths.phone, 81],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await navbar.boundingBox()).toMatchObject({ y: 0, height });
      const demo = page.getByRole('main').getByRole('link', { name: 'Request a demo' }).last();
      expect((await demo.boundingBox())!.height).toBe(56);
    }
  }));

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

/** The pauses of React and of the page, which a test may stop. */
const stoppablePauses = () => {
  const PAUSE_MS = 100;
  const start = window.setTimeout.bind(window);
  const stoppable = (handler: TimerHandler, ms = 0, ...values: unknown[]) =>
    ms >= PAUSE_MS && 'pausesStopped' in window ? 0 : start(handler, ms, ...values);
  window.setTimeout = stoppable as typeof window.setTimeout;
};

it('shows a page when its code has loaded, without a pause', () => {
  const prepare = (context: BrowserContext) => context.addInitScript(stoppablePauses);
  return visit(paths.home, { isolated: true, prepare }, async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { pausesStopped: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { level: 1, name: /Every plan is a step/ }).waitFor();
  });
});

it('moves focus past the navigation with the skip link', () =>
  visit(paths.pricing, {}, async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  }));

it('reloads once when a deploy removed a chunk, and keeps the form', () => {
  let isRemoved = true;
  let documents = 0;
  const options = {
    expectedMessages: /status of 404|ChunkLoadError/,
    prepare: async (context: BrowserContext) => {
      await context.route('**/assets/pricing*.js', (route) =>
        isRemoved ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      );
      await context.route(
        ({ pathname }) => pathname === paths.pricing,
        (route) => {
          // The document of the new build names files that exist.
          isRemoved = false;
          documents += 1;
          return route.continue();
        },
      );
    },
  };
  return visit(paths.requestDemo, options, async ({ page, ready }) => {
    const lastName = field(page, 'Last name');
    await lastName.fill('Lovelace');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForFunction(() => !Object.hasOwn(window, 'isSameDocument'));
    await ready();
    await page.getByRole('heading', { level: 1, name: /Every plan/ }).waitFor();
    await page.goBack();
    await page.waitForURL(`**${paths.requestDemo}`);
    await ready();
    expect(await lastName.inputValue()).toBe('Lovelace');
    expect(documents).toBe(1);
  });
});

/** The headless shell has no back/forward cache, so the test looks for `unload` listeners and open connections. */
it('uses no API that disables the back/forward cache', () =>
  visit(paths.home, { isolated: true }, async ({ page, ready }) => {
    const blockers: string[] = [];
    page.on('websocket', (socket) => blockers.push(socket.url()));
    page.on('request', (request) => {
      if (request.resourceType() === 'eventsource') blockers.push(request.url());
    });
    const session = await page.context().newCDPSession(page);
    for (const path of [paths.home, paths.post('first-five-minutes'), paths.requestDemo]) {
      await page.goto(path);
      await ready();
      await page.mouse.move(1, 1);
      await page.waitForLoadState('networkidle');
      const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
      const { listeners } = await session.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId!,
      });
      const types = listeners.map(({ type }) => type);
      // Without listeners that the site needs, the test would see none.
      expect(types).toContain('popstate');
      blockers.push(...types.filter((type) => type.endsWith('unload')));
      const answer = await page.request.get(path);
      expect(answer.headers()['cache-control'] ?? '').not.toContain('no-store');
    }
    expect(blockers).toEqual([]);
  }));
