import MiniSearch from 'minisearch';
import {
  articleFile,
  categoryFile,
  loadTestContent,
  TEST_NOW,
  writeContentFolder,
  type ContentFiles,
} from '../load/content.fixtures.ts';
import { createContentLoader } from '../load/contentLoader.ts';
import { readableFolder } from '../load/readableFolder.ts';
import type { Changes } from '../storage/contentStorage.ts';
import { createHelpSearch } from './helpSearch.ts';

const searchOver = async (articles: Record<string, string>) => {
  const files = Object.fromEntries(
    Object.entries(articles).map(([slug, file]) => [`help/calling/${slug}.md`, file]),
  );
  const library = await loadTestContent({ 'help/calling/send-a-text.md': null, ...files });
  const { find, update } = createHelpSearch();
  await update(library.articles);
  return { find, slugs: (query: string) => find(query).map(({ slug }) => slug) };
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
  const { find } = await searchOver({
    'long-one': articleFile({ title: 'Long one' }, `**Words** ${'and '.repeat(500)}`),
  });
  const [hit] = find('long');
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

describe('after a change', () => {
  const BEFORE = {
    'help/calling/send-a-text.md': articleFile({ title: 'Send a text' }, 'Mentions carriers.'),
    'help/calling/renamed.md': articleFile({ title: 'Porting numbers' }),
    'help/calling/deleted.md': articleFile({ title: 'Faxes' }),
    'help/calling/kept.md': articleFile({ title: 'Voicemail' }, 'Hear it anywhere.'),
  };
  const update = async (changes: ContentFiles) => {
    const search = createHelpSearch();
    const folder = await writeContentFolder(BEFORE);
    const loader = createContentLoader(readableFolder(folder));
    const { library } = await loader.load({ now: TEST_NOW });
    await search.update(library.articles);
    const overlay = new Map(Object.entries(changes)) as Changes;
    const indexed = jest.spyOn(MiniSearch.prototype, 'add');
    await search.update((await loader.load({ overlay, now: TEST_NOW })).library.articles);
    const count = indexed.mock.calls.length;
    indexed.mockRestore();
    return { count, slugs: (query: string) => search.find(query).map(({ slug }) => slug) };
  };

  it.each<[string, ContentFiles, Record<string, string[]>]>([
    [
      'a changed text',
      { 'help/calling/send-a-text.md': articleFile({ title: 'Send a text' }, 'Of operators.') },
      { carriers: [], operators: ['send-a-text'], voicemail: ['kept'] },
    ],
    [
      'a changed title',
      { 'help/calling/kept.md': articleFile({ title: 'Recordings' }, 'Hear it anywhere.') },
      { voicemail: [], recordings: ['kept'], anywhere: ['kept'] },
    ],
    [
      'another name',
      {
        'help/calling/renamed.md': null,
        'help/calling/numbers.md': articleFile({ title: 'Porting numbers' }),
      },
      { porting: ['numbers'], voicemail: ['kept'] },
    ],
    [
      'a new article',
      { 'help/calling/radio.md': articleFile({ title: 'Radio' }) },
      { radio: ['radio'], faxes: ['deleted'] },
    ],
  ])('indexes only it: %s', async (_case, changes, expected) => {
    const { count, slugs } = await update(changes);
    expect(count).toBe(1);
    for (const [query, found] of Object.entries(expected)) expect(slugs(query)).toEqual(found);
  });

  it('forgets a deleted article, and indexes nothing', async () => {
    const { count, slugs } = await update({ 'help/calling/deleted.md': null });
    expect(count).toBe(0);
    expect([slugs('faxes'), slugs('voicemail')]).toEqual([[], ['kept']]);
  });

  it('names the category of each result as it is now', async () => {
    const category = categoryFile('Telephony', 1, ['texts', 'calls']);
    const { slugs, count } = await update({ 'help/calling/_category.yaml': category });
    expect(count).toBe(4);
    expect(slugs('faxes')).toEqual(['deleted']);
  });
});
