import { readdirSync } from 'node:fs';
import { pricingStrings } from './pricing.ts';

const articles = readdirSync('content/help', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replace(/^.*\/|\.md$/g, ''),
);

it.each(pricingStrings.faqs.items.map(({ link }) => link.article))(
  'leads to the help article %s, which there is',
  (article) => {
    expect(articles).toContain(article);
  },
);
