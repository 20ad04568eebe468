import sharp from 'sharp';
import { parse } from 'yaml';
import { postFile } from '../../content/load/content.fixtures.ts';
import { splitSource } from '../../content/load/documentText.ts';
import { png } from '../../content/media/pictures.fixtures.ts';
import { shown, startEditor, targetOf, type Editor } from './editor.fixtures.ts';
import { readUpload } from './uploads.ts';

const POST = 'posts/first-post.md';

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor({ [POST]: postFile({ cover: '/covers/c05-ajar.svg' }) });
});

const rowsOf = (count: number, keyOf: (row: number) => string): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (let row = 0; row < count; row += 1)
    Object.assign(fields, {
      [`data.${row}`]: '',
      [`data.${row}.key`]: keyOf(row),
      [`data.${row}.name`]: 'A name',
      [`data.${row}.bio`]: 'A life',
      [`data.${row}.photo`]: '/covers/c05-ajar.svg',
    });
  return fields;
};

const problemsOf = (answer: Parameters<typeof shown>[0]): string =>
  shown(answer).texts('.banner.bad li').join('\n');

it('numbers 500 rows with one key, and keeps them all', async () => {
  const answer = await editor.save(
    'authors.yaml',
    rowsOf(500, () => 'a'),
  );
  expect(answer.status).toBe(422);
  const keys = Array.from(
    answer.text.matchAll(/<input[^>]* name="data\.\d+\.key"[^>]*>/g),
    ([input]) => / value="([^"]*)"/.exec(input)![1],
  );
  expect(keys.slice(0, 3)).toEqual(['a', 'a (2)', 'a (3)']);
  expect(new Set(keys).size).toBe(500);
});

it.each<[string, Record<string, string>]>([
  ['authors.yaml', rowsOf(501, (row) => `author-${row}`)],
  ['authors.yaml', rowsOf(900, (row) => `author-${row}`)],
  [POST, { 'data.tags': 'tag\n'.repeat(501) }],
])('refuses more than 500 rows in %s', async (path, fields) => {
  const answer = await editor.save(path, fields);
  expect(answer.status).toBe(422);
  expect(problemsOf(answer)).toContain('This list has 501 rows. Use at most 500.');
});

const entriesOf = (list: string, count: number, keys: readonly string[]) => {
  const fields: Record<string, string> = {};
  for (let row = 0; row < count; row += 1) {
    fields[`${list}.${row}`] = '';
    for (const key of keys) fields[`${list}.${row}.${key}`] = '/pricing';
  }
  return fields;
};

it.each<[string, string, readonly string[], string]>([
  ['navigation', 'data.bar', ['label', 'to'], 'Links between the menus'],
  ['home', 'data.blocks.1.points', ['term', 'text'], 'Points'],
  ['pricing', 'data.faqs.items', ['question', 'answer', 'link', 'to'], 'Questions'],
  ['voices', 'data.voices', ['id', 'person', 'quote'], 'Their words'],
])('refuses 500 and 501 entries in %s, %s', async (page, list, keys, title) => {
  const file = `texts/${page}.yaml`;
  const before = await editor.read(file);
  const answer = await editor.save(file, entriesOf(list, 500, keys));
  expect(answer.status).toBe(422);
  expect(problemsOf(answer)).toMatch(new RegExp(`${title} has 500 entries. Use at most \\d+\\.`));
  const over = await editor.save(file, entriesOf(list, 501, keys));
  expect(over.status).toBe(422);
  expect(problemsOf(over)).toContain('This list has 501 rows. Use at most 500.');
  expect(await editor.read(file)).toBe(before);
});

it('refuses a text of more than 300 KB', async () => {
  const answer = await editor.save(POST, { body: 'word '.repeat(62_000) });
  expect(answer.status).toBe(422);
  expect(problemsOf(answer)).toContain('The text has 303 KB. Use at most 300 KB');
});

it.each([
  ['emphasis', '*a_'.repeat(100_000)],
  ['links', '[a]('.repeat(70_000)],
  ['paragraphs', 'a\n\n'.repeat(100_000)],
  ['tags', '<p><b a=1>'.repeat(30_000)],
  ['footnotes', Array.from({ length: 18_000 }, (_, note) => `[^${note}]: a\n`).join('\n')],
])('answers a preview and a save of a text full of %s', async (_, body) => {
  for (const action of ['preview', 'save']) {
    const { status } = await editor.save(POST, { body }, action);
    expect([200, 303, 422]).toContain(status);
  }
  await editor.save(POST, { body: 'Words.' });
});

