import { paths } from '../contract/paths.ts';
import { visit } from './visit.ts';

it.each([
  ['the left edge', 0.02, 0.2],
  ['the title', 0.5, 0.2],
  ['the space beside the text', 0.95, 0.35],
  ['the lower edge', 0.5, 0.98],
])('opens the next session by a click on %s', (_, x, y) =>
  visit(paths.webinars, {}, async ({ page }) => {
    const card = (await page
      .getByRole('article')
      .filter({ hasText: 'Next session' })
      .boundingBox())!;
    await page.mouse.click(card.x + card.width * x, card.y + card.height * y);
    await page.waitForURL('**/webinars/event/*');
  }),
);
