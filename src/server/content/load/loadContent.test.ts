import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  articleFile,
  categoryFile,
  eventFile,
  loadTestContent,
  postFile,
  TEST_NOW,
  USUAL_FILES,
  videoFile,
  writeContentFolder,
} from './content.fixtures.ts';
import type { ContentFiles } from './content.fixtures.ts';
import { ContentError } from './contentProblems.ts';
import { SOCIAL_NETWORKS } from './documentSchemas.ts';
import { loadContent } from './loadContent.ts';

/** The lines of the error that a folder with these changes leads to. */
const problemsOf = async (changes: ContentFiles): Promise<string[]> => {
  const error: unknown = await loadTestContent(changes).catch((reason: unknown) => reason);
  if (!(error instanceof ContentError)) throw new Error('The content had no problem.');
  return error.message.split('\n');
};

describe('the office file', () => {
  const hours = 'hours:\n  monday: 09:00-18:00\n  saturday: 10:00-10:00\n';

  it('says when demos are, in the zone of the office', async () => {
    expect((await loadTestContent({ 'office.yaml': hours })).office).toEqual({
      zone: 'America/New_York',
      week: [null, [9, 18], null, null, null, null, [10, 10]],
      holidays: [],
      noticeHours: 1,
      capacity: 1,
      daysAhead: 60,
    });
    const more = `${hours}holidays: [2026-12-25]\nnotice_hours: 24\ncapacity: 3\ndays_ahead: 30\n`;
    expect((await loadTestContent({ 'office.yaml': more })).office).toMatchObject({
      holidays: ['2026-12-25'],
      noticeHours: 24,
      capacity: 3,
      daysAhead: 30,
    });
  });

  it('is refused with the line of what is wrong', async () => {
    const wrong = [
      'hours:',
      '  monday: 9-18',
      '  tuesday: 18:00-09:00',
      '  funday: 09:00-18:00',
      'holidays: [2026-02-30, Christmas]',
      'capacity: 0',
      'days_ahead: 400',
    ].join('\n');
    expect(await problemsOf({ 'office.yaml': wrong })).toEqual([
      'content/office.yaml:2: "monday" is "9-18". Write the first and the last hour at which a demo begins, such as 09:00-18:00.',
      'content/office.yaml:3: "tuesday" is "18:00-09:00". The first hour comes before the last.',
      expect.stringContaining('content/office.yaml:4: "funday" is not a key of this document. '),
      expect.stringContaining('"2026-02-30". Write a day that there is, such as 2026-12-25.'),
      expect.stringContaining('"Christmas". Write a day that there is, such as 2026-12-25.'),
      'content/office.yaml:6: "capacity" is "0". Use at least 1.',
      'content/office.yaml:7: "days_ahead" is "400". Use at most 120.',
    ]);
    expect(await problemsOf({ 'office.yaml': 'hours: {}\n' })).toEqual([
      'content/office.yaml:1: "hours" names no day. Write at least one, such as monday: 09:00-18:00.',
    ]);
  });
});

