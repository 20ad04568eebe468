import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FEATURE_SLUGS } from '../contract/paths.ts';
import { featureReading } from './features/featureStrings.ts';
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

const reading = FEATURE_SLUGS.flatMap((slug) => featureReading.items[slug]);

it.each(reading.map(({ title, to }) => [title, to]))(
  'links to the existing document "%s" at %s',
  (title, to) => {
    const [kind, slug] = to.split('/').slice(-2);
    const file = `content/${kind}s/${slug}.md`;
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8').replaceAll('"', '')).toContain(`\ntitle: ${title}\n`);
  },
);
