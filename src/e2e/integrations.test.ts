import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { visit, widths } from './visit.ts';

const carousel = (page: Page) =>
  page.getByRole('region', { name: 'What connected apps do for you' });

it('turns the carousel with a swipe and never by itself', () => {
  const prepare = ({ clock }: BrowserContext) => clock.install();
  const options = { width: widths.phone, isolated: true, prepare };
  return visit(paths.integrations, options, async ({ page }) => {
    await carousel(page).scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    const scene = (await carousel(page).getByRole('img').boundingBox())!;
    const y = scene.y + 100;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', 300);
    for (const x of [260, 220, 180]) await touch('touchMove', x);
    await touch('touchEnd');
    const second = carousel(page).getByText('Slide 2 of 3: Instant lead generation');
    await second.waitFor();
    await page.clock.runFor(60_000);
    expect(await second.isVisible()).toBe(true);
  });
});
