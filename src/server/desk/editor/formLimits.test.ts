import sharp from 'sharp';
import { postFile } from '../../content/load/content.fixtures.ts';
import { png } from '../../content/media/pictures.fixtures.ts';
import { shown, startEditor, targetOf, type Editor } from './editor.fixtures.ts';
import { problemsOf, rowsOf } from './formLimits.fixtures.ts';
import { readUpload } from './readUploads.ts';

const POST = 'posts/first-post.md';

/** `formLimits.soak.test.ts` has more lists and texts. */
let editor: Editor;
beforeAll(async () => {
  editor = await startEditor({ [POST]: postFile({ cover: '/covers/c05-ajar.svg' }) });
});

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
  [POST, { 'data.tags': 'tag\n'.repeat(501) }],
])('refuses more than 500 rows in %s', async (path, fields) => {
  const answer = await editor.save(path, fields);
  expect(answer.status).toBe(422);
  expect(problemsOf(answer)).toContain('This list has 501 rows. Use at most 500.');
});

it('refuses a text of more than 300 KB', async () => {
  const answer = await editor.save(POST, { body: 'word '.repeat(62_000) });
  expect(answer.status).toBe(422);
  expect(problemsOf(answer)).toContain('The text has 303 KB. Use at most 300 KB');
});

it('answers a preview and a save of a text full of emphasis', async () => {
  const body = '*a_'.repeat(100_000);
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
