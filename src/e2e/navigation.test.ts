import { visit, widths } from './visit.ts';

it('works a dropdown by the keyboard alone, around both ends', () =>
  visit('/', {}, async ({ page, ready }) => {
    await ready();
    const resources = page.getByRole('button', { name: 'Resources' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
    await resources.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('/about-us');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('/blog/post/whats-new');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    expect(await focused()).toBe('/blog/post/whats-new');
    // Tab leaves the last link and the menu, which closes behind it.
    await page.keyboard.press('Tab');
    expect(await resources.getAttribute('aria-expanded')).toBe('false');
    await resources.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /keep the light on/ }).waitFor();
    expect(await resources.getAttribute('aria-expanded')).toBe('false');
  }));

it('goes to a page without a new document, to its top, with focus on its heading', () =>
  visit('/', {}, async ({ page, ready }) => {
    await ready();
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
      window.scrollTo(0, 3000);
    });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' })
      .click();
    const heading = page.getByRole('heading', { level: 1, name: /Every plan is a step/ });
    await heading.waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.evaluate(() => Object.hasOwn(window, 'isSameDocument'))).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.title()).toBe('Pricing for agents, teams and offices | Hearthline');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role=status]')].some((region) =>
        region.textContent?.includes('Pricing for agents, teams and offices | Hearthline'),
      ),
    );
  }));

it('returns with Back to where the visitor was', () =>
  visit('/', {}, async ({ page, ready }) => {
    await ready();
    await page.evaluate(() => window.scrollTo(0, 2500));
    // The position is kept with the next frame.
    await page.waitForFunction(() => Object.values(sessionStorage).includes('2500'));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' })
      .click();
    await page.getByRole('heading', { level: 1, name: /Every plan/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /smart, fast/ }).waitFor();
    await page.waitForFunction(() => Math.abs(window.scrollY - 2500) < 5);
  }));

it('follows a link of a section whose code is still on its way, without a new document', () =>
  visit('/', {}, async ({ page, ready }) => {
    await ready();
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
      document.querySelector<HTMLAnchorElement>('main a[href="/integrations"]')?.click();
    });
    await page.getByRole('heading', { level: 1, name: 'Integrations' }).waitFor();
    expect(await page.evaluate(() => Object.hasOwn(window, 'isSameDocument'))).toBe(true);
  }));

it('lets the keyboard skip the navigation', () =>
  visit('/pricing', {}, async ({ page, ready }) => {
    await ready();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  }));

it('presses a button again that was pressed before the page could answer', () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return visit(
    '/',
    {
      width: widths.phone,
      prepare: (context) =>
        context.route('**/assets/libraries*', async (route) => {
          await released;
          await route.continue();
        }),
    },
    async ({ page, ready }) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      release();
      await ready();
      await page.getByRole('button', { name: 'Close menu' }).waitFor();
      const overflow = () => getComputedStyle(document.documentElement).overflowY;
      expect(await page.evaluate(overflow)).toBe('hidden');
    },
  );
});

it('never scrolls sideways, however wide the window', () =>
  visit('/', {}, async ({ page, ready }) => {
    await ready();
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }));

it('shows the not-found page with status 404 and the way home', () =>
  visit('/no/such/page', { expectedMessages: /status of 404/ }, async ({ page, ready }) => {
    await ready();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
    await page.getByRole('heading', { level: 1, name: /smart, fast/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  }));
