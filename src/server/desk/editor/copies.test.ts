import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postFile } from '../../content/load/content.fixtures.ts';
import { png } from '../../content/media/pictures.fixtures.ts';
import { ConflictError } from '../../content/storage/contentStorage.ts';
import { addPerson } from '../../people/people.ts';
import type { TestAnswer } from '../../../testing/server/testSite.ts';
import {
  formOf,
  inDatabase,
  shown,
  startEditor,
  targetOf,
  type Editor,
} from './editor.fixtures.ts';
import { editAddress } from './editorAddresses.ts';
import { publishDue } from './scheduledCopies.ts';
import { createToken } from '../sign-in/signInTokens.ts';
import type { EditorTools } from './editorTools.tsx';

let mockTools: EditorTools | undefined;
/** The tests decide when a process looks for due documents. */
jest.mock('./scheduledCopies.ts', () => ({
  ...jest.requireActual<object>('./scheduledCopies.ts'),
  startSchedule: (_scope: unknown, tools: EditorTools) => {
    mockTools = tools;
  },
}));
/** Each call is another process. */
const lookForDue = () => publishDue({ ...mockTools!, inTurn: (work) => work() }, new Date());

const POST = 'posts/first-post.md';
const PAGE = '/blog/post/first-post';
const COVER = '/covers/c05-ajar.svg';
const OTHER = 'grace@editors.test';
const TEXT = 'One.\n\nTwo.\n\nThree.';
/** As it is stored. */
const BODY = `${TEXT}\n`;

let editor: Editor;
let others: Record<string, string>;
beforeAll(async () => {
  editor = await startEditor();
  const session = await inDatabase(editor.site, async (db) => {
    await addPerson(db, { address: OTHER, role: 'editor' }, { actor: 'x', now: new Date() });
    return createToken(db, 'session', OTHER);
  });
  others = { ...editor.headers, cookie: `__Secure-desk=${session}` };
});
beforeEach(async () => {
  await writeFile(
    join(editor.content, POST),
    postFile({ title: 'First post', cover: COVER }, TEXT),
  );
  await editor.site.reload();
});

const pageText = async () => (await editor.site.get(PAGE)).text;
const fieldsOf = ({ text }: TestAnswer) => formOf(text).fields;
const chipOf = (answer: TestAnswer) => shown(answer).texts('.editor-bar .chip').join();

/** Sends the form of an answer as another person. */
const submitAsOther = (answer: TestAnswer, changes: Record<string, string>, action: string) => {
  const { address, fields } = formOf(answer.text);
  return editor.post(address, { ...fields, ...changes, action }, others);
};

/** As the script does while someone types. */
const autosave = async (
  answer: TestAnswer,
  changes: Record<string, string>,
  headers = editor.headers,
) => {
  const { address, fields } = formOf(answer.text);
  const saved = await editor.post(
    address.replace('/edit?', '/edit/save?'),
    { ...fields, ...changes },
    headers,
  );
  const answered = JSON.parse(saved.text) as { copy?: string };
  return Object.assign(answered, { status: saved.status });
};

it('begins a document with a title only, and shows it to nobody', async () => {
  const answer = await editor.submit(
    await editor.openNew('posts'),
    { 'data.title': 'Who answers on a holiday?' },
    'save',
  );
  expect(targetOf(answer)).toMatch(/^303 \/admin\/edit\?file=posts%2F%3Aslug\.md&copy=[\w-]{16}&/);
  const opened = await editor.get(answer.headers.get('location')!);
  expect(fieldsOf(opened)['data.title']).toBe('Who answers on a holiday?');
  expect(chipOf(opened)).toBe('Draft');
  expect((await editor.site.get('/blog/post/who-answers-on-a-holiday')).status).toBe(404);
  const refused = await editor.submit(opened, {}, 'publish');
  expect(refused.status).toBe(422);
  expect(shown(refused).notices[0]).toMatch(
    /^Not published\. Correct \d problems\. .*Your text is saved/,
  );
});

it.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['a wrong date', { 'data.published': 'soon' }],
  ['a text with a broken link', { body: '[x](/nowhere) {{constructor}}' }],
  ['a name that is taken', { slug: 'first-post' }],
])('saves a new document with %s', async (_what, fields) => {
  const answer = await editor.submit(await editor.openNew('posts'), fields, 'save');
  const opened = await editor.get(answer.headers.get('location')!);
  expect(fieldsOf(opened)).toMatchObject(fields);
});

it('keeps a published document as it is until its working copy is published', async () => {
  const draft = await editor.save(POST, { body: 'Not yet.' }, 'save');
  expect(targetOf(draft)).toMatch(/^303 .*&notice=kept$/);
  expect(await pageText()).not.toContain('Not yet.');
  const opened = await editor.get(editAddress(POST));
  expect([fieldsOf(opened).body, chipOf(opened)]).toEqual(['Not yet.', 'Changed']);
  const published = await editor.submit(opened, {}, 'publish');
  expect(published.status).toBe(303);
  expect(await pageText()).toContain('Not yet.');
  expect(chipOf(await editor.get(editAddress(POST)))).toBe('Live');
});

