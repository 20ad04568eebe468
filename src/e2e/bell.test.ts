import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { checkBell } from './bell.ts';
import { visit, widths } from './visit.ts';
import { delayRequests, nextFrame } from './pageSteps.ts';

it.each([widths.phone, widths.desktop])(
  'shows the whole answer to the bell at %i px, where nothing moves or overlaps',
  (width) => checkBell({ width }),
);

const ACTIONS: Record<string, (page: Page) => Promise<unknown>> = {
  'is pressed': (page) => page.getByRole('button', { name: 'Ring the bell' }).click(),
  'has the focus': (page) => page.getByRole('button', { name: 'Ring the bell' }).focus(),
  'is left by the skip link': async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
};

it.each(Object.keys(ACTIONS))('keeps its drawing while the code loads and the bell %s', (act) => {
  const code = delayRequests('**/assets/bell.*.js');
  return visit(paths.home, { isolated: true, prepare: code.prepare }, async ({ page }) => {
    await page.evaluate(() => {
      const look = () => {
        if (!document.querySelector('main [role=img]')) reportError(new Error('no drawing'));
        requestAnimationFrame(look);
      };
      look();
    });
    await ACTIONS[act]!(page);
    await nextFrame(page);
    code.release();
    await page.getByRole('button', { name: 'Ring the bell' }).click();
    await page
      .getByText(/replied in 0:41/)
      .first()
      .waitFor();
  });
});
