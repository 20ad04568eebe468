import type { BrowserContext, Page } from 'playwright-core';
import { FEATURE_SLUGS, paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
import { DEMO_BOOKING, DEMO_FIELDS, fillIn, formServer, toast } from './leadForms.ts';
import { goInside, siteUrl, visit, widths, type Preparing } from './visit.ts';

/** Promises that no journey of a single page covers. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const hrefsIn = (page: Page, landmark: 'banner' | 'contentinfo') =>
  page
    .getByRole(landmark)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

it('frames every page with the same links', () =>
  visit(paths.privacyPolicy, {}, async ({ page, ready }) => {
    await ready();
    const features = FEATURE_SLUGS.map((slug) => paths.feature(slug));
    const { about, webinars, blog, helpCenter, requestDemo, whatsNew } = paths;
    const menus: Record<string, readonly string[]> = {
      Features: features,
      Resources: [about, webinars, blog, helpCenter, whatsNew],
    };
    for (const [name, links] of Object.entries(menus)) {
      await button(page, name).click();
      await page.getByRole('banner').locator(`a[href="${links[0]}"]`).waitFor();
      expect(await hrefsIn(page, 'banner')).toEqual(expect.arrayContaining([...links]));
    }
    expect(await hrefsIn(page, 'banner')).toEqual(
      expect.arrayContaining([paths.pricing, paths.integrations, requestDemo]),
    );
    for (const [name, address] of [
      ['Login', /^https:.+\/login$/],
      ['Get started', /^https:.+\/signup$/],
    ] as const) {
      const link = page.getByRole('banner').getByRole('link', { name });
      expect(await link.first().getAttribute('href')).toMatch(address);
    }
    const footer = page.getByRole('contentinfo');
    const { termsOfServices, privacyPolicy } = paths;
    expect(await hrefsIn(page, 'contentinfo')).toEqual(
      expect.arrayContaining([
        ...[...features, helpCenter, requestDemo, blog, webinars, about],
        ...[termsOfServices, privacyPolicy],
      ]),
    );
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
])('has a fixed bar at %i px, %i px high, and buttons of 56 px', (width, height) =>
  visit(paths.home, { width, reducedMotion: true }, async ({ page, ready }) => {
    await ready();
    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())!.height).toBe(height);
    await page.evaluate(() => window.scrollTo(0, 1000));
    expect((await bar.boundingBox())!.y).toBe(0);
    const demo = page.getByRole('main').getByRole('link', { name: 'Request a demo' }).last();
    expect((await demo.boundingBox())!.height).toBe(56);
  }),
);

it('tells the sections of home in their order', () =>
  visit(paths.home, { javaScript: false }, async ({ page }) => {
    const words = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    const places = [
      'The smart, fast',
      'Close deals with ease & confidence',
      'Teams chat',
      'Phone numbers',
      'Calling and messaging',
      'Getting started',
      'Effortless onboarding',
      'Empower your team',
      'Action assignment',
      'Streamline your workflow',
      'Simplify your real estate challenges',
      'Discover more',
    ].map((part) => words.toLowerCase().indexOf(part.toLowerCase()));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const more = page.locator('section', { hasText: 'Discover more' }).last();
    const cards = more.locator('a[href^="/features/"]');
    expect(
      new Set(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        .size,
    ).toBe(8);
  }));

it('shows prices by month or year, the popular plan, and two parts of the comparison', () =>
  visit(paths.pricing, {}, async ({ page, ready }) => {
    await ready();
    const main = page.getByRole('main');
    const first = main.getByText(/\$\d/).first();
    expect(await main.getByText('Save up to 33% now').isVisible()).toBe(true);
    expect(await main.getByText('Most popular').first().isVisible()).toBe(true);
    const monthly = await first.innerText();
    await main.getByText('Annual', { exact: true }).click();
    await page.waitForURL('**?billing=annual');
    expect(await first.innerText()).not.toBe(monthly);
    const table = main.getByRole('table');
    for (const part of ['Features', 'Additional Usage Charges'])
      expect(await table.getByText(part, { exact: true }).count()).toBe(1);
  }));

const LISTS = [paths.allIntegrations, paths.allPosts, paths.allEvents, paths.allVideos];

const headOf = async (page: Page) => [
  await page.title(),
  await page.locator('meta[name=description]').getAttribute('content'),
];

it.each(LISTS)(
  'gives page 2 of %s a title and a description of its own, by a link and by its address',
  (path) =>
    visit(path, {}, async ({ page, ready }) => {
      await ready();
      const [title, description] = await headOf(page);
      await button(page, 'Next').click();
      await page.waitForURL('**?page=2');
      await page.waitForFunction((before) => document.title !== before, title);
      const second = await headOf(page);
      expect(second).toEqual([
        expect.stringContaining('page 2'),
        expect.stringContaining('page 2'),
      ]);
      expect(second[1]).not.toBe(description);
      const html = await (await fetch(`${siteUrl()}${path}?page=2`)).text();
      const [, served] = /<title>([^<]*)</.exec(html) ?? [];
      expect(served).toBe(second[0]);
      await button(page, 'Previous').click();
      await page.waitForFunction((before) => document.title === before, title);
    }),
);

it('keeps both steps, disabled, on a list of one page, and says no position', () =>
  visit(`${paths.allIntegrations}?q=mail`, {}, async ({ page, ready }) => {
    await ready();
    await page.getByRole('list', { name: 'Integrations' }).waitFor();
    for (const name of ['Previous', 'Next'])
      expect(await button(page, name).isDisabled()).toBe(true);
    expect(await page.getByText(/^\d+ of \d+$/).count()).toBe(0);
  }));

it('asks four times for a read that fails, each time after a longer wait', () => {
  const asked: number[] = [];
  const options = {
    expectedMessages: /status of 500/,
    prepare: (context: Preparing) =>
      context.route('**/api/legal-documents/*', (route) => {
        asked.push(Date.now());
        return route.fulfill({ status: 500, json: { message: 'Down.', status: 500 } });
      }),
  };
  return visit(paths.about, options, async ({ page, ready }) => {
    await ready();
    await goInside(page, paths.privacyPolicy);
    await page.getByText('Error loading privacy policy: Down.').waitFor();
    const waits = asked.slice(1).map((time, index) => time - asked[index]!);
    // Timers may fire a moment early, and late on a busy machine.
    expect(waits.map((ms, index) => ms >= [1000, 1000, 2000][index]! - 50)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

it('shows an address in an answer that is none of the web as text', () => {
  const data = { ...DEMO_BOOKING, meet_link: 'javascript:alert(1)' };
  const server = formServer('**/api/request-demo', { body: { message: '', data } });
  return visit(paths.requestDemo, { prepare: server.prepare }, async ({ page, ready }) => {
    await ready();
    await fillIn(page, DEMO_FIELDS);
    await page.getByRole('form').getByRole('button', { name: 'Request a demo' }).click();
    await page.getByRole('link', { name: 'Add to Calendar' }).waitFor();
    expect(await page.locator('a[href^="javascript" i]').count()).toBe(0);
  });
});