it('is shown to those who have its link, and to nobody else', async () => {
  const draft = await editor.submit(
    await editor.openNew('pages'),
    { 'data.title': 'Shared page', 'data.description': 'A page in one sentence.', body: 'Shared.' },
    'save',
  );
  const { document } = shown(await editor.get(draft.headers.get('location')!));
  const link = document.querySelector('.share a')!.getAttribute('href')!;
  const address = link.replace(editor.site.url, '');
  const page = await editor.site.get(address);
  expect([page.status, page.text.includes('Shared.')]).toEqual([200, true]);
  const [path, token] = address.split('?');
  for (const forged of [path!, `${path}?preview=1.x`, `/admin/shared/other?${token}`]) {
    const refused = await editor.site.get(forged);
    expect([refused.status, refused.text.includes('Shared.')]).toEqual([404, false]);
  }
});

it('asks before it discards a working copy', async () => {
  await editor.save(POST, { body: 'Away with it.' }, 'save');
  const asked = await editor.submit(await editor.get(editAddress(POST)), {}, 'discard');
  expect(shown(asked).notices.join()).toContain('Discard the changes of “First post”?');
  expect(fieldsOf(await editor.get(editAddress(POST))).body).toBe('Away with it.');
  expect((await editor.submit(asked, {}, 'confirm-discard')).status).toBe(303);
  expect(fieldsOf(await editor.get(editAddress(POST))).body).toBe(BODY);
});

it('has no working copy once it is as published again', async () => {
  const form = await editor.open(POST);
  const saved = await autosave(form, { body: 'Other.' });
  expect((await autosave(form, { copy: saved.copy!, body: BODY })).copy).toBe('');
  expect(chipOf(await editor.get(editAddress(POST)))).toBe('Live');
});

it('saves while someone types, also when an answer was lost', async () => {
  const form = await editor.open(POST);
  const first = await autosave(form, { body: 'A' });
  expect(first).toMatchObject({ status: 200, copy: expect.stringMatching(/^[\w-]{16}$/) });
  const second = await autosave(form, { copy: first.copy!, body: 'AB' });
  const afterLoss = await autosave(form, { copy: first.copy!, body: 'ABC' });
  expect([second.status, afterLoss.status]).toEqual([200, 200]);
  expect(fieldsOf(await editor.get(editAddress(POST))).body).toBe('ABC');
});

it('saves a new document under one name however often it is sent', async () => {
  const form = await editor.openNew('posts');
  for (const title of ['W', 'Wh', 'Who']) await autosave(form, { 'data.title': title });
  const { address } = formOf(form.text);
  expect(fieldsOf(await editor.get(address))['data.title']).toBe('Who');
});

it('refuses a text of more than 300 KB, and says so', async () => {
  const form = await editor.open(POST);
  const refused = await autosave(form, { body: 'a'.repeat(301 * 1024) });
  expect(refused).toEqual({
    status: 413,
    message: 'The text has 301 KB. Use at most 300 KB: split it into several documents.',
  });
});

it('adds an uploaded picture once, also when another process changes the document meanwhile', async () => {
  const bytes = new Uint8Array(await png({ width: 4, height: 4 }));
  const form = await editor.open(POST);
  const { write } = mockTools!;
  jest
    .spyOn(mockTools!, 'write')
    .mockImplementationOnce(write)
    .mockRejectedValueOnce(new ConflictError(POST));
  const picture = { 'body.upload': new File([bytes], 'Porch.png') };
  expect((await editor.submit(form, picture, 'unpublish')).status).toBe(303);
  const { body } = fieldsOf(await editor.get(editAddress(POST)));
  expect(String(body).match(/!\[\]/g)).toHaveLength(1);
});

describe('a scheduled document', () => {
  const schedule = async (title: string, at: string) => {
    const fields = {
      'data.title': title,
      'data.description': 'A sentence for cards.',
      'data.category': 'Team',
      'data.cover': COVER,
      'data.cover_alt': 'A row of arches',
      'data.author': 'priya-nair',
      body: 'Later.',
      publish_at: at,
    };
    return editor.submit(await editor.openNew('posts'), fields, 'schedule');
  };
  /** Its time has come. */
  const runNow = () =>
    inDatabase(editor.site, (db) =>
      db
        .updateTable('working_copies')
        .set({ publish_at: '2026-01-01T00:00:00.000Z' })
        .where('publish_at', 'is not', null)
        .execute(),
    );

  it('goes live by itself at its time, in one of several processes', async () => {
    const answer = await schedule('In the future', '2031-05-06T09:00');
    expect(targetOf(answer)).toMatch(/&notice=scheduled$/);
    const opened = await editor.get(answer.headers.get('location')!);
    expect([chipOf(opened), shown(opened).notices[0]]).toEqual([
      'Scheduled',
      'Scheduled. It goes live on Tuesday, May 6, 2031, 9:00 AM.',
    ]);
    expect((await editor.site.get('/blog/post/in-the-future')).status).toBe(404);
    await runNow();
    await Promise.all([lookForDue(), lookForDue(), lookForDue()]);
    expect((await editor.open('posts/in-the-future.md')).status).toBe(200);
    const versions = await inDatabase(editor.site, (db) =>
      db
        .selectFrom('content_versions')
        .select('author')
        .where('path', '=', 'posts/in-the-future.md')
        .execute(),
    );
    expect(versions).toEqual([{ author: 'ruth@editors.test' }]);
  });

  it.each(['', 'soon', '2020-01-01T09:00', '2031-02-30T09:00'])(
    'refuses the time %j',
    async (at) => {
      const answer = await schedule('Never', at);
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('Write a time that is still to come.');
    },
  );

  it('is checked when it is scheduled', async () => {
    const form = await editor.openNew('posts');
    const answer = await editor.submit(form, { publish_at: '2031-05-06T09:00' }, 'schedule');
    expect(answer.status).toBe(422);
    expect(shown(answer).notices[0]).toMatch(/^Not published\. Correct \d+ problems/);
  });
});

