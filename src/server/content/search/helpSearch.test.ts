import { articleFile, loadTestContent } from '../load/content.fixtures.ts';
import { createHelpSearch } from './helpSearch.ts';

const searchOver = async (articles: Record<string, string>) => {
  const files = Object.fromEntries(
    Object.entries(articles).map(([slug, file]) => [`help/calling/${slug}.md`, file]),
  );
  const library = await loadTestContent({ 'help/calling/send-a-text.md': null, ...files });
  const search = await createHelpSearch(library.articles);
  return { search, slugs: (query: string) => search(query).map(({ slug }) => slug) };
};

const few = () =>
  searchOver({
    'in-body': articleFile({ title: 'Voicemail', tags: ['phone'] }, 'Register a carrier here.'),
    'in-tags': articleFile({ title: 'Texts', tags: ['carrier'] }, 'Nothing else.'),
    'in-title': articleFile({ title: 'Register with a carrier', tags: ['brand'] }, 'Words.'),
    merging: articleFile({ title: 'Merge two records', tags: ['duplicates'] }, 'Words.'),
  });

it('ranks the title over tags and tags over the body', async () => {
  const { slugs } = await few();
  expect(slugs('carrier')).toEqual(['in-title', 'in-tags', 'in-body']);
});

it('matches the beginning of a word', async () => {
  const { slugs } = await few();
  expect(slugs('carr')).toEqual(['in-title', 'in-tags', 'in-body']);
  expect(slugs('duplic')).toEqual(['merging']);
});

it('tolerates a typo in a longer word', async () => {
  const { slugs } = await few();
  expect(slugs('carier')[0]).toBe('in-title');
  expect(slugs('duplicats')).toEqual(['merging']);
});

it('prefers articles with every word, and ignores stop words', async () => {
  const { slugs } = await few();
  expect(slugs('how do I register the carrier?')).toEqual(['in-title', 'in-body']);
  expect(slugs('merge carrier')).toHaveLength(4);
});

it('searches for stop words when there are no others', async () => {
  const { slugs } = await few();
  expect(slugs('with a')).toContain('in-title');
});

it('finds nothing for an empty or unknown query', async () => {
  const { slugs } = await few();
  expect([slugs(''), slugs('  '), slugs('?!'), slugs('zzzzzz')]).toEqual([[], [], [], []]);
});

it('accepts queries of any length and script', async () => {
  const { slugs } = await few();
  expect(slugs('שלום 🔑 \u0000 __proto__ constructor')).toEqual([]);
  expect(slugs(`carrier ${'x'.repeat(100_000)}`)[0]).toBe('in-title');
});

it('returns a summary of the article', async () => {
  const { search } = await searchOver({
    'long-one': articleFile({ title: 'Long one' }, `**Words** ${'and '.repeat(500)}`),
  });
  const [hit] = search('long');
  expect(hit).toMatchObject({
    slug: 'long-one',
    title: 'Long one',
    name: 'Long one',
    description:
      'What the article says, in a sentence that cards and search results have room for.',
    category: { id: 'calling', name: 'Calling' },
    subcategory: { name: 'Sub texts' },
  });
  expect(hit?.content).toMatch(/^Words and and /);
  expect(hit?.content).toHaveLength(300);
});

it('returns at most twenty results', async () => {
  const articles = Array.from({ length: 25 }, (_, index) => [`text-${index}`, articleFile()]);
  const { slugs } = await searchOver(Object.fromEntries(articles));
  expect(slugs('article')).toHaveLength(20);
});
