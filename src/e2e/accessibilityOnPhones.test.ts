import { onEveryRoute } from './everyRoute.ts';
import { axeViolations, widths } from './visit.ts';

const NARROWEST = 320;

it('has nothing for axe to find on any route of a phone, and never scrolls sideways', async () => {
  const found = await onEveryRoute(widths.phone, async (page) => {
    const violations = await axeViolations(page);
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    await page.setViewportSize({ width: widths.phone, height: 844 });
    return width > NARROWEST ? [...violations, `is ${width} px wide`] : violations;
  });
  expect(found).toEqual({});
});
