import type { Locator } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
import { visit, widths } from './visit.ts';

const CLOSED = [
  { path: paths.pricing, width: widths.desktop, content: 'main h3 + div > * > *' },
  {
    path: paths.post('a-street-is-a-campaign'),
    width: widths.desktop,
    content: 'main h3 + div > * > *',
  },
  { path: paths.post('first-five-minutes'), width: widths.phone, content: 'main nav ol a' },
  {
    path: paths.helpArticle('set-up-a-round-robin-rotation'),
    width: widths.phone,
    content: 'main nav ol a',
  },
  { path: paths.privacyPolicy, width: widths.phone, content: 'main nav ol a' },
];

const isShown = (content: Locator) =>
  content.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));

/** Like find-in-page, a fragment reveals closed content. */
it.each(CLOSED)('opens what the browser found in $path at $width px', ({ path, width, content }) =>
  visit(path, { width }, async ({ page }) => {
    const found = page.locator(content).last();
    const isClosed = () =>
      found.evaluate((element) => element.closest('[hidden="until-found"]') !== null);
    await until(isClosed, 'the closed content');
    expect(await isShown(found)).toBe(false);
    await found.evaluate((element) => {
      element.id = 'found';
      window.location.hash = '#found';
    });
    await until(() => isShown(found), 'the opened content');
    expect(await isClosed()).toBe(false);
    const label = page.locator('main button[aria-expanded=true]').filter({ visible: true });
    expect(await label.count()).toBe(1);

    await label.press('Enter');
    await until(isClosed, 'the content that is closed again');
    expect(await isShown(found)).toBe(false);
  }),
);

it.each([
  ['on paper', true],
  ['without scripts', false],
])('shows every answer %s', (_, javaScript) =>
  visit(paths.pricing, { javaScript }, async ({ page }) => {
    const answer = page.locator('main h3 + div p').first();
    if (javaScript) {
      await page.locator('[hidden="until-found"]').first().waitFor({ state: 'attached' });
      await page.emulateMedia({ media: 'print' });
    }
    expect(await isShown(answer)).toBe(true);
    expect((await answer.boundingBox())!.height).toBeGreaterThan(20);
    await page.emulateMedia({ media: null });
  }),
);
