import sharp from 'sharp';
import { parse } from 'yaml';
import { postFile } from '../../content/load/content.fixtures.ts';
import { splitSource } from '../../content/load/documentText.ts';
import { startEditor, type Editor } from './editor.fixtures.ts';
import { problemsOf, rowsOf } from './formLimits.fixtures.ts';
import { readUpload } from './readUploads.ts';

const POST = 'posts/first-post.md';

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor({ [POST]: postFile({ cover: '/covers/c05-ajar.svg' }) });
});

it('refuses 900 rows', async () => {
  const rows = rowsOf(900, (row) => `author-${row}`);
  const answer = await editor.save('authors.yaml', rows);
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

it.each([
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

it('makes a picture narrower until it can be stored', async () => {
  // Noise with transparency, which can't be compressed: 21 MB as a PNG. More would take a busy machine too long.
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const bytes = await sharp({
    create: { width: 2320, height: 2320, channels: 4, background: '#0008', noise },
  })
    .webp({ quality: 100 })
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], 'noise.webp');
  const { content } = (await readUpload(file))!;
  expect(content.length).toBeLessThanOrEqual(20 * 1024 * 1024);
  expect((await sharp(content).metadata()).width).toBe(1920);
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
