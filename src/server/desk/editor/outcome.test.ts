import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { postFile } from '../../content/load/content.fixtures.ts';
import { DocumentFiles } from '../../content/load/documentFiles.ts';
import { png } from '../../content/media/pictures.fixtures.ts';
import { shown, SITE_FILE, startEditor, type Editor } from './editor.fixtures.ts';
import { DeletedNotice, SavedNotice } from './outcome.tsx';
import type { TestAnswer } from '../../../testing/server/testSite.ts';

const POST = 'posts/first-post.md';
const PAGE = '/blog/post/first-post';
const COVER = '/covers/c05-ajar.svg';

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor({
    [POST]: postFile({ title: 'First post', cover: COVER }),
    'posts/hidden.md': postFile({ title: 'Hidden', cover: COVER, draft: true }),
    'posts/other.md': postFile({ title: 'Other', cover: COVER }),
  });
});

const write = (path: string, text: string | Uint8Array) =>
  writeFile(join(editor.content, path), text);
const statusOf = async (address: string) => (await editor.site.get(address)).status;
const textOf = async (address: string) => (await editor.site.get(address)).text;

/** The first notice of the page to which a change leads. */
const told = async ({ status, headers }: TestAnswer): Promise<string> => {
  expect(status).toBe(303);
  return shown(await editor.get(headers.get('location')!)).notices[0] ?? '';
};

/** The documents can't be listed, except to try a change. */
const withUnreadableContent = async (work: () => Promise<void>) => {
  const { list } = DocumentFiles;
  const failure = Object.assign(new Error('gone'), { code: 'EIO' });
  const listing = jest
    .spyOn(DocumentFiles, 'list')
    .mockImplementation((storage, options) =>
      options?.overlay ? list.call(DocumentFiles, storage, options) : Promise.reject(failure),
    );
  await work();
  listing.mockRestore();
  await editor.site.reload();
};
const REASON = /content, line 1: The folder can't be read \(EIO\)\./;

describe('while the site can’t take a change', () => {
  it('says of a save that visitors see the previous version, and why', () =>
    withUnreadableContent(async () => {
      const notice = await told(await editor.save(POST, { body: 'Kept from visitors.' }));
      expect(notice).toMatch(/^Published, but the site still shows the previous version: /);
      expect(notice).toMatch(REASON);
      expect(await editor.read(POST)).toContain('Kept from visitors.');
      expect(await textOf(PAGE)).not.toContain('Kept from visitors.');
      const { texts } = shown(await editor.open(POST));
      expect(texts('.editor-bar .chip')).toEqual(['Problem']);
    }));

  it('says the same of a renamed, an unpublished and a deleted document', () =>
    withUnreadableContent(async () => {
      const unpublished = await told(await editor.save(POST, {}, 'unpublish'));
      expect(unpublished).toMatch(/^Published, but the site still shows the previous version: /);
      expect(await statusOf(PAGE)).toBe(200);
      const renamed = await told(await editor.save('posts/other.md', { slug: 'another' }));
      expect(renamed).toMatch(/^Published, but visitors don’t see it: /);
      expect([await statusOf('/blog/post/other'), await statusOf('/blog/post/another')]).toEqual([
        200, 404,
      ]);
      const form = await editor.save('posts/another.md', {}, 'delete');
      await told(await editor.submit(form, {}, 'confirm-delete'));
      const asked = await editor.save(POST, {}, 'delete');
      const deleted = await told(await editor.submit(asked, {}, 'confirm-delete'));
      expect(deleted).toMatch(/^Deleted, but the site still shows it: /);
      for (const notice of [unpublished, renamed, deleted]) expect(notice).toMatch(REASON);
      expect(await statusOf(PAGE)).toBe(200);
      await write(POST, postFile({ title: 'First post', cover: COVER }));
    }));

  it('says of a new and of a published document that visitors don’t see it', () =>
    withUnreadableContent(async () => {
      const published = await told(await editor.save('posts/hidden.md', {}, 'publish'));
      expect(published).toMatch(/^Published, but the site still shows the previous version: /);
      expect(await statusOf('/blog/post/hidden')).toBe(404);
      const fields = { 'data.title': 'Fresh', 'data.description': 'A page in one sentence.' };
      const form = await editor.openNew('pages');
      const added = await told(await editor.submit(form, fields));
      expect(added).toMatch(/^Published, but visitors don’t see it: /);
      for (const notice of [published, added]) expect(notice).toMatch(REASON);
    }));

  it('says at its field that an uploaded picture is not shown', () =>
    withUnreadableContent(async () => {
      const bytes = new Uint8Array(await png({ width: 4, height: 4 }));
      const picture = { 'body.upload': new File([bytes], 'Porch.png') };
      const answer = await editor.save(POST, picture, 'upload');
      expect(answer.status).toBe(422);
      const { errors } = shown(answer);
      expect(errors).toEqual([
        [
          'body',
          expect.stringMatching(
            /^The site does not show porch-\w+\.png\. The folder can't be read/,
          ),
        ],
      ]);
    }));

  it('takes what was saved once the reason is gone, also without a watcher', async () => {
    let headers = new Headers();
    await withUnreadableContent(async () => {
      ({ headers } = await editor.save(POST, { body: 'Shown later.' }));
    });
    const { notices } = shown(await editor.get(headers.get('location')!));
    expect(notices[0]).toMatch(/^Published\. It is live now/);
    expect(await textOf(PAGE)).toContain('Shown later.');
  });
});

