import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { checkRoutes, ROUTE_GROUPS } from './everyRoute.ts';
import { visit, widths } from './visit.ts';

/** The last two kinds are marked as links by an arrow. */
const CARDS = 'main article, main li:has(> svg), main aside > div:has(> svg)';

/** Runs in the page. Places of cards that no link covers, of the cards that lead to a page of the site. */
const uncoveredPlaces = (selector: string): string[] => {
  const cards = [...document.querySelectorAll(selector)].filter((card) => {
    const links = [...card.querySelectorAll('a')];
    return links.length > 0 && links.length <= 3 && links.every(({ target }) => target === '');
  });
  return cards.flatMap((card) => {
    card.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = card.getBoundingClientRect();
    const places = [0.03, 0.25, 0.5, 0.75, 0.97].flatMap((x) =>
      [0.03, 0.3, 0.6, 0.97].map((y) => [x, y]),
    );
    return places
      .map(([x, y]) => ({ x: left + width * x!, y: top + height * y! }))
      .filter(
        ({ x, y }) =>
          y > 90 && y < window.innerHeight && !document.elementFromPoint(x, y)?.closest('a'),
      )
      .map(({ x, y }) => `${card.textContent.slice(0, 40)} at ${Math.round(x)}, ${Math.round(y)}`);
  });
};

const groups = [widths.phone, widths.desktop].flatMap((width) =>
  ROUTE_GROUPS.map(({ routes }) => ({ width, routes })),
);

it.each(groups)('covers each card with its link at $width px on $routes', async (group) => {
  const check = (page: Page) => page.evaluate(uncoveredPlaces, CARDS);
  expect(await checkRoutes(group.routes, group.width, check)).toEqual({});
});

it.each([
  ['the portrait', 0.08, 0.2],
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
