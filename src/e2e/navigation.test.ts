import type { BrowserContext, Page } from 'playwright-core';
import { FEATURE_SLUGS, paths } from '../contract/paths.ts';
import { field } from './leadForms.ts';
import { visit, widths } from './visit.ts';

const hrefsIn = (page: Page, landmark: 'banner' | 'contentinfo') =>
  page
    .getByRole(landmark)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

it('links to every section from the navbar and the footer', () =>
  visit(paths.privacyPolicy, {}, async ({ page }) => {
    const features = FEATURE_SLUGS.map((slug) => paths.feature(slug));
    const { about, webinars, blog, helpCenter, requestDemo, whatsNew } = paths;
    const menus: Record<string, readonly string[]> = {
      Features: features,
      Resources: [about, webinars, blog, helpCenter, whatsNew],
    };
    for (const [name, links] of Object.entries(menus)) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('banner').locator(`a[href="${links[0]}"]`).waitFor();
      expect(await hrefsIn(page, 'banner')).toEqual(
        expect.arrayContaining([...links, paths.pricing, paths.integrations, requestDemo]),
      );
    }
    for (const [name, address] of [
      ['Login', /^https:.+\/login$/],
      ['Get started', /^https:.+\/signup$/],
    ] as const) {
      const link = page.getByRole('banner').getByRole('link', { name });
      expect(await link.first().getAttribute('href')).toMatch(address);
    }
    const { termsOfServices, privacyPolicy } = paths;
    expect(await hrefsIn(page, 'contentinfo')).toEqual(
      expect.arrayContaining([
        ...[...features, helpCenter, requestDemo, blog, webinars, about],
        ...[termsOfServices, privacyPolicy],
      ]),
    );
    const footer = page.getByRole('contentinfo');
    expect(await footer.innerText()).toContain('© 2024');
    for (const name of ['LinkedIn', 'YouTube', 'Instagram', 'Facebook'])
      expect(await footer.getByRole('link', { name, exact: true }).count()).toBe(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      expect(await page.getByRole(landmark).count()).toBe(1);
  }));

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
