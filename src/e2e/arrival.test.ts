import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { delayRequests, goInside, visit } from './visit.ts';

const READS = '**/api/**';

/** Records from now on what is announced, and when the tab had no title or a wrong address in its head. */
const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const observed = { announced: [] as string[], faults: [] as string[] };
    Object.assign(window, { observed });
    const announcer = document.querySelector('#root > [role=status]')!;
    new MutationObserver(() => observed.announced.push(announcer.textContent)).observe(announcer, {
      childList: true,
    });
    new MutationObserver(() => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
      const { pathname } = window.location;
      if (document.title === '') observed.faults.push('no title');
      if (canonical && new URL(canonical).pathname !== pathname) observed.faults.push(canonical);
    }).observe(document.head, { childList: true, subtree: true });
  });

const observed = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { observed: { announced: string[]; faults: string[] } }).observed,
  );

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement!.tagName);

/** Waits until the page knows its title and no read is pending. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.head.querySelector('title:not([data-loading])'));
  await page.waitForLoadState('networkidle');
};

const expectArrived = async (page: Page): Promise<void> => {
  await settled(page);
  await page.waitForFunction(() => document.activeElement?.matches('main h1'));
  const { announced, faults } = await observed(page);
  expect(announced).toEqual([await page.title()]);
  expect(faults).toEqual([]);
};

const LATE_DATA = [
  [paths.event('import-day-together'), 'Import your contacts with us'],
  [paths.video('reading-the-dashboard-video'), 'dashboard'],
  [paths.whatsNew, 'What'],
  [paths.helpArticle('set-up-a-round-robin-rotation'), 'round-robin'],
  [paths.helpCategory('leads-and-assignment'), 'Leads'],
  [paths.privacyPolicy, 'Privacy'],
  [paths.blog, ''],
  [paths.allIntegrations, ''],
  [paths.pricing, 'Every plan'],
  [paths.event('gone'), ''],
  [paths.post('gone'), ''],
  [paths.helpCategory('gone'), ''],
  [paths.page('no-such-page'), ''],
  [paths.myDemo('gone'), ''],
  [paths.myRegistration('gone'), ''],
  [paths.newsletterConfirm('gone'), 'This link doesn’t work'],
  ['/no/such/page', ''],
] as const;

it.each(LATE_DATA)(
  'focuses and announces the title of %s once its data are there',
  (path, title) => {
    const reads = delayRequests(READS);
    const options = { expectedMessages: /status of 4\d\d/, prepare: reads.prepare };
    return visit(paths.about, options, async ({ page }) => {
      await observe(page);
      await goInside(page, path);
      await page.waitForFunction(() => document.activeElement?.matches('main h1'));
      reads.release();
      await expectArrived(page);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(title);
    });
  },
);

const CHUNKS = [
  ['pricing', paths.pricing],
  ['legal', paths.termsOfServices],
  ['request-demo', paths.requestDemo],
  ['help-center', paths.helpCenter],
] as const;

it.each(CHUNKS)('has a title and focus while the code of %s is on its way', (chunk, path) => {
  const code = delayRequests(`**/assets/${chunk}.*.js`);
  return visit(paths.about, { isolated: true, prepare: code.prepare }, async ({ page }) => {
    await observe(page);
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.locator('main [role=status]').waitFor();
    expect(await page.title()).toContain('Loading');
    expect(await focusedTag(page)).not.toBe('BODY');
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    code.release();
    await expectArrived(page);
  });
});

it('focuses and announces the error of a page whose code is missing', () => {
  const prepare = async (context: BrowserContext) => {
    await context.route('**/assets/pricing.*.js', (route) => route.fulfill({ status: 404 }));
    // Such a page has been reloaded already.
    await context.addInitScript(() => (Storage.prototype.getItem = () => '1'));
  };
  const options = { isolated: true, prepare, expectedMessages: /status of 404|ChunkLoadError/ };
  return visit(paths.about, options, async ({ page }) => {
    await observe(page);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { name: 'Oops! Something went wrong.' }).waitFor();
    await expectArrived(page);
  });
});

it.each(LATE_DATA.slice(0, 5))('leaves focus that a visitor moved while %s was loading', (path) => {
  const reads = delayRequests(READS);
  return visit(paths.about, { prepare: reads.prepare }, async ({ page }) => {
    await goInside(page, path);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.focus();
    reads.release();
    await settled(page);
    await page.waitForFunction(() => !document.querySelector('main [data-testid^=skeleton]'));
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

const SAME_PAGE = [
  [paths.pricing, paths.pricing],
  [paths.blog, paths.blog],
  [paths.helpCenter, paths.helpCenter],
  [paths.home, paths.home],
  [paths.requestDemo, paths.requestDemo],
  [`${paths.pricing}?billing=annual`, paths.pricing],
  [`${paths.helpCenter}?q=lead`, paths.helpCenter],
] as const;

it.each(SAME_PAGE)('goes from the end of %s to its top by a link to %s', (path, to) =>
  visit(path, {}, async ({ page }) => {
    const entries = await page.evaluate(() => window.history.length);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(new URL(page.url()).search).toBe('');
    const isSame = path === to;
    expect(await page.evaluate(() => window.history.length)).toBe(entries + (isSame ? 0 : 1));
  }),
);

it('keeps what was typed when a link leads to the page of the form', () =>
  visit(paths.requestDemo, {}, async ({ page }) => {
    const name = page.getByLabel('First name');
    await name.fill('Ada');
    await page.getByRole('banner').getByRole('link', { name: 'Request a demo' }).click();
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await name.inputValue()).toBe('Ada');
  }));
