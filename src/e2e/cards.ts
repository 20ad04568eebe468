import type { Page } from 'playwright-core';

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

/** Places of the page's cards that their link does not cover. Scrolls the page. */
export const uncoveredCards = (page: Page): Promise<string[]> =>
  page.evaluate(uncoveredPlaces, CARDS);