/** How long each toast stays, by the page's clock. */
it.each([
  ['alert', 'Please enter an email address', '', 4000],
  ['status', 'Welcome.', 'ada@example.com', 2000],
] as const)(
  'shows a toast with role %s at the bottom right, and for its time',
  (role, words, email, ms) => {
    const server = formServer('**/api/newsletter/subscribe', { body: { message: 'Welcome.' } });
    const prepare = async (context: BrowserContext) => {
      await server.prepare(context);
      await context.clock.install();
    };
    return visit(paths.blog, { prepare, alone: true }, async ({ page, ready }) => {
      await ready();
      await fillIn(page, { Email: email });
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await button(page, 'Subscribe').click();
      const shown = toast(page, role, words);
      await until(async () => {
        await page.clock.runFor(10);
        return shown.isVisible();
      }, 'the toast');
      const { x, y, width, height } = (await shown.boundingBox())!;
      expect(x + width).toBeGreaterThan(widths.desktop - 60);
      expect(y + height).toBeGreaterThan(900 / 2);
      await page.clock.runFor(ms - 500);
      expect(await shown.count()).toBe(1);
      await page.clock.runFor(600);
      await shown.waitFor({ state: 'detached' });
    });
  },
);

it('keeps breadcrumbs inside main, and names a section of home "Getting started"', () =>
  visit(paths.allPosts, {}, async ({ page, ready }) => {
    await ready();
    const breadcrumb = { name: 'Breadcrumb', exact: true };
    expect(await page.getByRole('navigation', breadcrumb).count()).toBe(1);
    expect(await page.getByRole('main').getByRole('navigation', breadcrumb).count()).toBe(1);
    await goInside(page, paths.home);
    const heading = { level: 2, name: 'Getting started', exact: true };
    expect(await page.getByRole('heading', heading).count()).toBe(1);
  }));

it('restores the tag and the billing period by Back', () =>
  visit(`${paths.allPosts}?tag=Rotation`, {}, async ({ page, ready }) => {
    await ready();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Show all posts' }).click();
    await page.waitForURL(`**${paths.allPosts}`);
    await goInside(page, paths.pricing);
    await page.getByText('Annual', { exact: true }).click();
    await page.waitForURL('**?billing=annual');
    await goInside(page, paths.about);
    await page.goBack();
    await page.waitForURL('**?billing=annual');
    await page.getByRole('radio', { name: 'Annual', checked: true }).waitFor();
    await page.goBack();
    await main.getByRole('heading', { level: 1, name: 'All posts' }).waitFor();
    await page.goBack();
    await page.waitForURL('**?tag=Rotation');
    await main.getByText(/^\d+ posts? on “Rotation”$/).waitFor();
  }));

it('lets pictures and videos load from any https address', async () => {
  const { headers } = await fetch(siteUrl() + paths.blog);
  const policy = headers.get('content-security-policy') ?? '';
  for (const directive of ['img-src', 'media-src'])
    expect(policy).toMatch(new RegExp(`(?:^|; )${directive} [^;]*https:(?:;| )`));
});
