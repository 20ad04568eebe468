import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantOf } from '../../../lib/zonedTime.ts';
import {
  articleFile,
  categoryFile,
  eventFile,
  loadTestContent,
  pageFile,
  postFile,
  TEST_NOW,
  USUAL_FILES,
  videoFile,
  writeContentFolder,
  type ContentFiles,
} from './content.fixtures.ts';
import { ContentError } from './contentReader.ts';
import { loadContent } from './contentLoader.ts';
import { SOCIAL_NETWORKS } from './loadSite.ts';

const POST = 'posts/first-post.md';
const EVENT = 'events/live-rotation.md';

const problemsOf = async (changes: ContentFiles): Promise<string[]> => {
  const error: unknown = await loadTestContent(changes).catch((reason: unknown) => reason);
  if (!(error instanceof ContentError)) throw new Error('The content has no problem.');
  return error.message.split('\n').map((line) => line.replace(/^content\//, ''));
};

it('reads the office hours in the zone of the site', async () => {
  const hours = 'hours:\n  monday: 09:00-18:00\n  saturday: 10:00-10:00\nnotice_hours: 24\n';
  expect((await loadTestContent({ 'office.yaml': hours })).office).toEqual({
    zone: 'America/New_York',
    week: [null, [9, 18], null, null, null, null, [10, 10]],
    holidays: [],
    noticeHours: 24,
    capacity: 1,
    daysAhead: 60,
  });
});

it('reports every problem of the office file', async () => {
  const invalid = [
    'hours:',
    '  monday: 9-18',
    '  tuesday: 18:00-09:00',
    'holidays: [2026-02-30, +1d]',
    'capacity: 0',
    'days_ahead: 400',
  ].join('\n');
  expect(await problemsOf({ 'office.yaml': invalid })).toEqual([
    'office.yaml:2: "monday" is "9-18". Write two whole hours, such as 09:00-18:00.',
    'office.yaml:3: "tuesday" is "18:00-09:00". The first hour comes before the last.',
    'office.yaml:4: Item 1 of "holidays" is "2026-02-30", but the calendar has no such day.',
    'office.yaml:4: Item 2 of "holidays" is "+1d". Write a day such as 2026-12-25.',
    'office.yaml:5: "capacity" is "0". Use at least 1.',
    'office.yaml:6: "days_ahead" is "400". Use at most 120.',
  ]);
  expect(await problemsOf({ 'office.yaml': 'hours: {}\n' })).toEqual([
    'office.yaml:1: "hours" names no day. Write at least one, such as monday: 09:00-18:00.',
  ]);
});

it('has an icon for each social network of the site file', () => {
  const icons = readFileSync('public/social-icons.svg', 'utf8');
  const ids = [...icons.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(Object.keys(SOCIAL_NETWORKS));
});

it('reports every problem of the site file', async () => {
  const { 'site.yaml': site = '' } = USUAL_FILES;
  const changed = site
    .replace('line: Doors', 'lines: Doors')
    .replace("'+353915550100'", '555-0100')
    .replace('post@lanternfield.test', 'post')
    .replace('https://go.lanternfield.test/in', 'javascript:alert(1)');
  expect(await problemsOf({ 'site.yaml': changed })).toEqual([
    'site.yaml:1: "line" is missing. Add it.',
    'site.yaml:3: "lines" is not a key of this document. Did you mean "line"?',
    'site.yaml:7: "phone" is "555-0100". Begin with + and the code of the country, such as +15035550188. In a file, put it in quotes.',
    'site.yaml:10: "sender" is "post". Write an email address, such as hello@example.com.',
    'site.yaml:16: "login" is "javascript:alert(1)". Write an address that begins with https://.',
  ]);
  const unknown = site.replace('https://go.', 'shttps://go.');
  expect(await problemsOf({ 'site.yaml': unknown })).toEqual([
    'site.yaml:16: "login" is "shttps://go.lanternfield.test/in". Write an address that begins with https://.',
  ]);
  const twice = site.replace('network: mastodon', 'network: x');
  expect(await problemsOf({ 'site.yaml': twice })).toEqual([
    'site.yaml:20: "x" is listed twice. Remove one.',
  ]);
});

it('fills in the values of the site file', async () => {
  const body = 'Write to {{privacy_email}}, {{support_hours}}.';
  const { posts } = await loadTestContent({ [POST]: postFile({ title: 'At {{phone}}' }, body) });
  expect(posts[0]?.title).toBe('At +353915550100');
  expect(posts[0]?.body.text()).toBe(
    'Write to privacy@lanternfield.test, Every day, 9 AM to 5 PM Eastern.',
  );
  const problems = await problemsOf({ [POST]: postFile({}, '{{fax}} {{constructor}}') });
  expect(problems).toEqual([
    expect.stringMatching(/^posts.*md:11: {{fax}} is not a value of site\.yaml\. Use one of: /),
    expect.stringMatching(/^posts.*md:11: {{constructor}} is not a value of site\.yaml/),
  ]);
});

it('reads the optional fields of an app', async () => {
  const app = 'name: Ringfold, description: x, logo: /covers/a.svg';
  const { integrations } = await loadTestContent({
    'integrations.yaml': `- { ${app}, kind: Phone, log: Call logged, group: Calls }\n- { ${app.replace('Ringfold', 'Almanack')} }\n`,
  });
  expect(integrations.map(({ kind, log, group }) => ({ kind, log, group }))).toEqual([
    { kind: 'Phone', log: 'Call logged', group: 'Calls' },
    { kind: undefined, log: undefined, group: undefined },
  ]);
});

it('reads a file with a byte order mark and Windows line ends', async () => {
  const file = `\uFEFF${postFile({ title: 'From Windows' }).replaceAll('\n', '\r\n')}`;
  const { posts } = await loadTestContent({ [POST]: file });
  expect(posts[0]?.title).toBe('From Windows');
  expect(posts[0]?.body.text()).toBe('Words of the post.');
});

it('ignores hidden files, and names that start with _ or end with ~', async () => {
  const folder = await writeContentFolder({
    'posts/_draft.md': 'not ready',
    'posts/.first-post.md.swp': '',
    'posts/first-post.md~': '',
  });
  const { posts } = await loadContent(folder, { now: TEST_NOW });
  expect(posts).toHaveLength(1);
});

it('orders categories by their order, then by the names of their folders', async () => {
  const library = await loadTestContent({
    'help/a/_category.yaml': categoryFile('Third', 3, ['three']),
    'help/calling/_category.yaml': categoryFile('Calling', 2, ['texts', 'calls']),
    'help/b/_category.yaml': categoryFile('Second', 2, ['two']),
    'help/c/_category.yaml': categoryFile('First', 1, ['one']),
  });
  expect(library.helpCategories.map(({ id }) => id)).toEqual(['c', 'b', 'calling', 'a']);
});

it('orders articles by category, then subcategory, then order', async () => {
  const { articles } = await loadTestContent({
    'help/basics/_category.yaml': categoryFile('Basics', 0, ['start']),
    'help/basics/begin.md': articleFile({ subcategory: 'start', order: 9 }),
    'help/calling/call-a-lead.md': articleFile({ subcategory: 'calls', order: 1 }),
    'help/calling/send-a-text.md': articleFile({ order: 2 }),
    'help/calling/why-not.md': articleFile({ order: 1 }),
  });
  const slugs = articles.map(({ slug }) => slug);
  expect(slugs).toEqual(['begin', 'why-not', 'send-a-text', 'call-a-lead']);
});

it('resolves relative dates on the calendar of the zone', async () => {
  const folder = await writeContentFolder({
    [POST]: postFile({ published: '-12d', updated: '2026-11-19' }),
    [EVENT]: eventFile({ date: '+0d 23:00', duration: '1 hour 30 minutes' }),
  });
  // 22:30 on November 20 in New York.
  const { posts, events, videos } = await loadContent(folder, {
    now: new Date('2026-11-21T03:30:00Z'),
  });
  expect(posts[0]?.publishedAt).toBe('2026-11-08T00:00:00-05:00');
  expect(posts[0]?.updated).toBe('2026-11-19T00:00:00-05:00');
  expect(events[0]).toMatchObject({
    startsAt: '2026-11-20 23:00',
    end: Date.parse('2026-11-21T05:30Z'),
  });
  expect(videos[0]?.updated).toBe('2026-11-14T00:00:00-05:00');
});

it.each([
  ['when the clocks go back', '2026-11-01 00:30', '2 hours', '2026-11-01T06:30Z'],
  ['in the repeated hour', '2026-11-01 01:30', '45 minutes', '2026-11-01T06:15Z'],
  ['when the clocks go forward', '2027-03-14 01:30', '1 hour', '2027-03-14T07:30Z'],
  ['on any other day', '2026-12-03 23:30', '1 hour 30 minutes', '2026-12-04T06:00Z'],
])('ends an event %s after its duration', async (_, date, duration, end) => {
  const { events } = await loadTestContent({ [EVENT]: eventFile({ date, duration }) });
  expect(events.find(({ slug }) => slug === 'live-rotation')?.end).toBe(Date.parse(end));
});

it.each([
  // November 20, 2026, is a Friday.
  ['+1d 13:00', '2026-11-23 13:00'],
  ['+2d 13:00', '2026-11-23 13:00'],
  ['+3d 13:00', '2026-11-23 13:00'],
  ['-6d 13:00', '2026-11-14 13:00'],
  ['2026-11-28 13:00', '2026-11-28 13:00'],
])('starts an event of %s on %s', async (date, startsAt) => {
  const folder = await writeContentFolder({ [EVENT]: eventFile({ date }) });
  const { events } = await loadContent(folder, { now: new Date('2026-11-21T03:30:00Z') });
  expect(events[0]?.startsAt).toBe(startsAt);
});

it('never dates the update of a post before its publication', async () => {
  const { posts } = await loadTestContent({
    [POST]: postFile({ published: '-1d', updated: '2026-01-01' }),
  });
  expect(posts[0]?.updated).toBe(posts[0]?.publishedAt);
});

it('orders posts newest first', async () => {
  const { posts } = await loadTestContent({
    'posts/older.md': postFile({ published: '2026-01-01' }),
    'posts/newer.md': postFile({ published: '2026-11-01' }),
  });
  expect(posts.map(({ slug }) => slug)).toEqual(['newer', 'first-post', 'older']);
});

const MOMENT_ADVICE =
  'Write a day such as 2026-10-14, a day and a time such as "2026-10-14 09:00", or one with its zone such as 2026-10-14T09:00-04:00.';

it.each([
  [{ guide: 'yes' }, '10: "guide" must be true or false, but it is the text "yes".'],
  [{ tagz: [] }, '10: "tagz" is not a key of this document. Did you mean "tags"?'],
  [{ description: 'x'.repeat(173) }, '3: "description" has 173 characters. Use at most 160.'],
  [
    { published: '2026-11-31' },
    '8: "published" is "2026-11-31", but the calendar has no such day.',
  ],
  [{ published: 'soon' }, `8: "published" is "soon". ${MOMENT_ADVICE}`],
  [{ published: '2026-12-01T25:00Z' }, `8: "published" is "2026-12-01T25:00Z". ${MOMENT_ADVICE}`],
  ...['pria-nair', 'priya', 'Pema Nair'].map((author): [object, string] => [
    { author },
    `7: "author" is "${author}", but authors.yaml has no such author. Did you mean "priya-nair"? Use one of: priya-nair, grace-whitfield.`,
  ]),
])('reports the invalid front matter %j', async (keys, problem) => {
  expect(await problemsOf({ [POST]: postFile({ ...keys }) })).toEqual([`${POST}:${problem}`]);
});

it.each([
  [{ date: '+9d' }, /^10: "date" is "\+9d"\. Write a day and a time in quotes/],
  [{ date: '2026-02-30 13:00' }, /^10: .* but the calendar has no such day\.$/],
  [{ date: '+9d 24:00' }, /^10: "date" is/],
  [{ duration: '0 minutes' }, /^11: "duration" is "0 minutes"\. Write it as 45 minutes/],
])('reports the event fields %j', async (keys, problem) => {
  const [found = ''] = await problemsOf({ [EVENT]: eventFile(keys) });
  expect(found.replace(`${EVENT}:`, '')).toMatch(problem);
});

const withYaml = (yaml: string): ContentFiles => ({
  [POST]: postFile().replace(/^title: .*$/m, yaml),
});

it.each([
  ['title: Bad: one', '2: Put quotes around a value that contains a colon.'],
  ['title: @home', '2: Put quotes around a value that begins with a symbol.'],
  ['title: *home', '2: Put quotes around a value that begins with *.'],
  ['title: A\ntitle: B', '3: This key appears twice. Remove one of them.'],
  [
    'title: [a, b',
    '3: This is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
  ],
])('explains the invalid YAML %j', async (yaml, problem) => {
  expect(await problemsOf(withYaml(yaml))).toEqual([`${POST}:${problem}`]);
});

it.each<[string, ContentFiles, string]>([
  ['a missing key', { [POST]: '---\ntitle: x\n---\n' }, `${POST}:2: "description" is missing.`],
  [
    'an unknown key of a list item',
    {
      [POST]: postFile().replace(
        '---\nWords',
        'faqs:\n  - question: x\n    answer: x\n  - question: y\n    anser: y\n    answer: y\n---\n',
      ),
    },
    `${POST}:14: "anser" is not a key of this document. Did you mean "answer"?`,
  ],
  [
    'a second featured post',
    { [POST]: postFile({ featured: true }), 'posts/second.md': postFile({ featured: true }) },
    'posts/second.md:10: "first-post" is featured already.',
  ],
  ['a post named like an API call', { 'posts/active.md': postFile() }, 'posts/active.md:2: '],
  ...['pricing', 'blog', 'my-demo', 'api', 'admin'].map((slug): [string, ContentFiles, string] => [
    `a page named ${slug}`,
    { [`pages/${slug}.md`]: pageFile() },
    `pages/${slug}.md:2: /${slug} is an address of the site. Choose another name.`,
  ]),
  [
    'an unknown place',
    { 'pages/careers.md': pageFile({ place: 'top' }) },
    'pages/careers.md:4: "place" is "top". Use one of: navigation, footer, none.',
  ],
  ['missing front matter', { [POST]: '# Hello\n' }, `${POST}:1: The front matter is missing.`],
  ...['First Post', '2026'].map((name): [string, ContentFiles, string] => [
    `the file name ${name}`,
    { [`posts/${name}.md`]: postFile() },
    `posts/${name}.md:1: The name becomes the address. Use lower-case letters, digits and single`,
  ]),
  ['a folder', { 'posts/old/a.md': postFile() }, 'posts/old:1: Only .md documents belong in this'],
  ['another file type', { 'posts/notes.txt': 'x' }, 'posts/notes.txt:1: Only .md documents'],
  ['an article outside a category', { 'help/lost.md': articleFile() }, 'help/lost.md:1: Only'],
  [
    'an unknown subcategory',
    { 'help/calling/send-a-text.md': articleFile({ subcategory: 'txts' }) },
    'help/calling/send-a-text.md:4: "subcategory" is "txts", but _category.yaml has no such id. Did you mean "texts"?',
  ],
  [
    'a category without its file',
    { 'help/calling/_category.yaml': null },
    'help/calling/_category.yaml:1: The site needs this document. Add it.',
  ],
  [
    'a slug that two articles have',
    {
      'help/basics/_category.yaml': categoryFile('Basics', 2, ['texts']),
      'help/basics/send-a-text.md': articleFile(),
    },
    'help/calling/send-a-text.md:2: Another article is named "send-a-text" too.',
  ],
  [
    'an unknown video type',
    { 'videos/first-afternoon.md': videoFile({ type: 'mov' }) },
    'videos/first-afternoon.md:10: "type" is "mov". Use one of: mp4, youtube.',
  ],
  [
    'a YouTube video on another host',
    { 'videos/first-afternoon.md': videoFile({ type: 'youtube' }) },
    'videos/first-afternoon.md:11: "video_url" is "/videos/x.mp4". A video of type youtube',
  ],
  [
    'a repeated integration',
    {
      'integrations.yaml':
        '- { name: Ringfold, description: x, logo: /x.svg }\n- { name: ringfold, description: x, logo: /x.svg }\n',
    },
    'integrations.yaml:2: "ringfold" is listed twice.',
  ],
  [
    'an integration with an unknown article',
    {
      'integrations.yaml':
        '- { name: Ringfold, description: x, logo: /x.svg, article: send-a-txt }\n',
    },
    'integrations.yaml:1: There is no help article "send-a-txt". Did you mean "send-a-text"?',
  ],
  [
    'a phone number with words before it',
    { 'site.yaml': USUAL_FILES['site.yaml']!.replace('+353', 'Call +353') },
    '"phone" is "Call +353915550100". Begin with + and the code of the country',
  ],
  [
    'a recording that is no video',
    { [EVENT]: eventFile({ recording: 'first-aftrnoon' }) },
    'There is no video "first-aftrnoon". Did you mean "first-afternoon"?',
  ],
  [
    'an invalid author key',
    { 'authors.yaml': 'Pema Nair: { name: x, bio: x, photo: /x.svg }\n' },
    `authors.yaml:1: "Pema Nair" can't be used as a key.`,
  ],
])('reports %s', async (_case, changes, problem) => {
  expect(await problemsOf(changes)).toContainEqual(expect.stringContaining(problem));
});

it.each([
  [
    'user: { type: value, name: x, value: 1 }',
    '"user" is not in the list "features" at the top. Did you mean "users"? Use one of: users.',
  ],
  ['users: { type: list, name: x, value: 1 }', '"type" is "list". Use one of: boolean, value.'],
  [
    'users: { type: boolean, name: x, value: 1 }',
    '"value" is "1". Write true or false for the type boolean, and text or a number for the type value.',
  ],
  [
    'users: { type: value, name: x, value: true }',
    '"value" is "true". Write true or false for the type boolean, and text or a number for the type value.',
  ],
  ['users: { type: value, value: 1 }', '"name" is missing. Add it.'],
])('reports the plan feature %s', async (feature, problem) => {
  const plans = `features:\n  - { key: users, name: Users }\nadditionalUsageCharges: []\nplans:\n  - name: Solo\n    title: x\n    description: x\n    monthlyPrice: 1\n    annualPrice: 1\n    features:\n      ${feature}\n    additionalUsageCharges: {}\n`;
  expect(await problemsOf({ 'plans.yaml': plans })).toEqual([`plans.yaml:11: ${problem}`]);
});

it('reports the problems of all documents, ordered by file and line', async () => {
  const problems = await problemsOf({
    [POST]: postFile({ author: 'x', published: 'soon', color: 'red' }),
    [EVENT]: eventFile({ cover: 'c.svg' }),
    'legal/privacy-policy.md': null,
  });
  expect(problems.map((line) => line.split(': ')[0])).toEqual([
    `${EVENT}:4`,
    'legal/privacy-policy.md:1',
    `${POST}:7`,
    `${POST}:8`,
    `${POST}:10`,
  ]);
});

it('does not report the authors of documents when authors.yaml is missing', async () => {
  expect(await problemsOf({ 'authors.yaml': null })).toEqual([
    'authors.yaml:1: The site needs this document. Add it.',
  ]);
});

it('reports a missing content folder', async () => {
  const folder = join(await writeContentFolder(), 'nowhere');
  await expect(loadContent(folder, { now: TEST_NOW })).rejects.toThrow(
    'nowhere/site.yaml:1: The site needs this document. Add it.',
  );
});

const inZone = (zone: string, changes: ContentFiles): ContentFiles => ({
  ...changes,
  'site.yaml': `${USUAL_FILES['site.yaml']}time_zone: ${zone}\n`,
});

it.each(['Pacific/Auckland', 'Asia/Tokyo', 'America/Los_Angeles', 'Africa/Cairo'])(
  'begins a day at its midnight in %s',
  async (zone) => {
    const files = inZone(zone, { [POST]: postFile({ published: '2026-11-27' }) });
    const [post] = (await loadTestContent(files)).posts;
    expect(post!.publishedAt).toMatch(/^2026-11-27T00:00:00[+-]/);
    expect(Date.parse(post!.publishedAt)).toBe(instantOf('2026-11-27 00:00', zone));
    expect(post!.updated).toBe(post!.publishedAt);
  },
);

it.each([
  ['Pacific/Auckland', '2027-09-26 02:30', '2027-09-26 03:30'],
  ['America/New_York', '2027-03-14 02:00', '2027-03-14 03:00'],
  ['Europe/Berlin', '2027-03-28 02:59', '2027-03-28 03:59'],
  ['Australia/Lord_Howe', '2027-10-03 02:15', '2027-10-03 02:45'],
])('rejects an event at a time that the clocks of %s skip: %s', async (zone, date, next) => {
  const problems = await problemsOf(inZone(zone, { [EVENT]: eventFile({ date }) }));
  expect(problems).toEqual([
    expect.stringContaining(
      `"date" is "${date}", but the clocks in ${zone} skip that time: they go forward. Write another time, such as "${next}".`,
    ),
  ]);
});
