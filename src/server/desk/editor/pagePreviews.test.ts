import { readMarks } from '../../../contract/fieldMarks.ts';
import type { TestAnswer } from '../../../testing/server/testSite.ts';
import { postFile } from '../../content/load/content.fixtures.ts';
import { shown, startEditor, type Editor } from './editor.fixtures.ts';

const POST = 'posts/first-post.md';
const HOME = 'texts/home.yaml';
const DASHBOARD = 'texts/feature-dashboard.yaml';

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor({
    [POST]: postFile({ title: 'First post', cover: '/covers/c05-ajar.svg' }, 'One text.'),
  });
});

/** The texts of a preview by the fields that they are marked with. */
const marksIn = (html: string) => {
  const { document } = shown({ text: html } as TestAnswer);
  for (const script of document.querySelectorAll('script')) script.remove();
  const found: Record<string, string> = {};
  const note = (written: string) => {
    const { text, fields } = readMarks(written);
    for (const field of fields) found[field] = text;
  };
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) note(walker.currentNode.textContent!);
  for (const { alt } of document.querySelectorAll('img')) note(alt);
  return found;
};

const LINE = 'A new lead rings before the coffee is cold.';

it.each<[string, Record<string, string>, Record<string, string>]>([
  [
    HOME,
    { 'data.hero.text': LINE },
    {
      'data.hero.text': LINE,
      'data.hero.title': 'Answer every lead first.',
      'data.blocks.1.points.2.term': 'Campaign',
      'data.testimonial.voice': expect.stringMatching(/^I used to lose the Saturday leads/),
    },
  ],
  [DASHBOARD, { 'data.cards.items.0.text': LINE }, { 'data.cards.items.0.text': LINE }],
  ['texts/pricing.yaml', { 'data.badge': 'Save {{saving}}' }, { 'data.badge': 'Save 25%' }],
  [
    'texts/navigation.yaml',
    { 'data.bar.0.label': 'Prices', 'data.footer.company.links.0.label': 'Who we are' },
    { 'data.bar.0.label': 'Prices', 'data.footer.company.links.0.label': 'Who we are' },
  ],
  ['texts/newsletter.yaml', { 'data.text': LINE }, { 'data.text': LINE }],
  ['texts/not-found.yaml', { 'data.text': LINE }, { 'data.text': LINE }],
])(
  'previews %s with the words as typed, each marked with its field',
  async (file, fields, marks) => {
    const before = await editor.read(file);
    const { status, text } = await editor.save(file, fields, 'preview');
    expect([200, 404]).toContain(status);
    expect(marksIn(text)).toMatchObject(marks);
    expect(await editor.read(file)).toBe(before);
  },
);

it('previews the words of a customer on a page that has them', async () => {
  const file = 'texts/voices.yaml';
  const preview = async (focus: string, fields = {}) =>
    marksIn((await editor.save(file, { ...fields, focus }, 'preview')).text);
  const rows = (await editor.read(file)).split('voices:\n')[1]!.match(/(?<=- id: ).*/g)!;
  const row = rows.indexOf('summary-before-driving');
  const quote = `data.voices.${row}.quote`;
  expect(await preview(quote, { [quote]: LINE })).toMatchObject({ [quote]: LINE });
  expect(await preview('data.people.0.role')).toMatchObject({
    'data.people.0.name': 'Ana Field',
    'data.people.0.role': expect.stringContaining('Office manager'),
  });
  for (const focus of ['', 'data.voices.999.quote', 'data.people.x', 'data.__proto__.0'])
    expect(Object.keys(await preview(focus))).not.toEqual([]);
});

it('previews prices and apps on their pages', async () => {
  const price = { 'data.plans.0.monthlyPrice': '99' };
  expect((await editor.save('plans.yaml', price, 'preview')).text.includes('$99')).toBe(true);
  const app = { 'data.0.name': 'Inkhouse' };
  const { text } = await editor.save('integrations.yaml', app, 'preview');
  expect(text.includes('Inkhouse')).toBe(true);
});

const BODY = [
  '',
  'First "quoted" paragraph',
  'of two lines.',
  '',
  '## A *heading* {#place}',
  '',
  '- item',
  '- other',
  '',
  '| Head | Two |',
  '| --- | --- |',
  '| Cell | "Three" |',
  '',
  '```js',
  'code()',
  '```',
  '',
  '> Words',
].join('\n');

it('previews a text with the line of each paragraph, heading, item and cell', async () => {
  const { text } = await editor.submit(
    await editor.open(POST),
    { body: BODY, 'data.draft': undefined },
    'preview',
  );
  const lines = Object.entries(marksIn(text)).filter(([field]) => field.startsWith('body.'));
  expect(Object.fromEntries(lines)).toEqual({
    'body.2': 'First “quoted” paragraph\nof two lines.',
    'body.5': '',
    'body.7': 'item',
    'body.8': 'other',
    'body.10': 'Two',
    'body.12': '“Three”',
    'body.14': 'code()\n',
    'body.18': 'Words',
  });
  const { document } = shown({ text: readMarks(text).text } as TestAnswer);
  expect(document.querySelector('h2#place')?.textContent).toBe('A heading');
  expect((await editor.site.get('/blog/post/first-post')).text).not.toMatch(
    /[\u{e0000}-\u{e007f}]/u,
  );
});

it('marks no word of the pages that visitors get', async () => {
  await editor.save(HOME, {}, 'preview');
  for (const address of ['/', '/about-us', '/features/dashboard', '/api/texts/home'])
    expect((await editor.site.get(address)).text).not.toMatch(/[\u{e0000}-\u{e007f}]/u);
});
