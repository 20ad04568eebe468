import { readFileSync } from 'node:fs';
import { writeContentFolder, TEST_NOW } from './content.fixtures.ts';
import { createContentLoader } from './contentLoader.ts';
import { readableFolder } from './readableFolder.ts';

const FILE = 'texts/feature-dashboard.yaml';
const written = readFileSync(`content/${FILE}`, 'utf8');
const voices = readFileSync('content/texts/voices.yaml', 'utf8');
const home = readFileSync('content/texts/home.yaml', 'utf8');

const read = async (changes: Record<string, string | null>) => {
  const folder = await writeContentFolder(changes);
  const { library, problems } = await createContentLoader(readableFolder(folder)).load({
    now: TEST_NOW,
  });
  return {
    texts: library.texts,
    problems: problems.map(({ file, line, message }) => `${file}:${line}: ${message}`),
  };
};

/** The line of a text in a file. */
const lineOf = (file: string, part: string) => file.slice(0, file.indexOf(part)).split('\n').length;

const LONG = 'a'.repeat(81);

it.each([
  ['a missing key', '  action: Get Started\n', '', 'hero:', '"action" is missing. Add it.'],
  [
    'an unknown key',
    '  quiet_action: Request a demo',
    '  quiet_action: Request a demo\n  quiet_acton: Call us',
    '  quiet_acton: Call us',
    '"quiet_acton" is not a key of this document. Did you mean "quiet_action"?',
  ],
  [
    'a text that is too long',
    'See your whole week on one screen',
    LONG,
    `  title: ${LONG}`,
    '"title" has 81 characters. Use at most 80.',
  ],
  [
    'an unknown picture',
    'scene: crop-weekly',
    'scene: crop-wekly',
    '        scene: crop-wekly',
    '"scene" is "crop-wekly". Use one of: ',
  ],
  [
    'an own picture without a description',
    'scene: crop-weekly',
    'picture: /media/x.jpg',
    '      picture:\n        picture: /media/x.jpg',
    '"alt" is ',
  ],
  [
    'an unknown voice',
    'voice: leads-instead-of-numbers',
    'voice: leads-instead-of-number',
    '  voice: leads-instead-of-number',
    '"voice" is "leads-instead-of-number". voices.yaml has no such entry. Did you mean "leads-instead-of-numbers"?',
  ],
  [
    'a tab',
    '  quiet_action: Request a demo',
    '\tquiet_action: Request a demo',
    '\tquiet_action',
    'Indent with spaces instead of tabs.',
  ],
  [
    'a key that appears twice',
    '  quiet_action: Request a demo',
    '  quiet_action: Request a demo\n  quiet_action: Call us',
    '  quiet_action: Call us',
    'This key appears twice. Remove one of them.',
  ],
  [
    'an alias without an anchor',
    'quiet_action: Request a demo',
    'quiet_action: *demo',
    '  quiet_action: *demo',
    'Put quotes around a value that begins with *.',
  ],
  [
    'a number',
    'quiet_action: Request a demo',
    'quiet_action: 2024',
    '  quiet_action: 2024',
    '"quiet_action" must be text, but it is the number 2024. Put quotes around it.',
  ],
  [
    'a boolean',
    'quiet_action: Request a demo',
    'quiet_action: true',
    '  quiet_action: true',
    '"quiet_action" must be text, but it is the boolean true. Put quotes around it.',
  ],
  [
    'an empty value',
    'quiet_action: Request a demo',
    'quiet_action: ~',
    '  quiet_action: ~',
    '"quiet_action" must be text, but it is empty.',
  ],
  [
    'a quotation mark without its end',
    'quiet_action: Request a demo',
    'quiet_action: "Request a demo',
    '  quiet_action: "Request',
    'This value begins with a quotation mark. Add the one at its end.',
  ],
  [
    'several lines in a label',
    'quiet_action: Request a demo',
    'quiet_action: |\n    Request\n    a demo',
    '  quiet_action: |',
    '"quiet_action" is "Request a demo". Write it on one line.',
  ],
  [
    'characters that no one sees',
    'quiet_action: Request a demo',
    'quiet_action: "\\u200b"',
    '  quiet_action: "',
    'It has no visible characters.',
  ],
  [
    'a control character',
    'quiet_action: Request a demo',
    'quiet_action: Request\u0007',
    '  quiet_action: Request',
    'Remove its control characters.',
  ],
  [
    'a second document in the file',
    '\nclosing:',
    '\n---\nclosing:',
    '---',
    'A line of --- ends the document. Remove it.',
  ],
  [
    'a very long line',
    'quiet_action: Request a demo',
    `quiet_action: ${'long '.repeat(50_000)}`,
    '  quiet_action: long',
    '"quiet_action" has 249999 characters. Use at most 24.',
  ],
  [
    'a script as an address',
    '/blog/post/four-columns-weekly',
    'javascript:alert(1)',
    '      to: javascript:',
    '"to" is "javascript:alert(1)". Write a path from the site root',
  ],
  [
    'a link that is no address',
    '/blog/post/four-columns-weekly',
    'blog',
    '      to: blog',
    '"to" is "blog". Write a path from the site root, such as /pricing, or an https address.',
  ],
])('names %s with its line', async (_what, from, to, place, message) => {
  const changed = written.replace(from, to);
  const { texts, problems } = await read({ [FILE]: changed });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`content/${FILE}:`);
  expect(problems[0]).toContain(message);
  const line = Number(/:(\d+):/.exec(problems[0]!)?.[1]);
  const expected = lineOf(changed, place);
  expect([expected, expected + 1]).toContain(line);
  expect(texts['feature-user-management']).toBeDefined();
});

