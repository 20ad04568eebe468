import type { BrowserContext } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { newsletterStrings } from '../strings/newsletter.ts';
import { until } from '../testing/until.ts';
import { fillIn, formServer, toast } from './leadForms.ts';
import { visit, widths } from './visit.ts';

it('stores an address, shows a toast and clears the input', () =>
  visit(paths.blog, {}, async ({ page }) => {
    const input = page.getByRole('textbox', { name: 'Email' });
    await input.fill(`visitor-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText(newsletterStrings.withoutScripts.asked).waitFor();
    expect(await input.inputValue()).toBe('');
  }));

it.each([
  ['alert', 4000, 'Please enter an email address', ''],
  ['status', 2000, 'Welcome.', 'ada@example.com'],
] as const)('shows a toast with role %s at the bottom right for %i ms', (role, ms, text, email) => {
  const server = formServer('**/api/newsletter/subscribe', { body: { message: 'Welcome.' } });
  const prepare = async (context: BrowserContext) => {
    await server.prepare(context);
    await context.clock.install();
  };
  return visit(paths.blog, { prepare, isolated: true }, async ({ page }) => {
    await fillIn(page, { Email: email });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const shown = toast(page, role, text);
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
});