describe('what the site does not take', () => {
  const BROKEN = '---\ntitle: 7\n---\n';

  it('is named with its file and line, and visitors keep the previous version', async () => {
    const { headers } = await editor.save(POST, { body: 'Before the accident.' });
    await write(POST, BROKEN);
    const { document, notices, texts } = shown(await editor.get(headers.get('location')!));
    expect(notices[0]).toMatch(
      /^Published, but the site still shows the previous version: .*content\/posts\/first-post\.md, line 2: "title"/,
    );
    expect(document.querySelector('.banner.bad:not(.content-problems)')!.getAttribute('role')).toBe(
      'alert',
    );
    expect(texts('.editor-bar .chip')).toEqual(['Problem']);
    expect(texts('a')).toContain('View the page');
    expect(await textOf(PAGE)).toContain('Before the accident.');
    await write(POST, postFile({ title: 'First post', cover: COVER }));
  });

  it('is missing for visitors when it is new', async () => {
    const fields = { 'data.title': 'Newest', 'data.description': 'A page in one sentence.' };
    const form = await editor.openNew('pages');
    const { headers } = await editor.submit(form, fields);
    await rm(join(editor.content, 'pages/newest.md'));
    await editor.site.reload();
    await write('pages/newest.md', BROKEN);
    const { notices, texts } = shown(await editor.get(headers.get('location')!));
    expect(notices[0]).toMatch(
      /^Published, but visitors don’t see it: content\/pages\/newest\.md, line 2:/,
    );
    expect(texts('a')).not.toContain('View the page');
    expect(await statusOf('/newest')).toBe(404);
    await rm(join(editor.content, 'pages/newest.md'));
  });

  it('is read again before the answer, also without a watcher', async () => {
    const { headers } = await editor.save(POST, { body: 'Of this process.' });
    await write(POST, postFile({ title: 'First post', cover: COVER }, 'Of another process.'));
    const { notices } = shown(await editor.get(headers.get('location')!));
    expect(notices[0]).toMatch(/^Published\. It is live now/);
    expect(await textOf(PAGE)).toContain('Of another process.');
  });

  const PROBLEM = { file: 'content/site.yaml', line: 21, message: '"time_zone" is "Mars".' };
  const PLACE = 'content/site.yaml, line 21: "time_zone" is "Mars".';
  const refusal = (what: 'previous' | 'nothing', reasons = [PROBLEM]) => ({ what, reasons });
  const NOTICES: [string, ReactElement, string][] = [
    [
      'a save',
      SavedNotice({ name: 'saved', showing: refusal('previous'), cacheSeconds: 60, goesLive: '' }),
      `Published, but the site still shows the previous version: ${PLACE}`,
    ],
    [
      'an unpublished document',
      SavedNotice({
        name: 'unpublished',
        showing: refusal('previous'),
        cacheSeconds: 0,
        goesLive: '',
      }),
      `Published, but the site still shows the previous version: ${PLACE}`,
    ],
    [
      'a new name',
      SavedNotice({ name: 'saved', showing: refusal('nothing'), cacheSeconds: 60, goesLive: '' }),
      `Published, but visitors don’t see it: ${PLACE}`,
    ],
    [
      'the site file',
      SavedNotice({
        name: 'site',
        showing: refusal('previous', []),
        cacheSeconds: 60,
        goesLive: '',
      }),
      'Published, but the site still shows the previous version: The site has not read it yet. Reload this page in a moment.',
    ],
    [
      'a deletion',
      DeletedNotice({ showing: refusal('previous'), cacheSeconds: 60 }),
      `Deleted, but the site still shows it: ${PLACE}`,
    ],
  ];
  it.each(NOTICES)('is said of %s', (_what, notice, text) => {
    const answer = { text: renderToStaticMarkup(notice) } as TestAnswer;
    expect(shown(answer).notices).toEqual([text]);
  });
});

