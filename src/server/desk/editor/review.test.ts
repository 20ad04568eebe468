import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postFile } from '../../content/load/content.fixtures.ts';
import { addPerson } from '../../people/people.ts';
import {
  EMAIL,
  formOf,
  inDatabase,
  shown,
  startEditor,
  targetOf,
  type Editor,
} from './editor.fixtures.ts';
import { editAddress } from './editorAddresses.ts';
import { createToken } from '../sign-in/signInTokens.ts';

const POST = 'posts/first-post.md';
const PAGE = '/blog/post/first-post';
const REVIEW = `/admin/review?file=${encodeURIComponent(POST)}`;
const READER = 'maya@editors.test';
const SALES = 'daniel@editors.test';

const SOURCE = postFile({ title: 'First post', cover: '/covers/c05-ajar.svg' }, 'One.');

let editor: Editor;
let reader: Record<string, string>;
beforeAll(async () => {
  editor = await startEditor({
    [POST]: SOURCE,
  });
  const session = await inDatabase(editor.site, async (db) => {
    const author = { actor: 'x', now: new Date() };
    await addPerson(db, { address: READER, role: 'editor' }, author);
    await addPerson(db, { address: SALES, role: 'sales' }, author);
    return createToken(db, 'session', READER);
  });
  reader = { ...editor.headers, cookie: `__Secure-desk=${session}` };
});
beforeEach(async () => {
  await writeFile(join(editor.content, POST), SOURCE);
  await editor.site.reload();
  await inDatabase(editor.site, (db) => db.deleteFrom('outbox').execute());
  await editor.save(POST, { body: 'One of Ruth.' }, 'save');
});

const openReview = () => editor.get(REVIEW);
const formIn = (html: string) => formOf(html, '.review form');

const ask = async (fields: Record<string, string> = {}) => {
  const form = formIn((await openReview()).text);
  const sent = { ...form.fields, note: 'Look at line 1.', ...fields, action: 'ask' };
  return editor.post(form.address, sent);
};

const answer = async (action: string, fields: Record<string, string> = {}) => {
  const form = formIn((await editor.site.get(REVIEW, reader)).text);
  return editor.post(form.address, { ...form.fields, ...fields, action }, reader);
};

const mails = () =>
  inDatabase(editor.site, async (db) =>
    (await db.selectFrom('outbox').selectAll().where('kind', '=', 'review').execute()).map(
      ({ payload }) => JSON.parse(payload) as Record<string, string>,
    ),
  );

it('mails a link to the working copy to an editor or owner, once', async () => {
  const page = shown(await openReview());
  expect(page.texts('option')).toEqual([READER]);
  expect(page.texts('.lines ins')).toEqual(['of Ruth']);
  for (let press = 0; press < 2; press += 1)
    expect(targetOf(await ask({ of: READER }))).toBe(`303 ${REVIEW}&done=asked`);
  expect(await mails()).toEqual([
    expect.objectContaining({
      what: 'asked',
      to: READER,
      actor: EMAIL,
      title: 'First post',
      note: 'Look at line 1.',
      url: editor.site.url + REVIEW,
    }),
  ]);
});

it.each([SALES, EMAIL, 'nobody@x.test', ''])('asks nobody else, such as %j', async (of) => {
  expect((await ask({ of })).status).toBe(422);
  expect(await mails()).toEqual([]);
});

it('publishes what is approved, and tells the writer', async () => {
  await ask({ of: READER });
  const page = shown({ ...(await editor.site.get(REVIEW, reader)) });
  expect(page.texts('.asked').join()).toContain(`${EMAIL} asks for a review`);
  expect(page.texts('.asked').join()).toContain('“Look at line 1.”');
  expect((await editor.site.get(PAGE)).text).not.toContain('of Ruth');
  expect((await answer('approve', { note: 'Thanks.' })).status).toBe(303);
  expect((await editor.site.get(PAGE)).text).toContain('One of Ruth.');
  expect((await mails()).map(({ what, to, note }) => [what, to, note]).sort()).toEqual([
    ['approved', EMAIL, 'Thanks.'],
    ['asked', READER, 'Look at line 1.'],
  ]);
  expect((await openReview()).status).toBe(404);
});

it('sends a document back, and asks again later', async () => {
  await ask({ of: READER });
  expect((await answer('return', { note: 'Too short.' })).status).toBe(303);
  expect((await mails()).map(({ what }) => what).sort()).toEqual(['asked', 'returned']);
  await ask({ of: READER });
  expect((await mails()).map(({ what }) => what).sort()).toEqual(['asked', 'asked', 'returned']);
});

it('approves nothing that was not read', async () => {
  await ask({ of: READER });
  const form = formIn((await editor.site.get(REVIEW, reader)).text);
  const opened = await editor.get(`/admin/edit?file=${encodeURIComponent(POST)}`);
  await editor.submit(opened, { body: 'Another text.' }, 'save');
  const approved = await editor.post(form.address, { ...form.fields, action: 'approve' }, reader);
  expect([approved.status, approved.text.includes('saved again meanwhile')]).toEqual([409, true]);
  expect((await editor.site.get(PAGE)).text).not.toContain('Another text');
});

it('says that visitors see nothing of a document now', async () => {
  const page = shown(await openReview());
  expect([page.texts('.editor-bar .chip'), page.texts('.review section > .soft')]).toEqual([
    ['Changed'],
    [],
  ]);
  await editor.submit(await editor.get(editAddress(POST)), {}, 'unpublish');
  const unpublished = shown(await openReview());
  expect(unpublished.texts('.editor-bar .chip')).toEqual(['Unpublished']);
  expect(unpublished.texts('.review section > .soft')).toEqual([
    'Visitors don’t see this document now.',
  ]);
});

it('shows the new page beside the live one', async () => {
  const { document } = shown(await editor.get(`${REVIEW}&view=pages`));
  const frames = Array.from(document.querySelectorAll('iframe'), (frame) =>
    frame.getAttribute('src'),
  );
  expect(frames[0]).toBe(PAGE);
  const preview = await editor.get(frames[1]!);
  expect(preview.text).toContain('One of Ruth.');
  expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});
