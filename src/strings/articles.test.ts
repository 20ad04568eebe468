import { readdirSync, readFileSync } from 'node:fs';
import { asWritten } from '../lib/phone.ts';
import { homeSections } from './homeSections.ts';
import { pricingStrings } from './pricing.ts';

const articles = readdirSync('content/help', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replace(/^.*\/|\.md$/g, ''),
);

const { communication, gettingStarted } = homeSections;
const fromHome = [...communication.cards, ...gettingStarted.cards].flatMap(
  ({ to }) => /^\/help-center\/(.+)$/.exec(to)?.[1] ?? [],
);
const fromPricing = pricingStrings.faqs.items.map(({ link }) => link.article);

it.each([...fromHome, ...fromPricing])(
  'leads to the help article %s, which there is',
  (article) => {
    expect(articles).toContain(article);
  },
);

it('is called by one number, whoever writes it', () => {
  const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(`content/${file}`, 'utf8'))
    .filter((text) => /8 to 8/.test(text));
  const [, phone = ''] = /^phone: '(.+)'$/m.exec(readFileSync('content/site.yaml', 'utf8')) ?? [];
  expect(texts).toHaveLength(9);
  for (const text of texts) {
    expect(text).toContain(asWritten(phone));
    expect([...text.matchAll(/\(tel:.+?\)/g)].every(([link]) => link === `(tel:${phone})`)).toBe(
      true,
    );
  }
});
