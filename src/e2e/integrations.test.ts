import type { BrowserContext } from 'playwright-core';
import { visit, widths, type Preparing } from './visit.ts';

const ALL = '/integrations/all-integrations';

it('leads from the overview to all integrations, which keep their page and search', async () => {
  await visit('/integrations', {}, async ({ page, ready }) => {
    await ready();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'View all' }).click();
    await page.getByRole('heading', { level: 1, name: 'All integrations' }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('2 of 3', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');

    await page.reload();
    await ready();
    expect(await page.getByText('2 of 3', { exact: true }).isVisible()).toBe(true);

    await page.getByRole('searchbox').fill('calendar');
    await page.waitForURL('**/all-integrations?q=calendar');
    await page.getByText('1 app for “calendar”').waitFor();
    expect(await page.getByRole('article').allInnerTexts()).toEqual([
      expect.stringMatching(/^Almanack/),
    ]);

    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByText('No Integrations found').waitFor();
    await page.getByRole('link', { name: 'Show all integrations' }).click();
    await page.getByText('1 of 3', { exact: true }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });
});

it('goes back page by page', async () => {
  await visit(ALL, {}, async ({ page, ready }) => {
    await ready();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('2 of 3', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('3 of 3', { exact: true }).waitFor();
    await page.goBack();
    await page.getByText('2 of 3', { exact: true }).waitFor();
  });
});

it('keeps what was typed into the search before the scripts had started', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const options = {
    prepare: async (context: Preparing) => {
      await context.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
    },
  };
  await visit(ALL, options, async ({ page, ready }) => {
    await page.getByRole('searchbox').fill('mail');
    release();
    await ready();
    await page.waitForURL('**/all-integrations?q=mail');
    expect(await page.getByRole('searchbox').inputValue()).toBe('mail');
  });
});

it('searches and pages without scripts', async () => {
  await visit(ALL, { javaScript: false }, async ({ page }) => {
    await page.getByRole('searchbox').fill('mail');
    await page.keyboard.press('Enter');
    await page.getByText('apps for “mail”').waitFor();
    await page.goto(ALL);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('2 of 3', { exact: true }).waitFor();
  });
});

it('turns the carousel by the keyboard alone, around both ends', async () => {
  await visit('/integrations', { width: widths.phone }, async ({ page, ready }) => {
    await ready();
    const carousel = page.getByRole('region', { name: 'What connected apps do for you' });
    await carousel.getByRole('button', { name: 'Next slide' }).focus();
    for (const title of [
      'Instant lead generation',
      'Extensive app support',
      'Smart data integration',
    ]) {
      await page.keyboard.press('ArrowRight');
      await carousel.getByRole('heading', { name: title }).waitFor();
    }
    await page.keyboard.press('ArrowLeft');
    await carousel.getByRole('heading', { name: 'Extensive app support' }).waitFor();
  });
});

it('turns the carousel by a swipe and by its panes, tells the position, and never by itself', async () => {
  const prepare = (context: BrowserContext) => context.clock.install();
  await visit(
    '/integrations',
    { width: widths.phone, alone: true, prepare },
    async ({ page, ready }) => {
      await ready();
      const carousel = page.getByRole('region', { name: 'What connected apps do for you' });
      const position = carousel.getByRole('status');
      await carousel.scrollIntoViewIfNeeded();
      const session = await page.context().newCDPSession(page);
      const scene = (await carousel.getByRole('img').boundingBox())!;
      const y = scene.y + 100;
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y }],
        });
      await touch('touchStart', 300);
      for (const x of [260, 220, 180]) await touch('touchMove', x);
      await touch('touchEnd');
      await carousel.getByText('Slide 2 of 3: Instant lead generation').waitFor();
      await carousel.getByRole('button', { name: /^Slide 3:/ }).click();
      await carousel.getByText('Slide 3 of 3: Extensive app support').waitFor();
      await page.clock.runFor(60_000);
      expect(await position.innerText()).toBe('Slide 3 of 3: Extensive app support');
    },
  );
});

it.each([
  ['?page=999', '3 of 3', ''],
  ['?page=-1', '1 of 3', ''],
  ['?page=abc', '1 of 3', ''],
  ['?page=2', '2 of 3', ''],
  ['?page=9&q=a', '3 of 3', 'a'],
])('opens %s at "%s", with and without scripts', async (search, position, query) => {
  for (const javaScript of [true, false]) {
    await visit(`${ALL}${search}`, { javaScript }, async ({ page }) => {
      await page.getByText(position, { exact: true }).waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe(query);
    });
  }
});

it('takes HTML in a shared search for the words it is', async () => {
  const query = '<script>alert(1)</script>';
  await visit(`${ALL}?q=${encodeURIComponent(query)}`, {}, async ({ page, ready }) => {
    await ready();
    await page.getByText(`0 apps for “${query}”`).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe(query);
    await page.getByText('No Integrations found').waitFor();
  });
});
