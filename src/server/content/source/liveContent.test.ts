import {
  articleFile,
  eventFile,
  postFile,
  videoFile,
  writeContentFolder,
  type ContentFiles,
} from '../load/content.fixtures.ts';
import { createLiveContent } from './liveContent.ts';
import { loadContent } from '../load/contentLoader.ts';
import {
  documentAt,
  isPreviewToken,
  previewToken,
  publicLibrary,
  whyHidden,
} from '../load/publicLibrary.ts';

/** 10:00 in New York. */
const NOW = Date.parse('2026-11-20T15:00:00Z');
const HOUR = 3_600_000;

beforeEach(() => void jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick'] }));
afterEach(() => void jest.useRealTimers());

const load = async (changes: ContentFiles) => loadContent(await writeContentFolder(changes));

const startWith = async (changes: ContentFiles, showsAll = false) => {
  const onChange = jest.fn();
  const live = createLiveContent(await load(changes), { showsAll, onChange });
  const posts = () => live.current().posts.map(({ slug }) => slug);
  return { live, onChange, posts };
};

const dated = (published: string, keys: Record<string, unknown> = {}): ContentFiles => ({
  'posts/dated.md': postFile({ published, ...keys }),
});

it.each([
  ['2026-11-20', true],
  ['-0d', true],
  ['2026-11-21', false],
  ['2026-11-20 10:00', true],
  ['2026-11-20 10:01', false],
  ['2026-11-20T10:00-05:00', true],
  ['2026-11-20T15:00:01Z', false],
])('shows a post published at %s at 10:00 in New York: %s', async (published, isPublic) => {
  const { posts } = await startWith(dated(published));
  expect(posts().includes('dated')).toBe(isPublic);
});

it('publishes scheduled documents of each kind on time, even months ahead', async () => {
  const published = '2027-03-01T00:00Z';
  const { live, onChange } = await startWith({
    'posts/dated.md': postFile({ published }),
    'help/calling/dated.md': articleFile({ published }),
    'events/dated.md': eventFile({ published }),
    'videos/dated.md': videoFile({ published }),
  });
  const counts = () => {
    const { posts, articles, events, videos } = live.current();
    return [posts, articles, events, videos].map(({ length }) => length);
  };
  const wait = Date.parse(published) - NOW;
  expect(wait).toBeGreaterThan(2 ** 31);
  jest.advanceTimersByTime(wait - 1);
  expect([counts(), onChange.mock.calls.length]).toEqual([[1, 1, 1, 1], 0]);
  jest.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(counts()).toEqual([2, 2, 2, 2]);
  jest.advanceTimersByTime(1000 * HOUR);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('checks the clock when timers are late', async () => {
  const { onChange, posts } = await startWith(dated('2026-11-20 12:00'));
  jest.setSystemTime(NOW + 2 * HOUR);
  expect(posts()).toEqual(['dated', 'first-post']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('links an integration to its article once the article is public', async () => {
  const integration = { name: 'Ringfold', description: 'x', logo: '/x.svg', article: 'dated' };
  const { live } = await startWith({
    'integrations.yaml': JSON.stringify([integration]),
    'help/calling/dated.md': articleFile({ published: '2026-11-20 12:00' }),
  });
  expect(live.current().integrations[0]).not.toHaveProperty('article');
  jest.advanceTimersByTime(2 * HOUR);
  expect(live.current().integrations[0]).toHaveProperty('article', 'dated');
});

it('shows drafts only in development', async () => {
  const changes = dated('2026-11-19', { draft: true });
  const { posts, onChange } = await startWith(changes);
  jest.advanceTimersByTime(1000 * HOUR);
  expect([posts(), onChange.mock.calls.length]).toEqual([['first-post'], 0]);
  expect((await startWith(changes, true)).posts()).toEqual(['dated', 'first-post']);
});

it('replaces the library after its caches are prepared, and publishes what became due meanwhile', async () => {
  const { live, onChange, posts } = await startWith({});
  await live.replace(await load(dated('2026-11-20 12:00')), async (library) => {
    expect(posts()).toEqual(['first-post']);
    expect(library.posts.map(({ slug }) => slug)).toEqual(['first-post']);
    jest.setSystemTime(NOW + 2 * HOUR);
  });
  expect(posts()).toEqual(['dated', 'first-post']);
  expect(onChange).toHaveBeenCalledTimes(2);
  live.stop();
  expect(jest.getTimerCount()).toBe(0);
});

it('dates a post by the day and time of its zone', async () => {
  const { posts } = await load({
    'posts/a.md': postFile({ published: '2026-07-01T03:30Z' }),
    'posts/b.md': postFile({ published: '2026-06-30 23:31' }),
    'posts/c.md': postFile({ published: '2026-07-01' }),
  });
  expect(posts.slice(1, 4).map(({ slug, publishedAt }) => [slug, publishedAt])).toEqual([
    ['c', '2026-07-01T00:00:00-04:00'],
    ['b', '2026-06-30T23:31:00-04:00'],
    ['a', '2026-06-30T23:30:00-04:00'],
  ]);
});

it('shows only the previewed document among the hidden ones', async () => {
  const library = await load({
    'posts/draft.md': postFile({ draft: true }),
    'posts/other.md': postFile({ draft: true }),
    'help/calling/later.md': articleFile({ published: '2027-11-01' }),
  });
  const slugsWith = (path: string) => {
    const { posts, articles } = publicLibrary(library, NOW, documentAt(library, path));
    return [...posts, ...articles].map(({ slug }) => slug);
  };
  expect(slugsWith('/blog/post/draft')).toEqual(['draft', 'first-post', 'send-a-text']);
  expect(slugsWith('/help-center/later')).toEqual(['first-post', 'later', 'send-a-text']);
  expect(slugsWith('/blog/post/none')).toEqual(['first-post', 'send-a-text']);
});

it('hides an unpublished document except in its preview', async () => {
  const keys = { published: '2026-01-01', unpublished: '2026-11-01' };
  const library = await load({ 'posts/gone.md': postFile(keys) });
  const gone = documentAt(library, '/blog/post/gone');
  const slugs = (preview?: typeof gone) =>
    publicLibrary(library, NOW, preview).posts.map(({ slug }) => slug);
  expect([slugs(), slugs(gone)]).toEqual([['first-post'], ['first-post', 'gone']]);
  expect(whyHidden(gone!, NOW)).toBe('unpublished');
});

it('accepts a preview token only for its path and secret, until it expires', () => {
  const token = previewToken('secret', '/blog/post/a', NOW + 1000);
  expect(isPreviewToken('secret', '/blog/post/a', token, NOW)).toBe(true);
  expect(isPreviewToken('secret', '/blog/post/a', token, NOW + 1000)).toBe(false);
  expect(isPreviewToken('secret', '/blog/post/b', token, NOW)).toBe(false);
  expect(isPreviewToken('other', '/blog/post/a', token, NOW)).toBe(false);
  const [, signature = ''] = token.split('.');
  const forged = ['', '.', `9999999999.${signature}`, `${token}A`, token.slice(0, -2), `x${token}`];
  expect(forged.filter((each) => isPreviewToken('secret', '/blog/post/a', each, NOW))).toEqual([]);
});
