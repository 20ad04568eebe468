import { postFile } from '../../content/load/content.fixtures.ts';
import { EMAIL, formOf, shown, startEditor, targetOf, type Editor } from './editor.fixtures.ts';
import { editAddress } from './editorAddresses.ts';

const POST = 'posts/first-post.md';
const HIDDEN = 'posts/hidden.md';
const PLANNED = 'posts/planned.md';
const HISTORY = `/admin/history?file=${encodeURIComponent(POST)}`;

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor({
    [POST]: postFile({ title: 'First post', cover: '/covers/c05-ajar.svg' }, 'One.\n\nTwo.'),
    [HIDDEN]: postFile({ title: 'Hidden', cover: '/covers/c05-ajar.svg' }),
    [PLANNED]: postFile({ title: 'Planned', cover: '/covers/c05-ajar.svg' }),
  });
  await editor.save(POST, { body: 'One of three.\n\nTwo.', 'data.category': 'Numbers' });
  await editor.save(POST, { body: 'One of three.\n\nTwo of three.' });
});

const read = async (address: string) => shown(await editor.get(address));
const idsIn = ({ document }: Awaited<ReturnType<typeof read>>) =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('.versions a'), ({ href }) =>
    new URL(href, 'http://x').searchParams.get('version')!,
  );

it('lists every published version with its author, and the words that it changed', async () => {
  const page = await read(HISTORY);
  expect(page.texts('.versions .small')).toEqual([
    EMAIL,
    EMAIL,
    'Changed by another program',
    expect.any(String),
  ]);
  expect(page.texts('.versions .chip')).toEqual(['Live']);
  expect([page.texts('.lines ins'), page.texts('.lines del')]).toEqual([['of three'], []]);
  const [, second] = idsIn(page);
  const former = await read(`${HISTORY}&version=${second}`);
  expect(former.texts('.history-head ins, .history-head del')).toEqual([
    '3 words added',
    '1 removed',
  ]);
  expect(former.texts('.differences dt')).toEqual(['Category']);
  expect(former.texts('.differences dd')).toEqual(['TeamNumbers']);
  const withLive = await read(`${HISTORY}&version=${second}&with=live`);
  expect(withLive.texts('.lines del')).toEqual(['of three']);
});

it.each([
  ['Unpublished', HIDDEN, 'unpublish', {}],
  ['Scheduled', PLANNED, 'publish', { 'data.published': '2031-05-06T09:00' }],
])('calls the newest version %s, not live', async (state, file, action, fields) => {
  await editor.save(file, { ...fields, body: 'Two.' }, action);
  const history = `/admin/history?file=${encodeURIComponent(file)}`;
  const page = await read(history);
  expect(page.texts('.versions .chip').at(-1)).toBe(state);
  expect(page.texts('.history-head .segments a')[1]).toBe('With the newest');
});

it('restores a version as a working copy, which visitors don’t see', async () => {
  const ids = idsIn(await read(HISTORY));
  const page = await editor.get(`${HISTORY}&version=${ids[2]}`);
  const { address, fields } = formOf(page.text);
  const restored = await editor.post(address, fields);
  expect(targetOf(restored)).toBe(`303 ${editAddress(POST)}&notice=restored`);
  const form = await editor.get(editAddress(POST));
  expect(formOf(form.text).fields).toMatchObject({
    body: 'One.\n\nTwo.\n',
    'data.category': 'Team',
  });
  expect((await editor.site.get('/blog/post/first-post')).text).toContain('Two of three');
  expect((await editor.submit(form)).status).toBe(303);
  expect((await editor.site.get('/blog/post/first-post')).text).not.toContain('of three');
});

it('says which working copy a restored version replaces, and replaces no other', async () => {
  await editor.save(POST, { body: 'Under work.' }, 'save');
  const ids = idsIn(await read(HISTORY));
  const page = await editor.get(`${HISTORY}&version=${ids.at(-1)}`);
  expect(shown(page).texts('.problem').join()).toContain(`that ${EMAIL} saved`);
  const { address, fields } = formOf(page.text);
  await editor.submit(await editor.get(editAddress(POST)), { body: 'Newer.' }, 'save');
  expect(targetOf(await editor.post(address, fields))).toMatch(/^303 \/admin\/history/);
  expect(formOf((await editor.get(editAddress(POST))).text).fields.body).toBe('Newer.');
});

it.each(['none', '999999', '-1', '__proto__', '1e3'])('knows no version %j', async (id) => {
  const page = await editor.get(`${HISTORY}&version=${id}`);
  expect([page.status, shown(page).texts('.differences')]).toEqual([200, []]);
  const address = HISTORY;
  expect((await editor.post(address, { version: id, copy: '' })).status).toBe(404);
});

it('compares a long text with a quite different one', async () => {
  const words = (mark: string) => Array.from({ length: 20_000 }, (_, n) => `${mark}${n}`).join(' ');
  await editor.save(POST, { body: words('a') });
  await editor.save(POST, { body: words('b') });
  const page = await read(HISTORY);
  expect(page.texts('.lines ins')).toHaveLength(1);
});
