import { paths } from '../contract/paths.ts';
import { visit, widths } from './visit.ts';

/** The main action of each page, as a CSS selector with text. */
it.each([
  [paths.home, 'a:has-text("Get Started")'],
  [paths.feature('dashboard'), 'a:has-text("Get Started")'],
  [paths.pricing, '[aria-label="Get Started with Solo"]'],
  [paths.webinars, 'a:has-text("See upcoming events")'],
  [paths.event('import-day-together'), 'a:has-text("Register Now")'],
  [paths.video('reading-the-dashboard-video'), 'video'],
  [paths.requestDemo, '[name=first_name]'],
  [paths.helpCenter, '[role=combobox]'],
  ['/no/such/page', 'a:has-text("Go to the home page")'],
])('shows the main action of %s in the first screen of a phone', (path, selector) =>
  visit(path, { width: widths.phone, expectedMessages: /status of 404/ }, async ({ page }) => {
    const action = page.locator('main').locator(selector).first();
    const { x, y, width, height } = (await action.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(844);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(widths.phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone);
    if (selector === 'video') expect(width).toBeGreaterThan(widths.phone - 48);
  }),
);

it('jumps from the title of an event to its form', () =>
  visit(paths.event('import-day-together'), { width: widths.phone }, async ({ page }) => {
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    await page.waitForFunction(() => {
      const top = document.querySelector('[name=first_name]')!.getBoundingClientRect().top;
      return top > 0 && top < 844;
    });
  }));

it('shows the agenda of an event above its form', () =>
  visit(paths.event('import-day-together'), { width: widths.phone }, async ({ page }) => {
    const agenda = (await page.getByRole('heading', { name: 'Agenda' }).boundingBox())!;
    const field = (await page.getByLabel('First name').boundingBox())!;
    expect(field.y).toBeGreaterThan(agenda.y);
  }));

it('keeps the sign-up button in the navbar, with the scroll-to-top button at the bottom right', () =>
  visit(paths.helpCenter, { width: widths.phone }, async ({ page }) => {
    const signUp = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
    await page.evaluate(() => window.scrollTo(0, 2000));
    const up = (await page.getByRole('button', { name: 'Scroll to top' }).boundingBox())!;
    expect(up.x + up.width).toBeGreaterThan(widths.phone - 24);
    expect(up.y + up.height).toBeGreaterThan(844 - 32);
    expect(await signUp.isVisible()).toBe(true);
    // The open menu has one of its own.
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await signUp.count()).toBe(1);
  }));
