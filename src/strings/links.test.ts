import { readdirSync } from 'node:fs';
import { pricingStrings } from './pricing.ts';

const articles = readdirSync('content/help', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replace(/^.*\/|\.md$/g, ''),
);

const fromPricing = pricingStrings.faqs.items.map(({ link }) => link.article);

it.each(fromPricing)('links to the existing help article %s', (article) => {
  expect(articles).toContain(article);
});
