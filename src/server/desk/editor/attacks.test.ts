import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { postFile } from '../../content/load/content.fixtures.ts';
import { splitSource } from '../../content/load/documentText.ts';
import { jpeg, png } from '../../content/media/pictures.fixtures.ts';
import { formOf, shown, startEditor, type Editor } from './editor.fixtures.ts';
import { formData } from '../../content/load/yamlData.ts';

const POST = 'posts/first-post.md';
const COVER = '/covers/c05-ajar.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">';

let editor: Editor;
let outside: string;
beforeAll(async () => {
  editor = await startEditor({ [POST]: postFile({ cover: COVER }) });
  outside = join(dirname(editor.content), 'outside');
  await mkdir(join(outside, 'posts'), { recursive: true });
  await writeFile(join(outside, 'posts/secret.md'), postFile({ title: 'Secret' }));
});

/** All files of the content folder and beside it. */
const files = () => readdirSync(dirname(editor.content), { recursive: true }).sort();

/** Expects that work is refused with a status, and that it adds and removes no file. */
const refuses = async (status: number, work: () => Promise<{ status: number }>) => {
  const before = files();
  const answer = await work();
  expect(answer.status).toBe(status);
  expect(files()).toEqual(before);
};

const upload = async (name: string, bytes: string | Uint8Array<ArrayBuffer>) => {
  const file = new File([bytes], name);
  const answer = await editor.save(POST, { 'data.cover.upload': file }, 'upload');
  const cover = shown(answer).document.querySelector<HTMLInputElement>('[name="data.cover"]');
  return { ...answer, address: cover?.value ?? '' };
};

it.each([
  '../outside/posts/secret.md',
  'posts/../../outside/posts/secret.md',
  'posts/../posts/first-post.md',
  '..%2foutside%2fposts%2fsecret.md',
  '/etc/passwd',
  'C:\\secret.md',
  'posts\\..\\..\\outside\\posts\\secret.md',
  'posts/first-post.md/',
  'posts/first-post.md\0.md',
  'posts',
  '.',
  '',
  '.history/posts/first-post.md',
  '__proto__',
])('has no document %j', async (file) => {
  await refuses(404, () => editor.open(file));
  const address = `/admin/edit?file=${encodeURIComponent(file)}`;
  for (const action of ['save', 'preview', 'upload', 'confirm-delete'])
    await refuses(404, () => editor.post(address, { action, body: 'Bad.', version: '' }));
});

it.each(['__proto__', 'constructor', 'toString', 'nothing', ''])(
  'has no kind of documents %j',
  async (kind) => {
    const address = `/admin/edit?file=${encodeURIComponent(`${kind}/:slug.md`)}`;
    await refuses(404, () => editor.get(address));
    await refuses(404, () => editor.post(address, { action: 'save' }));
    const { notices } = shown(await editor.get(`/admin/content?kind=${kind}&notice=${kind}`));
    expect(notices).toEqual([]);
  },
);

it.each(['../../outside/evil', 'a/b', '.hidden', '_hidden', 'a\0b', '..', 'a\nb', 'A b'])(
  'refuses the name %j in an address',
  async (slug) => {
    await refuses(422, () => editor.save(POST, { slug: slug }));
    await refuses(422, async () => editor.submit(await editor.openNew('pages'), { slug: slug }));
  },
);

it.each(['../../outside', '..', 'nothing', 'calling/../../posts', '__proto__', ''])(
  'refuses the help category %j',
  (category) =>
    refuses(422, () => editor.save('help/calling/send-a-text.md', { category: category })),
);

it.each([
  ['drawing.svg', `${SVG}<script>alert(1)</script><rect width="9" height="9"/></svg>`],
  ['../../outside/evil.svg', `${SVG}<a href="javascript:alert(1)"><text>x</text></a></svg>`],
  ['a.svg', `${SVG}<image href="file:///etc/passwd" width="9" height="9"/></svg>`],
])('stores %s as a PNG in the media folder', async (name, svg) => {
  const { address } = await upload(name, svg);
  expect(address).toMatch(/^\/media\/[a-z-]+-[\da-f]{8}\.png$/);
  const stored = await readFile(join(editor.content, address));
  expect((await sharp(stored).metadata()).format).toBe('png');
  expect(stored.toString('latin1')).not.toMatch(/script|passwd/);
});

