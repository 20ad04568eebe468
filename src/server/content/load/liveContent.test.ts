import { loadContent } from './loadContent.ts';
import {
  articleFile,
  eventFile,
  postFile,
  videoFile,
  writeContentFolder,
} from './content.fixtures.ts';
import type { ContentFiles } from './content.fixtures.ts';
import { createLiveContent } from './liveContent.ts';
import { isPreviewToken, previewToken } from './previewLinks.ts';
import { documentAt, publicLibrary } from './publicLibrary.ts';

/** 10 in the morning, New York's winter time. */
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
  ['2026-11-20T16:00:00+01:00', true],
])('shows a post of %s at 10 o’clock: %s', async (published, isShown) => {
  const { posts } = await startWith(dated(published));
  expect(posts().includes('dated')).toBe(isShown);
});

it('shows a document of each kind from its moment on, to whoever asks then, and tells the caches', async () => {
  const { live, onChange } = await startWith({
    'posts/dated.md': postFile({ published: '2026-11-20 12:00' }),
    'help/calling/dated.md': articleFile({ published: '2026-11-20 12:00' }),
    'events/dated.md': eventFile({ published: '2026-11-20 12:00' }),
    'videos/dated.md': videoFile({ published: '2026-11-20 12:00' }),
  });
  const counts = () => {
    const { posts, articles, events, videos } = live.current();
    return [posts, articles, events, videos].map(({ length }) => length);
  };
  jest.advanceTimersByTime(2 * HOUR - 1);
  expect([counts(), onChange.mock.calls.length]).toEqual([[1, 1, 1, 1], 0]);
  jest.advanceTimersByTime(1);
  expect([counts(), onChange.mock.calls.length]).toEqual([[2, 2, 2, 2], 1]);
  jest.advanceTimersByTime(1000 * HOUR);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('waits for moments that no timer reaches', async () => {
  const { onChange, posts } = await startWith(dated('2027-03-01T00:00Z'));
  const days = (Date.parse('2027-03-01T00:00Z') - NOW) / HOUR;
  expect(days * HOUR).toBeGreaterThan(2 ** 31);
  jest.advanceTimersByTime(days * HOUR - 1);
  expect([posts(), onChange.mock.calls.length]).toEqual([['first-post'], 0]);
  jest.advanceTimersByTime(1);
  expect([posts(), onChange.mock.calls.length]).toEqual([['dated', 'first-post'], 1]);
});

it('looks at the clock where timers come late', async () => {
  const { onChange, posts } = await startWith(dated('2026-11-20 12:00'));
  jest.setSystemTime(NOW + 2 * HOUR);
  expect(posts()).toEqual(['dated', 'first-post']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('leads from an integration to its article only while that is seen', async () => {
  const integration = { name: 'Ringfold', description: 'x', logo: '/x.svg', article: 'dated' };
  const { live } = await startWith({
    'integrations.yaml': JSON.stringify([integration]),
    'help/calling/dated.md': articleFile({ published: '2026-11-20 12:00' }),
  });
  expect(live.current().integrations[0]).not.toHaveProperty('article');
  jest.advanceTimersByTime(2 * HOUR);
  expect(live.current().integrations[0]).toHaveProperty('article', 'dated');
});

it('never shows a draft, but to whoever writes', async () => {
  const changes = dated('2026-11-19', { draft: true });
  const { posts, onChange } = await startWith(changes);
  jest.advanceTimersByTime(1000 * HOUR);
  expect([posts(), onChange.mock.calls.length]).toEqual([['first-post'], 0]);
  expect((await startWith(changes, true)).posts()).toEqual(['dated', 'first-post']);
});

it('takes another library over when that is prepared, with all that came to pass meanwhile', async () => {
  const { live, onChange, posts } = await startWith({});
  const seen: string[][] = [];
  await live.replace(await load(dated('2026-11-20 12:00')), async (library) => {
    expect(posts()).toEqual(['first-post']);
    seen.push(library.posts.map(({ slug }) => slug));
    jest.setSystemTime(NOW + 2 * HOUR);
  });
  expect([seen, posts()]).toEqual([[['first-post']], ['dated', 'first-post']]);
  expect(onChange).toHaveBeenCalledTimes(2);
  live.stop();
  expect(jest.getTimerCount()).toBe(0);
});

it('takes over what differs in nothing but its front matter', async () => {
  const { live, posts } = await startWith(dated('2026-11-19'));
  const changed = dated('2026-11-19', { title: 'Another' });
  await live.replace(await load(changed), () => Promise.resolve());
  expect(live.current().posts[0]?.title).toBe('Another');
  await live.replace(await load({}), () => Promise.resolve());
  expect(posts()).toEqual(['first-post']);
});

it('says when a post was published, by the day where the site is at home', async () => {
  const { posts } = await load({
    'posts/a.md': postFile({ published: '2026-07-01T03:30Z' }),
    'posts/b.md': postFile({ published: '2026-06-30 23:31' }),
    'posts/c.md': postFile({ published: '2026-07-01' }),
  });
  expect(posts.slice(1, 4).map(({ slug, publishedAt }) => [slug, publishedAt])).toEqual([
    ['c', '2026-07-01T00:00:00.000Z'],
    ['b', '2026-06-30T23:31:00-04:00'],
    ['a', '2026-06-30T23:30:00-04:00'],
  ]);
});

it('shows one hidden document, and no other, to whoever has a link to it', async () => {
  const whole = await load({
    'posts/draft.md': postFile({ draft: true }),
    'posts/other.md': postFile({ draft: true }),
    'help/calling/later.md': articleFile({ published: '2027-11-01' }),
  });
  const seenWith = (path: string) => {
    const { posts, articles } = publicLibrary(whole, NOW, { also: documentAt(whole, path) });
    return [...posts, ...articles].map(({ slug }) => slug);
  };
  expect(seenWith('/blog/post/draft')).toEqual(['draft', 'first-post', 'send-a-text']);
  expect(seenWith('/help-center/later')).toEqual(['first-post', 'later', 'send-a-text']);
  expect(seenWith('/blog/post/none')).toEqual(['first-post', 'send-a-text']);
});

it('takes a token for its own path, until it expires, by the secret that it was made with', () => {
  const token = previewToken('secret', '/blog/post/a', NOW + 1000);
  const isGood = (secret: string, path: string, given: string, now = NOW) =>
    isPreviewToken(secret, path, given, now);
  expect(isGood('secret', '/blog/post/a', token)).toBe(true);
  expect(isGood('secret', '/blog/post/a', token, NOW + 1000)).toBe(false);
  expect(isGood('secret', '/blog/post/b', token)).toBe(false);
  expect(isGood('other', '/blog/post/a', token)).toBe(false);
  const [, signature = ''] = token.split('.');
  for (const forged of [
    '',
    '.',
    `9999999999.${signature}`,
    `${token}A`,
    token.slice(0, -2),
    `x${token}`,
  ])
    expect([forged, isGood('secret', '/blog/post/a', forged)]).toEqual([forged, false]);
});

it.each([
  ['published', '2026-13-01'],
  ['published', '2026-12-01T25:00Z'],
])('refuses %s: %s', async (key, moment) => {
  await expect(load(dated('2026-11-19', { [key]: moment }))).rejects.toThrow(
    `"${key}" is "${moment}". Write a day such as`,
  );
});
