import { FEATURE_SLUGS, type FeatureSlug } from '../../contract/paths.ts';
import { featureStrings } from './featureStrings.ts';

/** Every text of a page's own copy; the words for search engines are not on the page. */
const textsOf = (slug: FeatureSlug): string[] => {
  const { meta: _meta, ...shown } = featureStrings[slug];
  const texts: string[] = [];
  JSON.stringify(shown, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
};

const sentencesOf = (slug: FeatureSlug): string[] =>
  textsOf(slug).flatMap((text) => text.split(/(?<=[.?!”])\s+/));

it.each(FEATURE_SLUGS)('says at least 400 words about %s', (slug) => {
  expect(textsOf(slug).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(400);
});

it('never says the same sentence on two pages', () => {
  const pagesBySentence = new Map<string, FeatureSlug[]>();
  for (const slug of FEATURE_SLUGS) {
    for (const sentence of new Set(sentencesOf(slug))) {
      pagesBySentence.set(sentence, [...(pagesBySentence.get(sentence) ?? []), slug]);
    }
  }
  // Names of people, stages and sources may return; whatever has a verb may not.
  const repeated = [...pagesBySentence].filter(
    ([sentence, pages]) => pages.length > 1 && /[.?!]$|\s\S+\s/.test(sentence),
  );
  expect(repeated).toEqual([]);
});

it.each(FEATURE_SLUGS)('describes %s to search engines in 70 to 160 characters', (slug) => {
  const { description } = featureStrings[slug].meta;
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(160);
});

/** What spec §1 lists for each feature. */
const mustMention: Record<FeatureSlug, string[]> = {
  dashboard: ['weekly', 'monthly', 'yearly', 'KPI'],
  'lead-management-system': ['round-robin', 'individual', 'campaign', 'all your sources'],
  'realtime-statistics': ['weekly', 'monthly', 'yearly', 'custom', 'live'],
  'campaigns-and-opportunities': ['campaign', 'opportunities'],
  'user-management': ['roles from admin to agent', 'broker', 'team lead'],
  'activity-tracking': ['inquiry', 'call', 'text', 'showing'],
  'action-assignment': ['round-robin workload balancing', 'role-based assignment'],
  'realtime-communication': [
    ...['team chat', 'group chats', 'local', 'US', 'Canada', 'toll-free', 'calls', 'texts'],
    ...['photos', 'AI rewrites', 'AI call summary', 'messaging provider'],
  ],
};

it.each(FEATURE_SLUGS)('covers what the product promises of %s', (slug) => {
  const text = textsOf(slug).join('\n').toLowerCase();
  const missing = mustMention[slug].filter((words) => !text.includes(words.toLowerCase()));
  expect(missing).toEqual([]);
});

it.each(FEATURE_SLUGS)('keeps to the calm voice on %s', (slug) => {
  expect(textsOf(slug).filter((text) => /[!—]|seamless|leverage|unlock/i.test(text))).toEqual([]);
});
