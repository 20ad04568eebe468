import type { BrowserContext } from 'playwright-core';
import { visit, widths } from './visit';

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
  await visit('/integrations/all-integrations', {}, async ({ page, ready }) => {
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
    prepare: async (context: BrowserContext) => {
      await context.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
    },
  };
  await visit('/integrations/all-integrations', options, async ({ page, ready }) => {
    await page.getByRole('searchbox').fill('mail');
    release();
    await ready();
    await page.waitForURL('**/all-integrations?q=mail');
    expect(await page.getByRole('searchbox').inputValue()).toBe('mail');
  });
});

it('searches and pages without scripts', async () => {
  const path = '/integrations/all-integrations';
  await visit(path, { javaScript: false }, async ({ page }) => {
    await page.getByRole('searchbox').fill('mail');
    await page.keyboard.press('Enter');
    await page.getByText('apps for “mail”').waitFor();
    await page.goto(path);
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
