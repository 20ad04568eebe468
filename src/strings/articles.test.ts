import { readdirSync } from 'node:fs';
import { homeStrings } from './home.ts';
import { pricingStrings } from './pricing.ts';

const articles = readdirSync('content/help', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replace(/^.*\/|\.md$/g, ''),
);

const { communication, gettingStarted } = homeStrings;
const fromHome = [...communication.cards, ...gettingStarted.cards].flatMap(
  ({ to }) => /^\/help-center\/(.+)$/.exec(to)?.[1] ?? [],
);
const fromPricing = pricingStrings.faqs.items.map(({ link }) => link.article);

it.each([...fromHome, ...fromPricing])('links to the existing help article %s', (article) => {
  expect(articles).toContain(article);
});