it.each([
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['CR', (text: string) => text.replaceAll('\n', '\r')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['anchors', (text: string) => text.replace('Get Started', '&a Get Started')],
  ['folded lines', (text: string) => text.replace('quiet_action: ', 'quiet_action: >-\n    ')],
])('reads %s', async (_what, change) => {
  const { texts, problems } = await read({ [FILE]: change(written) });
  expect(problems).toEqual([]);
  expect(texts['feature-dashboard']?.hero.quiet_action).toBe('Request a demo');
});

it.each(['yes', 'no', '2026-11-27', '12:30', 'Go 🏡', 'ابدأ الآن', '<b>Go</b> & go'])(
  'takes %j as it is written',
  async (words) => {
    const changed = written.replace('quiet_action: Request a demo', `quiet_action: ${words}`);
    const { texts, problems } = await read({ [FILE]: changed });
    expect(problems).toEqual([]);
    expect(texts['feature-dashboard']?.hero.quiet_action).toBe(words);
  },
);

it('names a file of 1 MB', async () => {
  const { problems } = await read({ [FILE]: `${written}# ${'x'.repeat(2 ** 20)}\n` });
  expect(problems).toEqual([expect.stringContaining('Use at most 300 KB')]);
});

it('names an unknown placeholder with its line', async () => {
  const changed = written.replace('See your whole week', 'See your {{week}}');
  const { problems } = await read({ [FILE]: changed });
  const line = lineOf(changed, '  title: See your {{week}}');
  expect(problems).toEqual([
    expect.stringContaining(`${FILE}:${line}: {{week}} is not a value of site.yaml. Use one of: `),
  ]);
});

it('names a placeholder of another place of the document', async () => {
  const changed = home.replace(
    'You’re the buyer. Ring, and time our reply.',
    'A new lead for {{agent}}.',
  );
  const { problems } = await read({ 'texts/home.yaml': changed });
  const line = lineOf(changed, '  invitation:');
  expect(problems).toEqual([
    `content/texts/home.yaml:${line}: "invitation" is "A new lead for {{agent}}.". {{agent}} has no value here. Remove it.`,
  ]);
});

it.each([
  [
    'a demo',
    'Your {{name}} demo is booked ({{demo_id}})',
    'Demo of {{event}}',
    '{{event}}',
    'Use {{demo_id}}.',
  ],
  ['an event', 'New time: {{event}}', 'New time: {{demo_id}}', '{{demo_id}}', 'Use {{event}}.'],
  [
    'a note',
    'You’re still registered. The',
    'Hi {{first_name}}, the',
    '{{first_name}}',
    'Remove it.',
  ],
  ['the greeting', 'Hi {{first_name}},', 'Hi {{when}},', '{{when}}', 'Use {{first_name}}.'],
])('names a placeholder that the email of %s does not know', async (_, from, to, name, advice) => {
  const emails = readFileSync('content/texts/emails.yaml', 'utf8').replace(from, to);
  const { problems } = await read({ 'texts/emails.yaml': emails });
  expect(problems[0]).toContain(`${name} has no value here. ${advice}`);
  expect(problems[0]).toContain(`emails.yaml:${lineOf(emails, to)}:`);
});

it('names a placeholder that no email knows', async () => {
  const emails = readFileSync('content/texts/emails.yaml', 'utf8').replace('{{event}}', '{{evnt}}');
  const { problems } = await read({ 'texts/emails.yaml': emails });
  expect(problems).toEqual([
    expect.stringContaining(`emails.yaml:${lineOf(emails, '{{evnt}}')}: {{evnt}} is not a value`),
  ]);
});

it('names missing and unknown documents, and voices without a person', async () => {
  const { problems } = await read({
    'texts/home.yaml': null,
    'texts/hom.yaml': home,
    'texts/voices.yaml': voices.replace('person: samir', 'person: samira'),
  });
  const line = lineOf(voices, '    person: samir');
  expect(problems).toEqual([
    expect.stringContaining('hom.yaml:1: No page has these words. Did you mean "home"?'),
    'content/texts/home.yaml:1: The site needs this document. Add it.',
    expect.stringContaining(
      `voices.yaml:${line}: There is no person "samira". Did you mean "samir"?`,
    ),
  ]);
});

it('names the line on which an id of a voice is used again', async () => {
  const twice = voices.replace('- id: turns-settled', '- id: leads-instead-of-numbers');
  const { problems } = await read({ 'texts/voices.yaml': twice });
  const line = lineOf(voices, '  - id: turns-settled');
  expect(problems).toContain(
    `content/texts/voices.yaml:${line}: "leads-instead-of-numbers" is listed twice. Rename one of them.`,
  );
});

it('fills in the values of site.yaml, and leaves those of the page', async () => {
  const { texts, problems } = await read({ 'texts/home.yaml': home });
  expect(problems).toEqual([]);
  expect(texts.home?.proof?.title).toContain('Two brokers in Galway');
  expect(texts.home?.bell?.asks).toBe('{{lead}} asks about {{house}}. {{agent}} is next.');
});

it('resolves voices and pictures', async () => {
  const { texts } = await read({
    [FILE]: written.replace(
      'scene: crop-weekly',
      'picture: /covers/c05-ajar.svg\n        alt: A door',
    ),
  });
  const page = texts['feature-dashboard'];
  expect(page?.reading?.voice).toMatchObject({
    name: 'Ana Field',
    role: 'Broker\nAna Field, Boise',
  });
  expect(page?.cards?.items[0]).toMatchObject({
    picture: { src: '/covers/c05-ajar.svg', alt: 'A door', width: 340, height: 210 },
  });
  expect(page?.hero.pictures[0]).toMatchObject({
    picture: { scene: 'dashboard-kpis-weekly', width: 760, height: 560 },
  });
});
