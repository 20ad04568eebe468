import { eventFile, postFile } from '../../content/load/content.fixtures.ts';
import { png } from '../../content/media/pictures.fixtures.ts';
import { formOf, startEditor, type Editor } from './editor.fixtures.ts';

const POST = 'posts/first-post.md';
const COVER = '/covers/c05-ajar.svg';

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor({
    [POST]: postFile({ title: 'First post', cover: COVER }),
    'posts/late-replies.md': postFile({ title: 'Late replies', cover: COVER }),
    'events/replies.md': eventFile({
      title: 'Fast replies',
      cover: COVER,
      date: '2031-05-06 09:00',
    }),
  });
});

const json = <Answer>({ text }: { text: string }) => JSON.parse(text) as Answer;

const findPages = async (query: string) => {
  const answer = await editor.get(`/admin/pages?q=${encodeURIComponent(query)}`);
  return json<{ pages: { title: string; address: string; kind: string }[] }>(answer).pages;
};

it.each([
  ['replies', ['/blog/post/late-replies', '/webinars/event/replies']],
  ['LATE', ['/blog/post/late-replies']],
  ['pricing', ['/pricing']],
  ['first-post', ['/blog/post/first-post']],
  ['no such words', []],
])('finds the pages for the words %j', async (query, addresses) => {
  const found = await findPages(query);
  expect(found.map(({ address }) => address).sort()).toEqual(addresses);
});

it('begins with the pages of the site, and shows at most twelve', async () => {
  const found = await findPages('');
  expect(found[0]).toMatchObject({ title: 'Home', address: '/' });
  expect(found).toHaveLength(12);
});

it('makes Markdown of pasted HTML, with paths for links of the site', async () => {
  const html = `<h2>Title</h2><p><a href="${editor.site.url}/pricing">Plans</a></p>`;
  const answer = await editor.post('/admin/markdown', { html });
  expect(json(answer)).toEqual({
    markdown: '## Title\n\n[Plans](/pricing)',
    lostPictures: 0,
  });
});

it('makes Markdown of long HTML in a worker', async () => {
  const html = '<p>One <b>two</b></p>'.repeat(700);
  const { markdown } = json<{ markdown: string }>(await editor.post('/admin/markdown', { html }));
  expect(markdown.split('\n\n')).toHaveLength(700);
});

it.each(['/admin/markdown', '/admin/pictures'])('refuses an empty form at %s', async (address) => {
  expect((await editor.post(address, {})).status).toBe(400);
});

interface Problem {
  field?: string;
  line?: number;
  message: string;
  repair?: { from: string; to: string };
}

const check = async (changes: Record<string, string>, file = POST) => {
  const { fields } = formOf((await editor.open(file)).text);
  const address = `/admin/check?file=${encodeURIComponent(file)}`;
  const answer = await editor.post(address, { ...fields, ...changes });
  return json<{ problems: Problem[]; warnings: Problem[] }>(answer);
};

it.each([
  ['fine words', []],
  ['one\n\n[link](/nowhere)', [3]],
  ['[a](/nowhere)\n\ntext\n\n![b](/media/gone.png)', [1, 5]],
  ['one\r\ntwo\r\n[a](/nowhere)', [3]],
])('names the lines of %j with problems, and saves nothing', async (body, lines) => {
  const before = await editor.read(POST);
  const { problems } = await check({ body });
  expect(problems.map(({ field, line }) => [field, line])).toEqual(
    lines.map((line) => ['body', line]),
  );
  expect(await editor.read(POST)).toBe(before);
});

it.each([
  ['/pricng', '/pricing'],
  ['/blog/post/late-repiles', '/blog/post/late-replies'],
  ['/blog/late-replies#end', '/blog/post/late-replies#end'],
  ['/abuot-us', '/about-us'],
  ['www.example.com', 'https://www.example.com'],
])('offers to repair a link to %s', async (from, to) => {
  const { problems } = await check({ body: `one\n\n[a link](${from})` });
  expect(problems).toEqual([expect.objectContaining({ line: 3, repair: { from, to } })]);
});

it.each(['/nowhere', '/a', '/blog/post/gone', '//evil.test/pricng', '/\\\\evil.test'])(
  'guesses nothing for a link to %s',
  async (address) => {
    const { problems } = await check({ body: `[a link](${address})` });
    expect(problems.map(({ repair }) => repair)).toEqual([undefined]);
  },
);

it('guesses for the first mistyped links of a text only', async () => {
  const body = Array.from({ length: 30 }, (_, number) => `[${number}](/pricng?${number})`);
  const { problems } = await check({ body: body.join('\n\n') });
  expect(problems).toHaveLength(30);
  expect(problems.filter(({ repair }) => repair)).toHaveLength(10);
});

it.each([
  ['one\n\n[x](http://example.com/)', [3]],
  ['[x](http://example.com/)\n\n[y](http://example.org/)', [1, 3]],
  ['fine', []],
])('names the lines of %j with warnings', async (body, lines) => {
  const { problems, warnings } = await check({ body });
  expect(problems).toEqual([]);
  const own = warnings.filter(({ field }) => field === 'body');
  expect(own.map(({ line }) => line)).toEqual(lines);
});

it('names the fields with problems', async () => {
  const { problems } = await check({ 'data.title': '', body: '[a](/nowhere)' });
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'data.title' }),
      expect.objectContaining({ field: 'body', line: 1 }),
    ]),
  );
});

it.each(['posts/gone.md', '../secrets', ''])('checks no document %j', async (file) => {
  const answer = await editor.post(`/admin/check?file=${encodeURIComponent(file)}`, { body: 'x' });
  expect(answer.status).toBe(404);
});

it('stores a picture and answers its address', async () => {
  const bytes = new Uint8Array(await png({ width: 40, height: 30 }));
  const picture = new File([bytes], 'Front door.png');
  const answer = await editor.post('/admin/pictures', { 'picture.upload': picture });
  const { address } = json<{ address: string }>(answer);
  expect(address).toMatch(/^\/media\/front-door-[\da-f]{8}\.png$/);
  expect((await editor.site.get(address)).status).toBe(200);
});

it.each([
  ['text.png', 'text.png is not a complete JPEG, PNG, WebP or SVG picture.'],
  ['phone.heic', 'phone.heic is a HEIC photo'],
])('says why %s is refused', async (name, problem) => {
  const answer = await editor.post('/admin/pictures', {
    'picture.upload': new File(['no picture'], name),
  });
  expect(answer.status).toBe(422);
  expect(json<{ problem: string }>(answer).problem).toContain(problem);
});

it('shows the text editor’s styles to browsers for long', async () => {
  const { text } = await editor.open(POST);
  const [address] = /\/admin\/text\.css\?v=[\da-f]+/.exec(text)!;
  const { status, headers } = await editor.get(address);
  expect([status, headers.get('cache-control')]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ]);
});
