import type { BrowserContext, Page, Request } from 'playwright-core';
import { BROWSER_ERRORS_PATH, type BrowserError } from '../contract/browserErrors.ts';
import { paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
import { visit, type VisitOptions } from './visit.ts';
import { goInside } from './pageSteps.ts';

const OOPS = 'Oops! Something went wrong.';

/** A visit whose errors are expected, and the reports that it sends. */
const watch = (options: VisitOptions = {}) => {
  const reports: BrowserError[] = [];
  const prepare = async (context: BrowserContext) => {
    await options.prepare?.(context);
    context.on('request', (request: Request) => {
      if (new URL(request.url()).pathname === BROWSER_ERRORS_PATH)
        reports.push(request.postDataJSON() as BrowserError);
    });
  };
  const received = (count: number) =>
    until(() => reports.length >= count, `${count} reports`).then(() => reports);
  return {
    reports,
    received,
    options: { isolated: true, expectedMessages: /./, ...options, prepare },
  };
};

/** Throws in the page after the current task, as an event handler does. */
const throwLater = (page: Page, message: string) =>
  page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new Error(text);
      }),
    message,
  );

/** Reads a page whose data make it throw. */
const openBrokenPage = async (page: Page) => {
  const catalog = { plans: [{}, {}], features: [{}], additionalUsageCharges: [{}] };
  await page.route('**/api/plans', (route) =>
    route.fulfill({ json: { data: { ...catalog, data: catalog } } }),
  );
  await goInside(page, paths.pricing);
};

it('reports uncaught errors and rejections once each, accepted by the server', () => {
  const { options, received } = watch();
  return visit(paths.about, options, async ({ page }) => {
    const answered = page.waitForResponse(`**${BROWSER_ERRORS_PATH}`);
    await throwLater(page, 'First');
    expect((await answered).status()).toBe(204);
    await throwLater(page, 'First');
    await page.evaluate(() => void Promise.reject(new TypeError('Second for ruth@example.com')));
    await page.evaluate(() => {
      const error = new Error('Third');
      window.reportError(error);
      window.reportError(error);
    });
    const reports = await received(3);
    expect(reports.map(({ route, message }) => [route, message])).toEqual([
      [paths.about, 'Error: First'],
      [paths.about, 'TypeError: Second for :address'],
      [paths.about, 'Error: Third'],
    ]);
    expect(new Set(reports.map(({ build }) => build))).toEqual(
      new Set([expect.stringMatching(/^[\da-f]{12}$/)]),
    );
  });
});

it('reports a page that crashes, with its place in the code, and goes on', () => {
  const { options, received } = watch();
  return visit(paths.about, options, async ({ page, ready }) => {
    await openBrokenPage(page);
    await page.getByRole('heading', { level: 1, name: OOPS }).waitFor();
    const [report] = await received(1);
    expect(report).toMatchObject({ route: paths.pricing });
    expect(report!.stack[0]).toMatch(/\.[\da-z]{5}\.js:\d+:\d+$/);

    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await page
      .getByRole('heading', { level: 1 })
      .and(page.getByText(OOPS))
      .waitFor({ state: 'detached' });
    await goInside(page, paths.pricing);
    await page.getByRole('heading', { level: 1, name: OOPS }).waitFor();
    await page.getByRole('link', { name: 'Go to home' }).click();
    await page.getByRole('heading', { level: 1, name: /smart, fast/ }).waitFor();
    await goInside(page, paths.pricing);
    await page.getByRole('heading', { level: 1, name: OOPS }).waitFor();
    await page.unroute('**/api/plans');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('heading', { level: 1, name: /Every plan/ }).waitFor();
    await ready();
  });
});

it('reports markup that was changed before hydration, from which the page recovers', () => {
  const { options, received } = watch({
    beforeReady: true,
    prepare: (context) =>
      context.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => document.querySelector('h1')!.remove());
      }),
  });
  return visit(paths.about, options, async ({ page, ready }) => {
    await ready();
    const [report] = await received(1);
    expect(report!.message).toMatch(/Minified React error #\d+/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

it('reports what fails before the page is interactive', () => {
  const { options, received } = watch({
    beforeReady: true,
    prepare: (context) =>
      context.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.querySelector('#page-data')!.remove();
        });
      }),
  });
  return visit(paths.about, options, async () => {
    const [report] = await received(1);
    expect(report).toMatchObject({ route: paths.about });
    expect(report!.message).toMatch(/^TypeError: .*'textContent'/);
  });
});

it('names a private page by its pattern', () => {
  const { options, received } = watch();
  const token = 'q3vZr8TnYw5Lk2Xb7HdJcA';
  return visit(paths.myDemo(token), options, async ({ page }) => {
    await page.evaluate(
      () => void Promise.reject(new Error(`No answer for ${window.location.href}`)),
    );
    const [report] = await received(1);
    expect(report).toMatchObject({
      route: '/my-demo/:token',
      message: 'Error: No answer for :address',
    });
    expect(JSON.stringify(report)).not.toContain(token);
  });
});

it('sends at most five reports for each page load', () => {
  const { options, received, reports } = watch();
  return visit(paths.about, options, async ({ page, ready }) => {
    for (let count = 0; count < 9; count += 1) await throwLater(page, `Error ${count}`);
    await received(5);
    await page.reload();
    await ready();
    await throwLater(page, 'After a reload');
    await received(6);
    expect(reports).toHaveLength(6);
  });
});

it('reports nothing when the browser asks for privacy, or for an extension', () => {
  const { options, reports } = watch({
    prepare: (context) =>
      context.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', {
          get: () => {
            const isPrivate = sessionStorage.getItem('private') !== null;
            if (isPrivate) sessionStorage.setItem('private', 'asked');
            return isPrivate;
          },
        }),
      ),
  });
  return visit(paths.about, options, async ({ page }) => {
    await page.evaluate(() => sessionStorage.setItem('private', ''));
    await throwLater(page, 'Private');
    await page.waitForFunction(() => sessionStorage.getItem('private') === 'asked');
    await page.evaluate(() => {
      sessionStorage.removeItem('private');
      const error = new Error('Of an extension');
      error.stack = 'Error: Of an extension\n    at send (chrome-extension://abc/content.js:1:2)';
      void Promise.reject(error);
    });
    await throwLater(page, 'Of the site');
    await until(() => reports.length > 0);
    expect(reports.map(({ message }) => message)).toEqual(['Error: Of the site']);
  });
});