it.each<[string, string]>([
  ['fields', 'a=&'.repeat(10_001)],
  ['rows', Array.from({ length: 20_000 }, (_, row) => `data.${row}=`).join('&')],
  ['text', `body=${'a'.repeat(2 * 1024 * 1024)}`],
  ['characters', `body=${'%41'.repeat(1024 * 1024)}`],
])('refuses a form with too many %s', async (_, body) => {
  const { status } = await editor.site.send(`/admin/edit?file=${POST}`, {
    method: 'POST',
    headers: { ...editor.headers, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  expect(status).toBe(413);
});

it('refuses too many fields and too much text beside files', async () => {
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, field) => [`f${field}`, 'x']));
  expect((await editor.save(POST, many)).status).toBe(413);
  expect((await editor.save(POST, { extra: 'x'.repeat(2.5 * 1024 * 1024) })).status).toBe(413);
});

it('stores ten pictures of a form at once, and refuses eleven', async () => {
  const pictures = async (count: number) => {
    const fields: Record<string, File> = {};
    for (let each = 0; each < count; each += 1) {
      const bytes = new Uint8Array(await png({ width: each + 1, height: 1 }));
      fields[`extra${each}.upload`] = new File([bytes], `${each}.png`);
    }
    return fields;
  };
  const answer = await editor.save(POST, await pictures(11), 'upload');
  expect(answer.status).toBe(422);
  expect(problemsOf(answer)).toContain('Choose at most 10 pictures at a time.');
  expect((await editor.save(POST, await pictures(10), 'upload')).status).toBe(200);
});

it('stores no picture for a form that is refused because its document has changed', async () => {
  const form = await editor.open(POST);
  await editor.save(POST, { body: 'Changed meanwhile.' });
  const bytes = new Uint8Array(await png({ width: 7, height: 7 }));
  const picture = { 'body.upload': new File([bytes], 'unused.png') };
  expect((await editor.submit(form, picture)).status).toBe(409);
  expect(shown(await editor.open(POST)).document.body.innerHTML).not.toContain('/media/unused');
});

it.each(['t'.repeat(300), 'word '.repeat(100), 'ü'.repeat(300)])(
  'gives a document with the title %.10s... a name of at most 100 characters',
  async (title) => {
    const fields = {
      'data.title': title,
      'data.description': 'A page in one sentence.',
      body: 'x',
    };
    const saved = await editor.submit(await editor.openNew('pages'), fields);
    expect(targetOf(saved)).toMatch(/^303 \/admin\/edit\?file=pages%2F[a-z-]{1,100}\.md&/);
  },
);

it('refuses a name of more than 100 characters', async () => {
  const slug = 'a'.repeat(101);
  const answer = await editor.save(POST, { slug });
  expect(answer.status).toBe(422);
  expect(shown(answer).errors).toContainEqual(['slug', 'Use at most 100 characters.']);
});

const upload = async (name: string, bytes: Buffer) =>
  (await readUpload(new File([new Uint8Array(bytes)], name)))!;

it('makes a picture narrower until it can be stored', async () => {
  // Noise with transparency, which can't be compressed: 21 MB as a PNG. More would take a busy machine too long.
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const bytes = await sharp({
    create: { width: 2320, height: 2320, channels: 4, background: '#0008', noise },
  })
    .webp({ quality: 100 })
    .toBuffer();
  const { content } = await upload('noise.webp', bytes);
  expect(content.length).toBeLessThanOrEqual(20 * 1024 * 1024);
  expect((await sharp(content).metadata()).width).toBe(1920);
});

it.each([
  [20, 20_000, 16_000],
  [20_000, 20, 4],
])('makes a picture of %d x %d pixels smaller', async (width, height, storedHeight) => {
  const { content } = await upload('tall.png', await png({ width, height }));
  expect((await sharp(content).metadata()).height).toBe(storedHeight);
});

it('gives a picture a name of at most 100 characters', async () => {
  const { path } = await upload(`${'n'.repeat(300)}.png`, await png({ width: 1, height: 1 }));
  expect(path).toMatch(/^media\/n{80,}-\w{8}\.png$/);
  expect(path.length).toBeLessThanOrEqual('media/.png'.length + 100);
});

it('changes one row of 500, and keeps the bytes of the others', async () => {
  const rows = Array.from(
    { length: 500 },
    (_, row) => `- from: /old-${row} # ${row}\n  to: /pricing\n`,
  );
  await editor.save(POST, { body: 'Words.' });
  const answer = await editor.openNew('redirects');
  const fields = Object.fromEntries(
    rows.flatMap((_, row) => [
      [`data.${row}`, ''],
      [`data.${row}.from`, `/old-${row}`],
      [`data.${row}.to`, '/pricing'],
    ]),
  );
  expect((await editor.submit(answer, fields)).status).toBe(303);
  await editor.save('redirects.yaml', { 'data.250.to': '/blog' });
  const { yaml } = splitSource('redirects.yaml', await editor.read('redirects.yaml'))!;
  const saved = parse(yaml) as { to: string }[];
  expect(saved).toHaveLength(500);
  expect(saved.filter(({ to }) => to === '/blog')).toEqual([{ from: '/old-250', to: '/blog' }]);
});
