import { paths } from '../contract/paths.ts';
import { quotationFont } from './pageSteps.ts';
import { visit, widths } from './visit.ts';

it('requests the font of the text before load, scripts after it and the font of the quotation last', () =>
  visit(paths.home, { width: widths.phone, isolated: true }, async ({ page }) => {
    await quotationFont(page);
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

it('fits in eleven screens on a phone', () =>
  visit(paths.home, { width: widths.phone, reducedMotion: true }, async ({ page }) => {
    const screens = await page.evaluate(
      () => document.documentElement.scrollHeight / window.innerHeight,
    );
    expect(screens).toBeLessThanOrEqual(11);
  }));

it('outlines the button of the navbar while the filled one is in view', () =>
  visit(paths.home, { width: widths.phone }, async ({ page }) => {
    const signUp = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
    const look = () =>
      signUp.evaluate((link) => [
        getComputedStyle(link).backgroundColor === 'rgba(0, 0, 0, 0)',
        link.getBoundingClientRect().width,
      ]);
    const [isOutlined, width] = await look();
    expect(isOutlined).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator('[data-hero-action=passed]').waitFor({ state: 'attached' });
    await page.waitForFunction(
      () => document.querySelector('header')!.getAnimations({ subtree: true }).length === 0,
    );
    expect(await look()).toEqual([false, width]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('[data-hero-action=inView]').waitFor({ state: 'attached' });
  }));

it('does not scroll the drawing sideways when the visitor rings the bell', () =>
  visit(paths.home, {}, async ({ page }) => {
    const bell = page.getByRole('button', { name: 'Ring the bell' });
    await bell.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Owen replied in 0:41').first().waitFor();
    const scrolled = await bell.evaluate((button) => {
      const elements = [...button.closest('section')!.querySelectorAll('*')];
      return elements.filter(({ scrollLeft }) => scrollLeft !== 0).length;
    });
    expect(scrolled).toBe(0);
  }));
