import type { BlogLanding, Post, PostSummary } from '../../contract/entities.ts';

/** A post of a list, for tests. `number` tells it from others: `post-3` has the id `103`. */
export const makeSummary = (number: number, changes: Partial<PostSummary> = {}): PostSummary => ({
  id: `${100 + number}`,
  slug: `post-${number}`,
  title: `Post number ${number}`,
  description: `What post ${number} is about.`,
  category: 'Lead response',
  cover_photo: '/covers/c05-ajar.svg',
  cover_alt: '',
  created_at: '2024-11-14T09:00:00.000Z',
  updated_at: '2024-11-18T09:00:00.000Z',
  author: { name: 'Priya Nair', bio: 'Agent at Alder & Vane Realty.', profile_photo: '' },
  tags: [],
  reading_minutes: 7,
  ...changes,
});

/** Posts number 1 to `count`. */
export const makeSummaries = (count: number): PostSummary[] =>
  Array.from({ length: count }, (_, index) => makeSummary(index + 1));

export const makePost = (changes: Partial<Post> = {}): Post => ({
  ...makeSummary(1, { title: 'The first five minutes' }),
  content:
    '<p>A lead does not go cold.</p><h2 id="counted">What we counted</h2><p>Minutes.</p>' +
    '<h3 id="evenings">Evenings</h3><p>After six.</p><h4 id="aside">An aside</h4><p>Small.</p>',
  tags: ['First reply', 'Rotation'],
  headings: [
    { id: 'counted', text: 'What we counted', level: 2 },
    { id: 'evenings', text: 'Evenings', level: 3 },
    { id: 'aside', text: 'An aside', level: 4 },
  ],
  faqs: [
    { id: '1', question: 'Does a text count?', answer: 'Yes, a <strong>text</strong> counts.' },
    { id: '2', question: 'What if two answer?', answer: 'Give it one owner.' },
  ],
  ...changes,
});

export const makeLanding = (changes: Partial<BlogLanding> = {}): BlogLanding => ({
  hero: {
    title: 'Notes from the desk',
    description: 'Field reports and guides.',
    post: makeSummary(50, { title: 'The featured one' }),
  },
  latest: makeSummaries(5),
  guides: [11, 12, 13, 14].map((number) => makeSummary(number, { category: 'Guide' })),
  trending: [21, 22, 23].map((number) => makeSummary(number)),
  ...changes,
});
