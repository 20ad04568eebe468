import { paths } from '../contract/paths.ts';
import { visit, widths } from './visit.ts';

it('requests the font of the text before load, scripts after it and the font of the quotation last', () =>
  visit(paths.home, { width: widths.phone, isolated: true }, async ({ page }) => {
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Newsreader Quote') && status === 'loaded',
      ),
    );
    const [textFont, load, script, quoteFont] = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource');
      const firstStart = (part: string) =>
        Math.min(
          ...resources.filter(({ name }) => name.includes(part)).map(({ startTime }) => startTime),
        );
      const [navigation] = performance.getEntriesByType('navigation');
      return [
        firstStart('/instrument-sans'),
        navigation!.loadEventStart,
        firstStart('.js'),
        firstStart('/newsreader'),
      ];
    });
    expect(textFont).toBeLessThan(load);
    expect(script).toBeGreaterThanOrEqual(load);
    expect(quoteFont).toBeGreaterThan(script);
  }));

it('fits in eleven screens on a phone, with the scroll-to-top button inside the navbar', () =>
  visit(paths.home, { width: widths.phone, reducedMotion: true }, async ({ page }) => {
    const screens = await page.evaluate(
      () => document.documentElement.scrollHeight / window.innerHeight,
    );
    expect(screens).toBeLessThanOrEqual(11);
    await page.evaluate(() => window.scrollTo(0, 2000));
    const up = (await page.getByRole('button', { name: 'Scroll to top' }).boundingBox())!;
    const navbar = (await page.getByRole('banner').boundingBox())!;
    expect(up.y).toBeGreaterThanOrEqual(navbar.y);
    expect(up.y + up.height).toBeLessThanOrEqual(navbar.y + navbar.height);
    for (const control of await page.getByRole('banner').locator('a, button').all()) {
      const box = await control.boundingBox();
      if (!box) continue;
      expect(box.x + box.width <= up.x || box.x >= up.x + up.width).toBe(true);
    }
  }));

it('does not scroll the drawing sideways when the visitor rings the bell', () =>
  visit(paths.home, {}, async ({ page }) => {
    const bell = page.getByRole('button', { name: 'Ring the bell' });
    await bell.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Nadia Brandt just wrote in. It’s Owen’s turn.').waitFor();
    // The drawing is wider than its frame.
    const scrollLeft = await bell.evaluate(
      (button) => button.closest('section')!.querySelector('img')!.parentElement!.scrollLeft,
    );
    expect(scrollLeft).toBe(0);
  }));