describe('two people on one document', () => {
  const openBoth = async () => {
    const own = await editor.open(POST);
    const theirs = await editor.site.get(editAddress(POST), others);
    return { own, theirs };
  };

  it('see each other', async () => {
    const { own, theirs } = await openBoth();
    expect(shown(own).texts('[data-people]')).not.toEqual([expect.stringContaining(OTHER)]);
    expect(shown(theirs).texts('[data-people]').join()).toContain('has this open');
    const { address } = formOf(own.text);
    const here = await editor.post(address.replace('/edit?', '/edit/here?'), {});
    expect(JSON.parse(here.text)).toMatchObject({ others: [OTHER], copy: '' });
  });

  it('are told who saved, instead of an older text replacing a newer one', async () => {
    const { own, theirs } = await openBoth();
    await submitAsOther(theirs, { body: 'Of Grace.' }, 'save');
    expect(await autosave(own, { body: 'Of Ruth.' })).toEqual({
      status: 409,
      author: OTHER,
      at: expect.stringMatching(/^\d+:\d\d [AP]M$/),
    });
    expect(fieldsOf(await editor.get(editAddress(POST))).body).toBe('Of Grace.');
  });

  it('get their changes together, and choose where both changed the same', async () => {
    const { own, theirs } = await openBoth();
    const grace = { body: BODY.replace('One', 'One of Grace').replace('Three', 'Three of Grace') };
    await submitAsOther(theirs, { ...grace, 'data.category': 'Numbers' }, 'save');
    const ruth = { body: BODY.replace('One', 'One of Ruth'), 'data.title': 'Title of Ruth' };
    const conflict = await editor.submit(own, ruth, 'save');
    expect(conflict.status).toBe(409);
    const { texts, document } = shown(conflict);
    expect(texts('h2')).toEqual([`${OTHER} and you changed this at the same time`]);
    expect(texts('.conflict legend')).toEqual(['Text, line 1']);
    expect(texts('.conflict ins')).toEqual(['of Grace', 'of Ruth']);
    expect(texts('.compare li')).toHaveLength(3);
    expect(document.querySelectorAll('[type=radio]')).toHaveLength(2);
    const merged = await editor.submit(conflict, { 'choice.body.0': 'theirs' }, 'merge');
    expect(merged.status).toBe(303);
    expect(fieldsOf(await editor.get(editAddress(POST)))).toMatchObject({
      body: 'One of Grace.\n\nTwo.\n\nThree of Grace.\n',
      'data.title': 'Title of Ruth',
      'data.category': 'Numbers',
    });
  });

  it('are asked again when a third text arrives meanwhile', async () => {
    const { own, theirs } = await openBoth();
    await submitAsOther(theirs, { body: 'Of Grace.' }, 'save');
    const conflict = await editor.submit(own, { body: 'Of Ruth.' }, 'save');
    const again = await editor.site.get(editAddress(POST), others);
    await submitAsOther(again, { body: 'Of Grace, later.' }, 'save');
    const second = await editor.submit(conflict, {}, 'merge');
    expect(second.status).toBe(409);
    expect(second.text).toContain('later');
    expect((await editor.submit(second, {}, 'merge')).status).toBe(303);
    expect(fieldsOf(await editor.get(editAddress(POST))).body).toBe('Of Ruth.');
  });

  it('compare with what another program or person has published', async () => {
    const form = await editor.open(POST);
    const saved = await editor.submit(form, { body: BODY.replace('One', 'Uno') }, 'save');
    const text = postFile({ title: 'Of git', cover: COVER }, TEXT);
    await writeFile(join(editor.content, POST), text);
    const opened = await editor.get(saved.headers.get('location')!);
    const conflict = await editor.submit(opened, {}, 'publish');
    expect(conflict.status).toBe(409);
    expect(shown(conflict).texts('h2')).toEqual([
      'The published version has changed since you began',
    ]);
    expect(await editor.read(POST)).toBe(text);
    const merged = await editor.submit(conflict, {}, 'merge');
    const again = await editor.get(merged.headers.get('location')!);
    expect((await editor.submit(again, {}, 'publish')).status).toBe(303);
    expect(await editor.read(POST)).toMatch(/title: "Of git"[^]*Uno\./);
  });
});