it('keeps of a photo neither a text nor a place', async () => {
  const photo = sharp(await jpeg({ width: 40, height: 30 }));
  const bytes = await photo
    .withExif({ IFD0: { ImageDescription: 'secret' } })
    .jpeg()
    .toBuffer();
  const { address } = await upload('a b.jpg', new Uint8Array(bytes));
  expect(address).toMatch(/^\/media\/a-b-[\da-f]{8}\.jpg$/);
  expect((await readFile(join(editor.content, address))).toString()).not.toContain('secret');
});

it('refuses what is no whole picture of a usual size', async () => {
  const whole = new Uint8Array(await png({ width: 400, height: 300 }));
  const huge = whole.slice();
  new DataView(huge.buffer).setUint32(16, 40_000);
  new DataView(huge.buffer).setUint32(20, 25_000);
  for (const [name, bytes] of [
    ['text.png', '<script>alert(1)</script>'],
    ['cut.png', whole.slice(0, whole.length / 2)],
    ['huge.png', huge],
    ['huge.svg', `${SVG.replace('40', '40000').replace('30', '25000')}</svg>`],
    ['moving.gif', new Uint8Array(await sharp(whole).gif().toBuffer())],
    ['cut.svg', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${SVG}<text>&a;</text>`],
  ] as const)
    await refuses(422, () => upload(name, bytes));
  const field = { 'data.cover.upload': new File(['no picture'], 'photo.png') };
  expect(shown(await editor.save(POST, field)).errors[0]).toEqual([
    'data.cover',
    'photo.png is not a complete JPEG, PNG, WebP or SVG picture.',
  ]);
});

it.each([
  ['phone.heic', '\0\0\0\x24ftypheic\0\0\0\0mif1heic'],
  ['phone.HEIF', 'whatever'],
  ['phone.jpg', '\0\0\0\x24ftypmif1\0\0\0\0'],
  ['burst.heic', '\0\0\0\x24ftyphevc\0\0\0\0'],
])('says of the HEIC photo %s how to send it', async (name, bytes) => {
  const field = { 'data.cover.upload': new File([bytes], name) };
  const [error] = shown(await editor.save(POST, field)).errors;
  expect(error![1]).toContain(`${name} is a HEIC photo`);
  expect(error![1]).toContain('Settings > Camera > Formats > Most Compatible');
});

it('refuses an oversized upload with a sentence', () =>
  refuses(413, async () => {
    const answer = await upload('large.png', new Uint8Array(26 * 1024 * 1024));
    expect(answer.text).toMatch(/large|25 MB/);
    return answer;
  }));

it('changes nothing without a session, and for a page of another site', async () => {
  const address = '/admin/edit?file=posts%2Ffirst-post.md';
  const { origin } = new URL(editor.site.url);
  for (const session of ['', 'AAAAAAAAAAAAAAAAAAAAAA']) {
    const headers = { origin, cookie: `__Secure-desk=${session}` };
    await refuses(401, () => editor.post(address, { action: 'confirm-delete' }, headers));
  }
  const foreign = { ...editor.headers, origin: 'https://evil.test' };
  await refuses(403, () => editor.post(address, { action: 'confirm-delete' }, foreign));
});

it.each([
  '---\ndraft: true\n---\n\nText.',
  'a\r\nfeatured: true',
  'a: b # c',
  '*alias &anchor !tag',
  `"'\\ {a: [b]} %x @y \`z | > - {{phone}}`,
  '- item',
  '? key',
  'true',
  '0x10',
  '2026-01-01',
  '<<: x',
  '\u2028\u0085\u0007\uFEFF',
  '<script>alert(1)</script>"\'><img src=/covers/c05-ajar.svg alt=x onerror=alert(1)>',
])('stores the text %j as it is, and no other key', async (text) => {
  const read = async () => splitSource(POST, await editor.read(POST))!;
  const before = formData((await read()).yaml) as Record<string, unknown>;
  const [title, description] = [text, text.padEnd(80, 'x')];
  await editor.save(POST, { 'data.title': title, 'data.description': description, body: text });
  const lines = (written: string) => written.replaceAll('\r\n', '\n');
  const after = await read();
  expect([formData(after.yaml), after.body]).toEqual([
    { ...before, title: lines(title), description: lines(description) },
    lines(text),
  ]);
  for (const page of [await editor.open(POST), await editor.get('/admin/content?kind=posts')]) {
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('<script>alert');
    expect(page.text).not.toContain('<img src=/covers');
  }
});

it('refuses a placeholder that the site file does not have', () =>
  refuses(422, () => editor.save(POST, { body: '{{constructor}}' })));

it('takes no field that the schema does not have', async () => {
  const before = await editor.read(POST);
  const names = ['__proto__', 'constructor', 'constructor.prototype', '__proto__.draft', 'evil'];
  const fields = Object.fromEntries(names.map((name) => [`data.${name}`, 'true']));
  expect((await editor.save(POST, fields)).status).toBe(303);
  expect(await editor.read(POST)).toBe(before);
  const authors = await editor.read('authors.yaml');
  const added = await editor.save('authors.yaml', {}, 'add:data');
  const keyed = { 'data.2.key': '__proto__', 'data.2.name': 'Evil', 'data.2.bio': 'Evil.' };
  await editor.submit(added, { ...keyed, 'data.2.photo': '/avatars/grace.svg' });
  expect(Object.keys({})).toEqual([]);
  expect('bio' in {}).toBe(false);
  expect(await editor.read('authors.yaml')).toBe(authors);
});

const HOME = 'texts/home.yaml';

it.each([
  'data.__proto__.x',
  'data.constructor.prototype.x',
  'data.hero.__proto__.text',
  'data.hero.toString',
  'data.blocks.__proto__',
  'data.blocks.1e9',
  'data.blocks.99999999999999999999.title',
  'data.blocks.-1.title',
  'data.blocks.0.points.4294967296.term',
  'data.blocks.0.points.0.constructor',
  'data.hero.picture.scene.x',
  'data..hero',
])('changes no word of a page by the field %s', async (name) => {
  const before = await editor.read(HOME);
  const answer = await editor.save(HOME, { [name]: 'Evil', [`${name}.x`]: 'Evil' });
  expect(answer.status).toBe(303);
  expect(await editor.read(HOME)).toBe(before);
  expect('x' in {}).toBe(false);
});

it('answers the buttons of fields that no page has', async () => {
  const form = await editor.open(HOME);
  const { address, fields } = formOf(form.text);
  const sizeOf = ({ text }: { text: string }) => text.match(/<(?:input|select|textarea)/g)?.length;
  const targets = ['data.blocks.99', 'data.__proto__', 'data.hero', 'constructor', '', 'data.bar'];
  for (const verb of ['add', 'remove', 'up', 'down', 'show', 'hide'])
    for (const target of targets) {
      const answer = await editor.post(address, { ...fields, action: `${verb}:${target}` });
      expect([answer.status, sizeOf(answer)]).toEqual([200, sizeOf(form)]);
    }
});

it.each([
  '',
  'data.__proto__.0',
  'data.voices.1e9',
  'data.voices.-1.quote',
  '<script>',
  'x'.repeat(5000),
])('previews the words of customers with the focus %j', async (focus) => {
  const { status } = await editor.save('texts/voices.yaml', { focus }, 'preview');
  expect(status).toBe(200);
});

it.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor}}',
  '{{name',
])('shows the words %s of a page as they are, or refuses them', async (words) => {
  const { status } = await editor.save(HOME, { 'data.tagline.title': words });
  expect(status).toBe(words.includes('constructor') ? 422 : 303);
  for (const page of [await editor.site.get('/'), await editor.open(HOME)]) {
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<script>alert|<img src=x/);
  }
});

it('neither reads nor writes through symbolic links', async () => {
  await symlink(join(outside, 'posts/secret.md'), join(editor.content, 'posts/linked.md'));
  await symlink(join(outside, 'posts'), join(editor.content, 'help/linked'));
  await rm(join(editor.content, 'media'), { recursive: true });
  await symlink(join(outside, 'posts'), join(editor.content, 'media'));
  await refuses(404, () => editor.open('posts/linked.md'));
  await refuses(404, () => editor.open('help/linked/secret.md'));
  const before = files();
  const picture = new Uint8Array(await png({ width: 4, height: 4 }));
  expect((await upload('a.png', picture)).status).toBeGreaterThanOrEqual(400);
  expect(files()).toEqual(before);
});
