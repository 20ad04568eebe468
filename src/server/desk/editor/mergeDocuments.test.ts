import { hunksOf, mergeDocuments, type Side } from './mergeDocuments.ts';

const BASE = {
  data: { title: 'Rotation', duration: 45, tags: ['a', 'b'], hero: { text: 'One', link: '/x' } },
  body: 'One\n\nTwo\n\nThree\n\nFour\n',
};

const withData = (data: object, body = BASE.body) => ({ data: { ...BASE.data, ...data }, body });

const merge = (
  mine: object,
  theirs: object,
  choose?: (key: string) => Side,
): ReturnType<typeof mergeDocuments> =>
  mergeDocuments({ base: BASE, mine: mine as typeof BASE, theirs: theirs as typeof BASE }, choose);

it('names no change that both have made', () => {
  const same = withData({ title: 'Same' }, BASE.body.replace('Two', 'Same'));
  expect(merge(same, same).joined).toEqual([]);
});

it.each<[string, object, object, object]>([
  [
    'two fields',
    withData({ title: 'Mine' }),
    withData({ duration: 60 }),
    withData({ title: 'Mine', duration: 60 }),
  ],
  [
    'parts of a section',
    withData({ hero: { text: 'Mine', link: '/x' } }),
    withData({ hero: { text: 'One', link: '/theirs' } }),
    withData({ hero: { text: 'Mine', link: '/theirs' } }),
  ],
  [
    'rows of a list',
    withData({ tags: ['m', 'b'] }),
    withData({ tags: ['a', 't'] }),
    withData({ tags: ['m', 't'] }),
  ],
  [
    'an added and a removed field',
    withData({ cover: '/c' }),
    withData({ duration: undefined }),
    {
      data: { title: 'Rotation', tags: ['a', 'b'], hero: BASE.data.hero, cover: '/c' },
      body: BASE.body,
    },
  ],
  [
    'lines of the text',
    withData({}, BASE.body.replace('One', 'Mine')),
    withData({}, BASE.body.replace('Four', 'Theirs')),
    withData({}, 'Mine\n\nTwo\n\nThree\n\nTheirs\n'),
  ],
  [
    'lines that were added and removed',
    withData({}, BASE.body.replace('Two\n\n', '')),
    withData({}, `${BASE.body}\nFive\n`),
    withData({}, 'One\n\nThree\n\nFour\n\nFive\n'),
  ],
  [
    'the same change of both',
    withData({ title: 'Same' }, 'Same'),
    withData({ title: 'Same' }, 'Same'),
    withData({ title: 'Same' }, 'Same'),
  ],
])('joins %s', (_what, mine, theirs, joined) => {
  const { values, conflicts } = merge(mine, theirs);
  expect([JSON.parse(JSON.stringify(values)), conflicts]).toEqual([joined, []]);
});

it.each<[string, object, object, string]>([
  ['a field', withData({ title: 'Mine' }), withData({ title: 'Theirs' }), 'data.title'],
  [
    'a field that one removed',
    withData({ title: undefined }),
    withData({ title: 'Theirs' }),
    'data.title',
  ],
  [
    'a list of another length',
    withData({ tags: ['a'] }),
    withData({ tags: ['a', 'b', 'c'] }),
    'data.tags',
  ],
  [
    'a line',
    withData({}, BASE.body.replace('Two', 'Mine')),
    withData({}, BASE.body.replace('Two', 'Theirs')),
    'body.2',
  ],
  [
    'lines beside each other',
    withData({}, BASE.body.replace('Two', 'Two\nMine')),
    withData({}, BASE.body.replace('Two', 'Theirs')),
    'body.2',
  ],
])('asks about %s, and takes the version that was chosen', (_what, mine, theirs, key) => {
  for (const side of ['mine', 'theirs'] as const) {
    const { values, conflicts } = merge(mine, theirs, () => side);
    expect(conflicts.map((conflict) => conflict.key)).toEqual([key]);
    expect(values).toEqual(side === 'mine' ? JSON.parse(JSON.stringify(mine)) : theirs);
  }
});

it('names what one of both has changed', () => {
  const mine = withData({ title: 'Mine' }, BASE.body.replace('Four', 'Last'));
  const { joined } = merge(mine, withData({ duration: 60 }));
  expect(joined).toEqual([
    { path: ['data', 'title'], before: 'Rotation', side: 'mine', after: 'Mine' },
    { path: ['data', 'duration'], before: 45, side: 'theirs', after: 60 },
    { path: ['body'], line: 7, before: 'Four', side: 'mine', after: 'Last' },
  ]);
});

it('takes texts with little in common as a whole', () => {
  const lines = (mark: string) => Array.from({ length: 5000 }, (_, line) => `${mark} ${line}`);
  expect(hunksOf(lines('a'), lines('b'))).toEqual([{ start: 0, end: 5000, lines: lines('b') }]);
  const many = (count: number) => Array<string>(count).fill('');
  const [hunk, ...others] = hunksOf(many(150_000), many(149_500));
  expect([hunk!.end - hunk!.start, hunk!.lines, others]).toEqual([500, [], []]);
});
