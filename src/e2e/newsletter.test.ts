import type { BrowserContext } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { newsletterStrings } from '../strings/newsletter.ts';
import { until } from '../testing/until.ts';
import { fillIn, formServer, toast } from './leadForms.ts';
import { visit, widths } from './visit.ts';
import { delayRequests } from './pageSteps.ts';

it('stores an address and clears the input', () =>
  visit(paths.blog, {}, async ({ page }) => {
    const input = page.getByRole('textbox', { name: 'Email' });
    await input.fill(`visitor-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText(newsletterStrings.withoutScripts.asked).waitFor();
    expect(await input.inputValue()).toBe('');
  }));

it.each([
  ['alert', 4000, 'Please enter an email address', '', false],
  ['status', 2000, 'Welcome.', 'ada@example.com', true],
] as const)(
  'shows a toast with role %s at the bottom right for %i ms, longer under the pointer',
  (role, ms, text, email, reducedMotion) => {
    const { prepare } = formServer('**/api/newsletter/subscribe', {
      body: { message: 'Welcome.' },
    });
    return visit(paths.blog, { prepare, reducedMotion }, async ({ page }) => {
      await fillIn(page, { Email: email });
      await page.getByRole('button', { name: 'Subscribe' }).click();
      // The animation that ends the toast, stopped in its first frame.
      const timer = await page.waitForFunction(() => {
        const animation = document.querySelector('.Toastify__progress-bar')?.getAnimations()[0];
        if (animation) animation.playbackRate = 0;
        return animation;
      });
      const state = () => timer.evaluate((animation) => animation!.playState);
      expect(await timer.evaluate((animation) => animation!.effect!.getTiming().duration)).toBe(ms);
      const shown = toast(page, role, text);
      const { x, y, width, height } = (await shown.boundingBox())!;
      expect(x + width).toBeGreaterThan(widths.desktop - 60);
      expect(y + height).toBeGreaterThan(900 / 2);

      await shown.hover();
      await until(async () => (await state()) === 'paused', 'the pause');
      await page.mouse.move(0, 0);
      await until(async () => (await state()) === 'running', 'the end of the pause');
      await shown.getByRole('button').focus();
      await until(async () => (await state()) === 'paused', 'the pause with focus');
      await timer.evaluate((animation) => {
        animation!.playbackRate = 1;
        animation!.finish();
      });
      await shown.waitFor({ state: 'detached' });
    });
  },
);

it('moves the focus from a disabled field, also when the code for it arrives late', () => {
  const code = delayRequests('**/assets/focus.*.js');
  const server = formServer('**/api/newsletter/subscribe', { body: { message: 'Welcome.' } });
  const answerNow = server.hold();
  const prepare = async (context: BrowserContext) => {
    await code.prepare(context);
    await server.prepare(context);
  };
  return visit(paths.blog, { isolated: true, prepare }, async ({ page }) => {
    await page.getByRole('button', { name: 'Subscribe' }).focus();
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: newsletterStrings.submitting }).waitFor();
    code.release();
    await page.locator('form:focus').waitFor();
    answerNow();
    await page.locator('input[name=email]:focus').waitFor();
  });
});