it.each([
  ['a file of the system', 'posts/Thumbs.db', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
  ['a merge conflict', 'posts/other.md', '<<<<<<< HEAD\n---\n=======\n---\n>>>>>>> theirs\n'],
  ['a wrong value', 'posts/wrong.md', postFile({ author: 'nobody' })],
  ['a broken list', 'plans.yaml', 'plans: ['],
  ['a broken picture', 'media/torn.png', 'no picture'],
  ['a site file that can’t be used', 'site.yaml', `${SITE_FILE}time_zone: Mars/Olympus\n`],
])('shows a save although there is %s in the folder', async (_what, path, content) => {
  const before = await editor.read(path).catch(() => undefined);
  await mkdir(join(editor.content, 'media'), { recursive: true });
  await write(path, content);
  const body = `Saved beside ${path}.`;
  expect(await told(await editor.save(POST, { body }))).toMatch(/^Published\. It is live now/);
  expect(await textOf(PAGE)).toContain(body);
  expect(await told(await editor.save(POST, {}, 'unpublish'))).toMatch(
    /^It is unpublished: visitors don’t see it, behind a cache within 60 seconds\.$/,
  );
  expect(await statusOf(PAGE)).toBe(404);
  await editor.save(POST, {}, 'publish');
  expect(await statusOf(PAGE)).toBe(200);
  await (before === undefined ? rm(join(editor.content, path)) : write(path, before));
  await editor.site.reload();
});

it('says what becomes of a document that visitors saw, and when', async () => {
  const scheduled = await told(await editor.save(POST, { 'data.published': '2031-05-06T09:00' }));
  expect(scheduled).toBe(
    'Published. It goes live on Tuesday, May 6, 2031, 9:00 AM Eastern Time. Until then visitors don’t see it, behind a cache within 60 seconds.',
  );
  await editor.save(POST, {}, 'publish-now');
  const asked = await editor.save('posts/hidden.md', {}, 'delete');
  const deleted = await told(await editor.submit(asked, {}, 'confirm-delete'));
  expect(deleted).toBe('Deleted. Visitors don’t see it, behind a cache within 60 seconds.');
});

describe('the problems of the content', () => {
  const banner = (answer: TestAnswer) => shown(answer).texts('.content-problems').join();

  it('stand above every page of the editor, with file, line and advice, until they are corrected', async () => {
    await write('posts/wrong.md', postFile({ author: 'nobody' }));
    await write('authors.yaml', `${await editor.read('authors.yaml')}ruth: { name: Ruth }\n`);
    await editor.site.reload();
    const pages = [
      '/admin/content',
      '/admin/content?kind=site',
      '/admin/edit?file=plans.yaml',
      '/admin/edit?file=none',
    ];
    for (const page of [...pages, `/admin/edit?file=${POST}`]) {
      const text = banner(await editor.get(page));
      expect(text).toContain(
        'problems in the content. Visitors don’t see these documents, or see an',
      );
      expect(text).toMatch(/content\/authors\.yaml, line \d+: "bio" is missing\. Add it\./);
    }
    const { document, texts } = shown(await editor.get('/admin/content?kind=posts'));
    expect(document.querySelector('.content-problems a')!.getAttribute('href')).toBe(
      '/admin/edit?file=authors.yaml',
    );
    expect(texts('.chip')).toContain('Live');
    await write('authors.yaml', (await editor.read('authors.yaml')).replace(/ruth: .*\n/, ''));
    await editor.site.reload();
    expect(banner(await editor.get('/admin/content'))).toMatch(
      /^1 problem in .*posts\/wrong\.md, line 7:/,
    );
    expect(shown(await editor.get('/admin/content?kind=posts')).texts('.chip')).toContain(
      'Problem',
    );
    await rm(join(editor.content, 'posts/wrong.md'));
    await editor.site.reload();
    expect(banner(await editor.get('/admin/content'))).toBe('');
  });

  it('are shown to nobody who is not signed in, and not in a preview', async () => {
    await write('posts/wrong.md', postFile({ author: 'nobody' }));
    await editor.site.reload();
    for (const page of [
      '/admin/content',
      '/admin/sign-in',
      '/admin/sign-in/x',
      '/admin/edit?file=x',
    ])
      expect((await editor.site.get(page)).text).not.toContain('wrong.md');
    const inFrame = { ...editor.headers, 'sec-fetch-dest': 'iframe' };
    expect(
      (await editor.post(`/admin/edit?file=${POST}`, { action: 'preview' }, inFrame)).text,
    ).not.toContain('wrong.md');
    await rm(join(editor.content, 'posts/wrong.md'));
  });

  it('are listed within bounds', async () => {
    for (let count = 0; count < 60; count += 1)
      await write(`posts/wrong-${count}.md`, postFile({ author: 'nobody' }));
    await editor.site.reload();
    const { document, texts } = shown(await editor.get('/admin/content'));
    expect(texts('.content-problems b')).toEqual([
      expect.stringMatching(/^60 problems in the content/),
    ]);
    expect(texts('.content-problems > div > ul > li')).toHaveLength(2);
    expect(texts('.content-problems summary')).toEqual(['Show 48 more']);
    expect(document.querySelectorAll('.content-problems li')).toHaveLength(50);
    expect(texts('.content-problems details p')).toEqual([
      expect.stringMatching(/^10 others are not listed here/),
    ]);
    const line = editor.site.logLines().findLast(({ count }) => count === 60)!;
    expect(line.problems).toHaveLength(20);
    for (let count = 0; count < 60; count += 1)
      await rm(join(editor.content, `posts/wrong-${count}.md`));
    await editor.site.reload();
  });
});