describe('the site file', () => {
  it('says whose site it is, with the icons of its networks', async () => {
    const { site } = await loadTestContent();
    expect(site).toMatchObject({ name: 'Lanternfield', phone: '+353915550100' });
    expect(site.social.map(({ network, label }) => [network, label])).toEqual([
      ['x', 'X'],
      ['mastodon', 'Mastodon'],
    ]);
    const icons = readFileSync('public/social-icons.svg', 'utf8');
    expect([...icons.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual(
      Object.keys(SOCIAL_NETWORKS),
    );
  });

  it('is refused with the line of what is wrong', async () => {
    const { 'site.yaml': text = '' } = USUAL_FILES;
    const changed = text
      .replace('line: Doors', 'lines: Doors')
      .replace("'+353915550100'", '555-0100')
      .replace('post@lanternfield.test', 'nobody')
      .replace('https://go.lanternfield.test/in', 'javascript:alert(1)');
    const problems = await problemsOf({ 'site.yaml': changed });
    expect(problems.map((line) => line.replace('content/site.yaml:', ''))).toEqual([
      '1: "line" is missing. Add it.',
      '3: "lines" is not a key of this document. Did you mean "line"?',
      '7: "phone" is "555-0100". Write it in E.164 and in quotes, such as \'+15035550188\'.',
      '8: "sender" is "nobody". Write an e-mail address, such as hello@example.com.',
      '10: "login" is "javascript:alert(1)". Write an address that begins with https://.',
    ]);
    const unknown = { 'site.yaml': text.replace('network: mastodon', 'network: friendbook') };
    expect(await problemsOf(unknown)).toEqual([
      'content/site.yaml:14: "network" is "friendbook". Use one of: facebook, instagram, linkedin, mastodon, x, youtube.',
    ]);
    const twice = { 'site.yaml': text.replace('network: mastodon', 'network: x') };
    expect(await problemsOf(twice)).toEqual([
      'content/site.yaml:14: "x" is listed twice. Remove one.',
    ]);
  });
});

describe('a folder without problems', () => {
  it('reads a file with a byte order mark and Windows line ends', async () => {
    const file = `\uFEFF${postFile({ title: 'From Windows' }).replaceAll('\n', '\r\n')}`;
    const { posts } = await loadTestContent({ 'posts/first-post.md': file });
    expect(posts[0]?.title).toBe('From Windows');
    expect(posts[0]?.body.text()).toBe('Words of the post.');
  });

  it('leaves out drafts and what editors leave behind', async () => {
    const { posts } = await loadTestContent({
      'posts/_draft.md': 'not ready',
      'posts/.first-post.md.swp': '',
      'posts/first-post.md~': '',
    });
    expect(posts).toHaveLength(1);
  });

  it('orders articles by category, then subcategory, then order', async () => {
    const { articles } = await loadTestContent({
      'help/basics/_category.yaml': categoryFile('Basics', 0, ['start']),
      'help/basics/begin.md': articleFile({ subcategory: 'start', order: 9 }),
      'help/calling/call-a-lead.md': articleFile({ subcategory: 'calls', order: 1 }),
      'help/calling/send-a-text.md': articleFile({ order: 2 }),
      'help/calling/why-not.md': articleFile({ order: 1 }),
    });
    expect(articles.map(({ slug }) => slug)).toEqual([
      'begin',
      'why-not',
      'send-a-text',
      'call-a-lead',
    ]);
  });
});

describe('dates', () => {
  it('are counted from now when they are relative', async () => {
    const { posts, events, videos } = await loadTestContent({
      'posts/first-post.md': postFile({ published: '-12d', updated: '2026-11-19' }),
    });
    expect(posts[0]?.publishedAt).toBe('2026-11-08T00:00:00.000Z');
    expect(posts[0]?.updatedAt).toBe('2026-11-19T00:00:00.000Z');
    expect(events[0]).toMatchObject({ startsAt: '2026-11-29 13:00', endsAt: '2026-11-29 13:45' });
    expect(videos[0]?.updatedAt).toBe('2026-11-14T00:00:00.000Z');
  });

  it('never say that a post was updated before it was published', async () => {
    const { posts } = await loadTestContent({
      'posts/first-post.md': postFile({ published: '-1d', updated: '2026-01-01' }),
    });
    expect(posts[0]?.updatedAt).toBe(posts[0]?.publishedAt);
  });

  it('order posts newest first', async () => {
    const { posts } = await loadTestContent({
      'posts/older.md': postFile({ published: '2026-01-01' }),
      'posts/newer.md': postFile({ published: '2026-11-01' }),
    });
    expect(posts.map(({ slug }) => slug)).toEqual(['newer', 'first-post', 'older']);
  });
});

describe('a problem is named by file and line', () => {
  const cases: [string, ContentFiles, string][] = [
    [
      'a missing key',
      { 'posts/first-post.md': '---\ntitle: x\n---\n' },
      'content/posts/first-post.md:2: "description" is missing. Add it.',
    ],
    [
      'a wrong type',
      { 'posts/first-post.md': postFile({ guide: 'yes' }) },
      'content/posts/first-post.md:10: "guide" must be true or false, but it is the text "yes".',
    ],
    [
      'an unknown author',
      { 'posts/first-post.md': postFile({ author: 'pria-nair' }) },
      'content/posts/first-post.md:7: "author" is "pria-nair", but authors.yaml has no such author. Did you mean "priya-nair"? Use one of: priya-nair, grace-whitfield.',
    ],
    [
      'an unknown key near to a known one',
      { 'posts/first-post.md': postFile({ tagz: [] }) },
      'content/posts/first-post.md:10: "tagz" is not a key of this document. Did you mean "tags"?',
    ],
    [
      'an unknown key of a list item',
      {
        'posts/first-post.md':
          '---\ntitle: x\ndescription: x\ncategory: x\ncover: /x.svg\ncover_alt: x\nauthor: priya-nair\npublished: -1d\nfaqs:\n  - question: x\n    answer: x\n  - question: y\n    anser: y\n    answer: y\n---\n',
      },
      'content/posts/first-post.md:13: "anser" is not a key of this document. Did you mean "answer"?',
    ],
    [
      'a text that is too long',
      { 'posts/first-post.md': postFile({ description: 'x'.repeat(173) }) },
      'content/posts/first-post.md:3: "description" has 173 characters. Use at most 160.',
    ],
    [
      'a day that does not exist',
      { 'posts/first-post.md': postFile({ published: '2026-02-30' }) },
      'content/posts/first-post.md:8: "published" is "2026-02-30". Write a day such as 2026-10-14, a day and a time such as "2026-10-14 09:00", or one with its zone such as 2026-10-14T09:00-04:00.',
    ],
    [
      'an event without a time',
      { 'events/live-rotation.md': eventFile({ date: '+9d' }) },
      'content/events/live-rotation.md:10: "date" is "+9d". Write a day and a time in quotes, such as "2026-12-03 13:00" or "+9d 13:00".',
    ],
    [
      'an unreadable duration',
      { 'events/live-rotation.md': eventFile({ duration: 'a while' }) },
      'content/events/live-rotation.md:11: "duration" is "a while". Write it as 45 minutes, 1 hour or 1 hour 30 minutes.',
    ],
    [
      'an unknown video type',
      { 'videos/first-afternoon.md': videoFile({ type: 'mov' }) },
      'content/videos/first-afternoon.md:10: "type" is "mov". Use one of: mp4, youtube.',
    ],
    [
      'a youtube video that is elsewhere',
      { 'videos/first-afternoon.md': videoFile({ type: 'youtube' }) },
      'content/videos/first-afternoon.md:11: "video_url" is "/videos/x.mp4". A video of type youtube needs an address such as https://www.youtube.com/watch?v=...',
    ],
    [
      'an unknown subcategory',
      { 'help/calling/send-a-text.md': articleFile({ subcategory: 'txts' }) },
      'content/help/calling/send-a-text.md:4: "subcategory" is "txts", but _category.yaml has no such id. Did you mean "texts"? Use one of: texts, calls.',
    ],
    [
      'a category without a description',
      { 'help/calling/_category.yaml': null },
      'content/help/calling/_category.yaml:1: This file is missing. Add it.',
    ],
    [
      'a slug that two articles have',
      {
        'help/basics/_category.yaml': categoryFile('Basics', 2, ['texts']),
        'help/basics/send-a-text.md': articleFile(),
      },
      'content/help/calling/send-a-text.md:2: Another file is named "send-a-text" too. Rename one of them.',
    ],
    [
      'a second featured post',
      {
        'posts/first-post.md': postFile({ featured: true }),
        'posts/second.md': postFile({ featured: true }),
      },
      'content/posts/second.md:10: "first-post" is featured already. Remove "featured" from one of them.',
    ],
    [
      'a post named like a call',
      { 'posts/active.md': postFile() },
      'content/posts/active.md:2: "active" is an address of the API. Rename this file.',
    ],
    [
      'broken YAML',
      { 'posts/first-post.md': '---\ntitle: x\ntags: [a, b\nauthor: y\n---\n' },
      'content/posts/first-post.md:4: This is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
    ],
    [
      'missing front matter',
      { 'posts/first-post.md': '# Hello\n' },
      'content/posts/first-post.md:1: The front matter is missing. Begin the file with keys between two lines of ---.',
    ],
    [
      'a name that is no address',
      { 'posts/First Post.md': postFile() },
      `content/posts/First Post.md:1: The file's name becomes the address. Use lower-case letters, digits and single hyphens, and at least one letter.`,
    ],
    [
      'a file of another kind',
      { 'posts/notes.txt': 'x' },
      'content/posts/notes.txt:1: Only .md documents belong in this folder. Rename it or move it.',
    ],
    [
      'an article outside of a category',
      { 'help/lost.md': articleFile() },
      'content/help/lost.md:1: Only folders belong here. Move this file into one of them.',
    ],
    [
      'an integration listed twice',
      {
        'integrations.yaml':
          '- { name: Ringfold, description: x, logo: /x.svg }\n- { name: ringfold, description: x, logo: /x.svg }\n',
      },
      'content/integrations.yaml:2: "ringfold" is listed twice. Remove one of them.',
    ],
    [
      'a name that stands for nothing',
      { 'posts/first-post.md': '---\ntitle: A\nauthor: *nobody\n---\n' },
      'content/posts/first-post.md:3: This is not valid YAML: "*nobody" refers to nothing. Put quotes around it.',
    ],
    [
      'a value that contains itself',
      { 'posts/first-post.md': '---\ntags: &all [*all]\n---\n' },
      'content/posts/first-post.md:2: Something in here contains itself. Write it without & and *.',
    ],
    [
      'an integration that leads to no article',
      {
        'integrations.yaml':
          '- { name: Ringfold, description: x, logo: /x.svg, article: send-a-txt }\n',
      },
      'content/integrations.yaml:1: There is no help article "send-a-txt". Did you mean "send-a-text"? Use one of: send-a-text.',
    ],
    [
      'an author whose key is no slug',
      { 'authors.yaml': 'Priya Nair: { name: x, bio: x, photo: /x.svg }\n' },
      `content/authors.yaml:1: "Priya Nair" can't be used as a key. Use lower-case letters, digits and single hyphens.`,
    ],
  ];

  it.each(cases)('%s', async (_, changes, problem) => {
    expect(await problemsOf(changes)).toContain(problem);
  });

  const planWith = (feature: string) =>
    `features:\n  - { key: users, name: Users }\nadditionalUsageCharges: []\nplans:\n  - name: Solo\n    title: x\n    description: x\n    monthlyPrice: 1\n    annualPrice: 1\n    features:\n      ${feature}\n    additionalUsageCharges: {}\n`;

  it.each([
    [
      'user: { type: value, name: x, value: 1 }',
      '"user" is not in the list "features" at the top. Did you mean "users"? Use one of: users.',
    ],
    ['users: { type: list, name: x, value: 1 }', '"type" is "list". Use one of: boolean, value.'],
    [
      'users: { type: boolean, name: x, value: 1 }',
      '"value" must be true or false, but it is the number 1.',
    ],
    ['users: { type: value, name: x, value: true }', '"value" is "true". Write text or a number.'],
    ['users: { type: value, value: 1 }', '"name" is missing. Add it.'],
  ])('a plan that says %s', async (feature, sentence) => {
    expect(await problemsOf({ 'plans.yaml': planWith(feature) })).toEqual([
      `content/plans.yaml:11: ${sentence}`,
    ]);
  });

  it('all of them at once, in the order of files and lines', async () => {
    const problems = await problemsOf({
      'posts/first-post.md': postFile({ author: 'nobody', published: 'soon', color: 'red' }),
      'events/live-rotation.md': eventFile({ cover: 'c.svg' }),
      'legal/privacy-policy.md': null,
    });
    expect(problems.map((line) => line.split(': ')[0])).toEqual([
      'content/events/live-rotation.md:4',
      'content/legal/privacy-policy.md:1',
      'content/posts/first-post.md:7',
      'content/posts/first-post.md:8',
      'content/posts/first-post.md:10',
    ]);
  });

  it('without blaming documents for an authors.yaml that can not be read', async () => {
    expect(await problemsOf({ 'authors.yaml': null })).toEqual([
      'content/authors.yaml:1: This file is missing. Add it.',
    ]);
  });

  it('also when the folder itself is missing', async () => {
    const folder = join(await writeContentFolder(), 'nowhere');
    await expect(loadContent(folder, { now: TEST_NOW })).rejects.toThrow(
      'nowhere/authors.yaml:1: This file is missing. Add it.',
    );
  });
});
