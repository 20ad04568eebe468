import type { StoredDocument } from '../load/documentFiles.ts';
import { markdownBody } from '../load/markdownBody.ts';
import type { Redirect } from '../load/redirects.ts';
import { checkReference, targetsOf, unencrypted } from './checkReferences.ts';
import type { Reference, CheckedDocument } from './documentFacts.ts';

const POST = '/blog/post/first-post';

const documentOf = (text: string): StoredDocument => ({
  value: {},
  lines: {},
  firstLine: 1,
  bodyLine: 1,
  flaws: [],
  hash: '',
  body: markdownBody(text),
});

const source = (changes: Partial<CheckedDocument>): CheckedDocument => ({
  kind: 'posts',
  path: 'posts/first-post.md',
  file: 'content/posts/first-post.md',
  page: POST,
  stored: documentOf('## First part\n\nText.[^1]\n\n[^1]: A note.'),
  ...changes,
});

const SOURCES = [
  source({}),
  source({ kind: 'articles', page: '/help-center/send-a-text' }),
  source({ kind: 'events', page: '/webinars/event/same' }),
  source({ kind: 'videos', page: '/webinars/video/same' }),
  source({ kind: 'authors', page: undefined }),
];

const REDIRECTS = new Map<string, Redirect>([
  ['/old', { status: 301, to: '/pricing' }],
  ['/away', { status: 301, to: 'https://example.com/there' }],
  ['/lost', { status: 301, to: '/nowhere-at-all' }],
  ['/gone', { status: 410 }],
]);

const FILES = new Set(['/covers/a.svg', '/covers/a b.svg', '/media/known.jpg']);

const newTargets = () =>
  targetsOf(SOURCES, REDIRECTS, {
    has: (address) => FILES.has(address),
    isTaken: () => false,
  });

const reference = (changes: Partial<Reference>): Reference => ({
  kind: 'posts',
  file: 'content/posts/a.md',
  line: 7,
  key: 'href',
  value: '/',
  page: POST,
  ...changes,
});

const messagesOf = async (changes: Partial<Reference>, targets = newTargets()) =>
  (await checkReference(reference(changes), targets)).map(({ message }) => message);

it.each([
  ...['/', '/pricing', POST, `${POST}#first-part`, `${POST}#fn1`, `${POST}#user-content-fn1`],
  ...['/pricing#main', '/pricing#top', '/pricing#TOP', '/pricing?x=1', '/old', '/old#main'],
  ...['/away', '/covers/a.svg', '/covers/a%20b.svg', '#main'],
  ...['https://example.com', 'HTTP://example.com', 'mailto:ada@example.com', 'tel:+12025550123'],
])('accepts a link to %s', async (value) => {
  expect(await messagesOf({ value, text: 'a text' })).toEqual([]);
});

it.each([
  ['pricing', 'Begin it with / for this site, or with https://.'],
  ['//example.com/x', 'Begin it with / for this site, or with https://.'],
  ['ahttps://example.com', 'Begin it with / for this site, or with https://.'],
  ['https://', 'Begin it with / for this site, or with https://.'],
  ['/no-page-like-it', 'There is no such page. Correct it or remove the link.'],
  ['/\\pricin', 'There is no such page. Correct it or remove the link.'],
  ['/gone', 'There is no such page. Correct it or remove the link.'],
  ['/lost', 'There is no such page. Correct it or remove the link.'],
  [`${POST}#second`, 'That page has no such heading. Correct what follows the #.'],
  [
    '/pricing#faqs',
    'That page has only these places: #main, #footer-nav. Correct or remove what follows the #.',
  ],
  [
    '/webinars/event/same#part',
    'That page has only these places: #main, #footer-nav, #lead-form, #my-link. Correct or remove what follows the #.',
  ],
])('explains what is wrong with a link to %s', async (value, advice) => {
  expect(await messagesOf({ value })).toEqual([`A link leads to ${value}. ${advice}`]);
});

it.each([
  ['www.example.com/x', 'Write https://www.example.com/x.', 'https://www.example.com/x'],
  ['/pricng', 'There is no such page. Did you mean /pricing?', '/pricing'],
  ['/pricng#main', 'There is no such page. Did you mean /pricing?', '/pricing#main'],
  ['/blog/send-a-text', 'There is no such page. Did you mean', '/help-center/send-a-text'],
])('offers to correct a link to %s', async (from, advice, to) => {
  const [problem, ...others] = await checkReference(
    reference({ value: from, yamlPath: ['a'] }),
    newTargets(),
  );
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    file: 'content/posts/a.md',
    line: 7,
    path: ['a'],
    message: expect.stringContaining(advice),
    repair: { from, to },
  });
});

it.each(['/blog/same', '/abc', '/help-center/send-a-text/', '/no-page-like-it'])(
  'offers nothing for %s, which may mean several pages or none',
  async (value) => {
    const [problem] = await checkReference(reference({ value }), newTargets());
    expect(problem).not.toHaveProperty('repair');
  },
);

it('compares only the first ten mistyped links with all pages', async () => {
  const targets = newTargets();
  const offers = [];
  for (let count = 0; count < 12; count += 1)
    offers.push(...(await messagesOf({ value: '/pricng' }, targets)));
  expect(offers.map((message) => message.includes('Did you mean'))).toEqual([
    ...Array<boolean>(10).fill(true),
    false,
    false,
  ]);
});

it.each<[Partial<Reference>, number]>([
  [{ kind: 'redirects', key: 'to' }, 1],
  [{ kind: 'texts', key: 'to' }, 1],
  [{ kind: 'posts', key: 'to' }, 0],
  [{ kind: 'texts', key: 'title' }, 0],
])('takes %j for a link: %i', async (changes, count) => {
  expect(await messagesOf({ ...changes, value: '/no-page-like-it' })).toHaveLength(count);
});

it.each<[string, Partial<Reference>, string[]]>([
  ['a link with a text', { text: 'Prices' }, []],
  ['a value of a key', { text: undefined }, []],
  [
    'a link without one',
    { text: ' ', value: '/pricing' },
    ['The link to "/pricing" has no text. Wr'],
  ],
  [
    'a picture without one',
    { key: 'src', text: '', value: '/covers/a.svg' },
    ['The picture "/covers/a.svg" has no description. Write !['],
  ],
])('asks for the text of %s', async (_what, changes, starts) => {
  const found = await messagesOf(changes);
  expect(found).toHaveLength(starts.length);
  expect(found.join()).toContain(starts.join());
});

it.each<[Partial<Reference>, string | undefined]>([
  [{ key: 'src', value: '/covers/a.svg' }, undefined],
  [{ key: 'src', value: 'https://example.com/a.svg' }, undefined],
  [{ key: 'src', value: 'http://example.com/a.svg' }, undefined],
  [{ key: 'src', value: '/covers/b.svg' }, '"/covers/b.svg" is not in the folder public. Add it'],
  [{ key: 'cover', value: '/covers/b.svg' }, '"/covers/b.svg" is not in the folder public. Add it'],
  [{ key: 'cover', value: '/media/known.jpg' }, undefined],
  [{ key: 'cover', value: '/media/b.jpg' }, 'is not in the folder media of the content. Add it'],
  [{ key: 'cover', value: '/https://b.svg' }, '"/https://b.svg" is not in the folder public. Add'],
  [{ key: 'title', value: '/covers/b.svg' }, undefined],
  [{ kind: 'site', key: 'logo', value: '/covers/b.svg' }, undefined],
  [
    { kind: 'redirects', key: 'from', value: '/covers/a.svg' },
    '/covers/a.svg is a file, so the redirect has no effect. Remove it.',
  ],
  [{ kind: 'redirects', key: 'from', value: '/covers/b.svg' }, undefined],
  [{ kind: 'redirects', key: 'note', value: '/covers/a.svg' }, undefined],
  [{ kind: 'texts', key: 'from', value: '/covers/a.svg' }, undefined],
])('looks for the file of %j', async (changes, message) => {
  const found = await messagesOf(changes);
  expect(found).toHaveLength(message === undefined ? 0 : 1);
  expect(found.join()).toContain(message ?? '');
});

it.each<[Partial<Reference>, string | undefined]>([
  [
    { key: 'src', value: 'http://example.com/a.png' },
    'The picture http://example.com/a.png is not',
  ],
  [{ value: 'HTTP://example.com' }, 'A link leads to HTTP://example.com, which is not encrypted.'],
  [{ value: 'https://example.com' }, undefined],
  [{ value: '/http://example.com' }, undefined],
  [{ value: 'http://' }, undefined],
])('warns of %j: %s', (changes, start) => {
  expect(unencrypted(reference(changes))?.slice(0, start?.length)).toBe(start);
});
