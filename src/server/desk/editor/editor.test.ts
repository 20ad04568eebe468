import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { eventRegistration } from '../../../contract/forms.fixtures.ts';
import {
  articleFile,
  categoryFile,
  eventFile,
  postFile,
  videoFile,
  writeContentFolder,
} from '../../content/load/content.fixtures.ts';
import { splitSource } from '../../content/load/documentText.ts';
import { png } from '../../content/media/pictures.fixtures.ts';
import {
  EMAIL,
  formOf,
  inDatabase,
  shown,
  startEditor,
  targetOf,
  type Editor,
} from './editor.fixtures.ts';
import { formData } from '../../content/load/yamlData.ts';
import type { TestAnswer } from '../../../testing/server/testSite.ts';
import { until } from '../../../testing/until.ts';

const FIRST = 'posts/first-post.md';
const EVENT = 'events/live-rotation.md';
const COVER = '/covers/c05-ajar.svg';

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor({
    [FIRST]: postFile({ title: 'First post', cover: COVER }),
    'posts/linking.md': postFile(
      { title: 'Linking', cover: COVER },
      '[first](/blog/post/first-post)',
    ),
    'posts/planned.md': postFile({ title: 'Planned', cover: COVER, published: '2031-05-06 09:00' }),
    'posts/withdrawn.md': postFile({ title: 'Withdrawn', cover: COVER, unpublished: '2026-01-02' }),
    'posts/old.md': postFile({ title: 'Old faults', cover: '/covers/gone.svg' }),
    [EVENT]: eventFile({ title: 'Live rotation', date: '2099-12-03 13:00' }),
    'events/dated.md': eventFile({ title: 'Dated', cover: COVER, date: '2031-05-06 09:00' }),
    'help/empty/_category.yaml': categoryFile('Empty', 2, ['none']),
  });
});

const statusOf = async (address: string) => (await editor.site.get(address)).status;
const saved = (file: string, notice = 'saved') =>
  `303 /admin/edit?file=${encodeURIComponent(file)}&notice=${notice}`;

it.each([
  ['', ['First post', 'Linking', 'Old faults', 'Planned', 'Withdrawn']],
  [' PLAN', ['Planned']],
  ['first-p', ['First post']],
  ['zzz', []],
])('lists the posts that contain %j', async (query, titles) => {
  const { texts } = shown(await editor.get(`/admin/content?kind=posts&q=${query}`));
  expect(texts('.documents .name').sort()).toEqual(titles);
  expect(texts('.empty .heading').includes('No documents')).toBe(titles.length === 0);
});

it('begins with the pages of the site, by their names and in their order', async () => {
  const whole = shown(await editor.get('/admin/content'));
  expect([whole.texts('h1'), whole.texts('h2')[0]]).toEqual([['Content'], 'Pages']);
  expect(whole.texts('.documents .name')[0]).toBe('Home');
  const { texts } = shown(await editor.get('/admin/content?kind=texts'));
  const names = texts('.documents .name');
  expect(names.slice(0, 3)).toEqual(['Home', 'Feature: Dashboard', 'Feature: Lead management']);
  expect(names).toEqual(expect.arrayContaining(['Menus and footer', 'Customers and their words']));
  expect(names.join()).not.toMatch(/texts\/|yaml/);
  expect(shown(await editor.get('/admin/content?q=menus')).texts('.documents .name')).toEqual([
    'Menus and footer',
  ]);
});

it('opens at its address with a slash', async () =>
  expect(targetOf(await editor.get('/admin/'))).toBe('303 /admin'));

it('lists the status and the last change of documents', async () => {
  const { texts } = shown(await editor.get('/admin/content?kind=posts'));
  const rows = texts('.documents tbody tr').join();
  expect(rows).toMatch(/First post\/blog\/post\/first-postLiveAnother program, \d+:\d\d [AP]M/);
  expect(rows).toContain('Withdrawn/blog/post/withdrawnUnpublished');
  expect(rows).toContain('PlannedTuesday, May 6, 2031, 9:00 AM Eastern TimeScheduled');
});

const noticeAfter = async ({ headers }: TestAnswer) =>
  shown(await editor.get(headers.get('location')!)).notices[0];

const NEW_FILE = 'posts/under-the-roof-3-tips.md';
const NEW_PAGE = '/blog/post/under-the-roof-3-tips';
const DESCRIPTION = 'What an office does when it rains, in a sentence that has room everywhere.';

/** The fields of a form that hold the data of a file. */
const fieldsOf = (file: string) => {
  const { yaml, body } = splitSource('file.md', file)!;
  const fields: Record<string, string> = { body };
  for (const [key, value] of Object.entries(formData(yaml))) fields[`data.${key}`] = String(value);
  return fields;
};
it('publishes a new document, unpublishes and deletes it', async () => {
  const answer = await editor.submit(await editor.openNew('posts'), {
    ...fieldsOf(postFile({ title: 'Ünder the röof: 3 tips', cover: COVER })),
    'data.published': '2026-02-03T09:30',
    body: 'Rain\r\n\r\n---\r\n',
  });
  expect(targetOf(answer)).toBe(saved(NEW_FILE));
  expect(await noticeAfter(answer)).toBe(
    'Published. It is live now, behind a cache within 60 seconds.',
  );
  const source = await editor.read(NEW_FILE);
  expect(source).toContain('published: 2026-02-03 09:30\n');
  expect(source).toContain('title: "Ünder the röof: 3 tips"\n');
  expect(source).toMatch(/\n---\nRain\n\n---\n$/);
  expect(await statusOf(NEW_PAGE)).toBe(200);
  const unpublishing = await editor.save(NEW_FILE, {}, 'unpublish');
  expect(await noticeAfter(unpublishing)).toContain('It is unpublished');
  expect(await editor.read(NEW_FILE)).toMatch(/^unpublished: \d{4}-\d\d-\d\d$/m);
  expect(await statusOf(NEW_PAGE)).toBe(404);
  const page = await editor.save(NEW_FILE, {}, 'delete');
  expect(shown(page).notices.join()).toContain('Delete “Ünder the röof: 3 tips”? Only an operator');
  const kept = await editor.submit(page, { body: 'Kept.' }, 'keep');
  expect(shown(kept).document.querySelector('#body')!.textContent).toContain('Kept.');
  const deleted = await editor.submit(page, {}, 'confirm-delete');
  expect(targetOf(deleted)).toBe('303 /admin/content?kind=posts&notice=deleted');
  expect((await editor.open(NEW_FILE)).status).toBe(404);
});

it('keeps a scheduled post hidden until it is published now', async () => {
  const file = 'posts/planned.md';
  const time = 'on Tuesday, May 6, 2031, 9:00 AM Eastern Time.';
  const planned = await editor.save(file, { body: 'Planned well.' });
  expect(await noticeAfter(planned)).toBe(
    `Published. It goes live ${time} Until then visitors don’t see it.`,
  );
  expect(await statusOf('/blog/post/planned')).toBe(404);
  await editor.save(file, {}, 'publish-now');
  expect(await editor.read(file)).not.toContain('published: "2031');
  expect(await statusOf('/blog/post/planned')).toBe(200);
});

it('creates a missing file of a kind with one file, and no legal text', async () => {
  const added = await editor.submit(await editor.openNew('redirects'), {}, 'add:data');
  const answer = await editor.submit(added, { 'data.0.from': '/x', 'data.0.to': '/pricing' });
  expect(targetOf(answer)).toBe(saved('redirects.yaml'));
  expect(await editor.read('redirects.yaml')).toBe('- from: /x\n  to: /pricing\n');
  expect(shown(await editor.openNew('redirects')).texts('summary')).toContain('1. /x');
  expect((await editor.openNew('legal')).status).toBe(404);
});

const YOUTUBE = { type: 'youtube', video_url: 'https://youtu.be/abcdefghijk' };

it.each([
  ['events', eventFile({ title: 'Ring back' }), '/webinars/event/ring-back'],
  ['videos', videoFile({ title: 'Ring back', ...YOUTUBE }), '/webinars/video/ring-back'],
] as const)('publishes a new document among %s', async (kind, file, address) => {
  const { status, text } = await editor.submit(await editor.openNew(kind), fieldsOf(file));
  expect([status, text]).toEqual([303, '']);
  expect(await statusOf(address)).toBe(200);
});

it('publishes a new help category', async () => {
  const form = await editor.submit(
    await editor.openNew('helpCategories'),
    {},
    'add:data.subcategories',
  );
  const row = { 'data.subcategories.0.id': 'bells', 'data.subcategories.0.name': 'Bells' };
  const fields = {
    'data.name': 'Doors',
    'data.description': DESCRIPTION,
    'data.order': '3',
    ...row,
  };
  expect((await editor.submit(form, fields)).status).toBe(303);
  expect(await statusOf('/help-center/category/doors')).toBe(200);
});

it('adds a picture at the end of a text, which needs its description', async () => {
  const picture = new File([new Uint8Array(await png({ width: 4, height: 4 }))], 'Porch.png');
  const answer = await editor.save(FIRST, { 'body.upload': picture }, 'upload');
  const { body } = formOf(answer.text).fields;
  expect(body).toMatch(/\S\n\n!\[\]\(\/media\/porch-[\da-f]{8}\.png\)\n$/);
  expect(shown(await editor.submit(answer)).errors).toEqual([
    ['body', expect.stringMatching(/porch.*has no description. Write !\[what it shows\]/)],
  ]);
  const described = { body: String(body).replace('[]', '[A porch]') };
  expect((await editor.submit(answer, described)).status).toBe(303);
});

it('redirects the former address of a renamed post', async () => {
  const answer = await editor.save('posts/linking.md', { slug: 'linked' });
  expect(targetOf(answer)).toBe(saved('posts/linked.md'));
  expect(targetOf(await editor.site.get('/blog/post/linking'))).toBe('301 /blog/post/linked');
  expect((await editor.open('posts/linking.md')).status).toBe(404);
  await editor.save('posts/linked.md', { slug: 'linking' });
  expect(await editor.read('posts/linking.md')).toMatch(/^aliases:\n {2}- linked\n---$/m);
});

it('changes no field of the form when a rename is refused', async () => {
  const valueIn = (answer: TestAnswer, name: string) => formOf(answer.text).fields[name];
  const renamed = await editor.save(FIRST, { slug: 'planned' });
  expect([renamed.status, valueIn(renamed, 'data.aliases')]).toEqual([422, '']);
});

it('unpublishes what is published, and keeps the text that is not', async () => {
  const file = 'posts/planned.md';
  const answer = await editor.save(file, { 'data.title': '', body: 'Unfinished.' }, 'unpublish');
  expect(await noticeAfter(answer)).toContain('It is unpublished');
  expect(await editor.read(file)).toMatch(/^title: "Planned"\n[^]*^unpublished: /m);
  const { fields } = formOf((await editor.get(answer.headers.get('location')!)).text);
  expect([fields['data.title'], fields.body]).toEqual(['', 'Unfinished.']);
});

it('keeps the text of a form whose document was deleted', async () => {
  const file = 'posts/gone.md';
  await writeFile(join(editor.content, file), postFile({ cover: COVER }));
  const form = await editor.open(file);
  await rm(join(editor.content, file));
  const answer = await editor.submit(form, { body: 'Kept.' });
  expect(answer.status).toBe(409);
  expect(targetOf(await editor.submit(answer))).toBe(saved(file));
  expect(await editor.read(file)).toContain('Kept.');
});

it('says each mistake at its field, and writes nothing', async () => {
  const before = await editor.read(FIRST);
  const answer = await editor.save(FIRST, {
    'data.title': '',
    'data.published': '2026-02-30T10:00',
    'data.author': 'nadia',
    body: 'Fine.\r\n\r\n[](/nowhere)\r\n',
  });
  expect(answer.status).toBe(422);
  const page = shown(answer);
  expect(page.errors).toEqual([
    ['data.title', 'Title is missing. Add it.'],
    ['body', expect.stringMatching(/^Text, line 3: .*nowhere.*\nText, line 3: .*no text/)],
    ['data.author', expect.stringMatching(/^Author is "nadia", but .* has no such author/)],
    ['data.published', expect.stringMatching(/^Published is .* the calendar has no such day/)],
  ]);
  expect(page.document.querySelectorAll('[aria-invalid]')).toHaveLength(4);
  expect(page.document.querySelector<HTMLTextAreaElement>('#body')!.value).toContain('[](/');
  expect(await editor.read(FIRST)).toBe(before);
});

it('links a mistake above the form to its field', async () => {
  const price = { 'data.plans.0.monthlyPrice': '$10' };
  const { document, errors } = shown(await editor.save('plans.yaml', price));
  const message = expect.stringMatching(/^Monthly price must be a number/);
  expect(errors).toEqual([['data.plans.0.monthlyPrice', message]]);
  const link = document.querySelector<HTMLAnchorElement>('.banner.bad li a')!;
  expect(link.textContent).toEqual(message);
  const field = document.getElementById(link.hash.slice(1))!;
  expect(field.getAttribute('name')).toBe('data.plans.0.monthlyPrice');
  expect(field.closest('details')!.open).toBe(true);
});

it('asks for the title and the category of an article without them', async () => {
  const form = await editor.openNew('articles');
  const category = ['category', 'Choose one of the help categories.'];
  expect(shown(await editor.submit(form)).errors).toEqual([category]);
  const answer = await editor.submit(form, { category: 'calling' });
  expect(shown(answer).errors[0]).toEqual(['data.title', 'Title is missing. Add it.']);
  expect(formOf(answer.text).fields.slug).toBe('');
  const options = '[name="data.subcategory"] option';
  expect(shown(form).texts(options)).toContain('Empty: Sub none');
  expect(shown(answer).texts(options)).toEqual(['Choose…', 'Sub texts', 'Sub calls']);
  expect((await editor.submit(answer, fieldsOf(articleFile()))).status).toBe(303);
});

it.each(['pricing', '2026', 'covers'])(
  'marks the name of a page that cannot be %s',
  async (slug) => {
    const page = { 'data.title': 'A page', 'data.description': DESCRIPTION, slug: slug };
    const { errors } = shown(await editor.submit(await editor.openNew('pages'), page));
    expect(errors.map(([field]) => field)).toEqual(['slug']);
    expect(errors[0]![1]).not.toContain('file');
  },
);

it('refuses what breaks other documents, and only that', async () => {
  const before = await editor.read('authors.yaml');
  const page = await editor.save('authors.yaml', {}, 'remove:data.0');
  const answer = await editor.submit(page);
  expect(answer.status).toBe(422);
  expect(shown(answer).notices.join()).toContain('First post: Author is "priya-nair"');
  expect(shown(answer).document.querySelector('.bad a')!.outerHTML).toMatch(
    /href="\/admin\/edit\?file=posts%2Ffirst-post.md" target="_blank" rel="noopener"/,
  );
  expect(shown(answer).notices.join()).not.toContain('/covers/gone.svg');
  expect(await editor.read('authors.yaml')).toBe(before);
  const bio = { 'data.0.bio': 'Answers second.' };
  expect((await editor.save('authors.yaml', bio)).status).toBe(303);
  expect(await editor.read('authors.yaml')).toBe(before.replace('first', 'second'));
});

it('refuses to delete a customer’s words that pages show, and names the page', async () => {
  const before = await editor.read('texts/voices.yaml');
  const index = [...before.matchAll(/^ {2}- id: (.*)$/gm)]
    .map(([, id]) => id)
    .filter((_, each) => each >= before.split('\nvoices:')[0]!.match(/^ {2}- id:/gm)!.length)
    .indexOf('who-called-whom');
  const page = await editor.save('texts/voices.yaml', {}, `remove:data.voices.${index}`);
  const answer = await editor.submit(page);
  expect(answer.status).toBe(422);
  const notices = shown(answer).notices.join();
  expect(notices).toContain('Feature: Activity tracking: Quotation is "who-called-whom".');
  expect(await editor.read('texts/voices.yaml')).toBe(before);
});

it('names the documents that link to one before it is deleted', async () => {
  const page = await editor.save(FIRST, {}, 'delete');
  expect(shown(page).notices.join()).toContain('Linking: A link leads to');
  expect(await statusOf('/blog/post/first-post')).toBe(200);
});

it('refuses to delete what the site cannot load without', async () => {
  const file = 'help/calling/_category.yaml';
  const answer = await editor.submit(await editor.save(file, {}, 'delete'), {}, 'confirm-delete');
  expect(answer.status).toBe(422);
  expect(shown(answer).notices.join()).toContain('The site needs this document.');
  expect(await statusOf('/help-center/category/calling')).toBe(200);
  // The fault of another document is no reason.
  await writeFile(join(editor.content, 'events/faulty.md'), eventFile({ title: '' }));
  const other = await editor.save('help/empty/_category.yaml', {}, 'delete');
  expect(shown(other).document.querySelector('[value="unpublish"]')).toBeNull();
  expect((await editor.submit(other, {}, 'confirm-delete')).status).toBe(303);
  await rm(join(editor.content, 'events/faulty.md'));
});

it('adds, moves and removes rows without losing what was typed', async () => {
  const typed = { 'data.0.name': 'Inkhouse', 'data.0.description': 'Typed.' };
  const added = await editor.save('integrations.yaml', typed, 'add:data');
  const moved = await editor.submit(
    added,
    {
      'data.1.name': 'Postbeam',
      'data.1.description': 'Logs.',
      'data.1.logo': '/logos/postbeam.svg',
    },
    'up:data.1',
  );
  expect(shown(moved).texts('.fields > details summary').slice(1)).toEqual([
    '1. Postbeam',
    '2. Inkhouse',
  ]);
  expect((await editor.submit(moved)).status).toBe(303);
  expect(await editor.read('integrations.yaml')).toMatch(
    /^- name: Postbeam\n[^]*\n- name: Inkhouse\n/,
  );
});

it('changes values of a plan, and refuses an author with the key of another', async () => {
  const field = (row: number) => `data.plans.0.features.${row}.value`;
  await editor.save('plans.yaml', { [field(0)]: '1.50', [field(1)]: 'false' });
  expect(await editor.read('plans.yaml')).toMatch(/'1.50' }[^]*texting, value: false }/);
  const form = await editor.save('authors.yaml', {}, 'add:data');
  expect(formOf(form.text).fields['data.2.key']).toBe('');
  const answer = await editor.submit(form, { 'data.2.key': 'priya-nair' });
  expect(shown(answer).errors[0]![0]).toBe('data.priya-nair (2)');
});

it('saves once when a form is sent twice at the same time', async () => {
  const form = await editor.open(FIRST);
  const answers = await Promise.all(
    ['one', 'two'].map((body) => editor.submit(form, { body: `Number ${body}.` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
});

it('keeps the former versions of a document with their editor, also the one from before', async () => {
  const file = 'events/dated.md';
  const source = await editor.read(file);
  for (const body of ['One.', 'Two.']) await editor.save(file, { body });
  const versions = await inDatabase(editor.site, (db) =>
    db
      .selectFrom('content_versions')
      .select(['author', 'message', 'bytes'])
      .where('path', '=', file)
      .orderBy('number')
      .execute(),
  );
  expect(versions.map(({ author, message }) => `${author} ${message}`.trim())).toEqual([
    '',
    `${EMAIL} Change ${file}`,
    `${EMAIL} Change ${file}`,
  ]);
  const [first, , last] = versions.map(({ bytes }) => Buffer.from(bytes!).toString());
  expect([first, last]).toEqual([source, await editor.read(file)]);
});

it.each([
  ['the history can’t be written', 'content_versions', /Nothing was saved: .* still here/],
  ['the session can’t be read', 'desk_tokens', /database does not answer.*Reload this page/],
])('says that nothing was saved when %s, and keeps the text', async (_, table, answer) => {
  const form = await editor.open(FIRST);
  const before = await editor.read(FIRST);
  const rename = (from: string, to: string) =>
    inDatabase(editor.site, (db) => sql.raw(`alter table ${from} rename to ${to}`).execute(db));
  await rename(table, 'gone');
  const failed = await editor.submit(form, { body: 'Kept all the same.' });
  await rename('gone', table);
  expect(failed.status).toBe(503);
  expect(failed.text.replace(/<[^>]+>/g, ' ')).toMatch(answer);
  expect(await editor.read(FIRST)).toBe(before);
  const again = table === 'desk_tokens' ? form : failed;
  if (again === failed) expect(formOf(failed.text).fields.body).toBe('Kept all the same.');
  expect((await editor.submit(again, { body: 'Kept all the same.' })).status).toBe(303);
  expect(await editor.read(FIRST)).toContain('Kept all the same.');
});

it('shows a slogan at once, and says that other changes of the site file take effect after a restart', async () => {
  const answer = await editor.save('site.yaml', { 'data.line': 'Doors that open late.' });
  expect(targetOf(answer)).toBe(saved('site.yaml', 'site'));
  expect(shown(await editor.get(answer.headers.get('location')!)).notices.join()).toContain(
    'restart',
  );
  expect((await editor.site.get('/')).text).toContain('Doors that open late.');
  expect((await editor.site.get('/llms.txt')).text).toContain('> Doors that open late.');
});

it('shows a key that the site does not know, and can remove it', async () => {
  const file = 'posts/unknown.md';
  await writeFile(join(editor.content, file), postFile({ cover: COVER, tagz: 'Team' }));
  expect(shown(await editor.save(file)).errors).toEqual([
    ['data.tagz', expect.stringContaining('Did you mean "tags"?')],
  ]);
  expect((await editor.save(file, { 'data.tagz': '' })).status).toBe(303);
  expect(await editor.read(file)).toBe(postFile({ cover: COVER }));
});

it('names the guests of an event and what they will get', async () => {
  const guests = async (file = EVENT) =>
    shown(await editor.open(file)).notices.filter((notice) => notice.includes('guest'));
  const register = (email: string) =>
    editor.site.post('/api/webinars/events/live-rotation/register', {
      ...eventRegistration,
      email,
    });
  expect(await guests()).toEqual([]);
  await register('ada@example.com');
  expect(await guests()).toEqual([expect.stringMatching(/^1 guest is registered\. .*emailed/)]);
  for (const name of ['ben', 'cleo', 'ADA']) await register(`${name}@example.com`);
  expect(await guests()).toEqual([expect.stringMatching(/^3 guests are registered\./)]);
  expect(await guests(FIRST)).toEqual([]);
});

it('previews the page of a form that is not saved', async () => {
  const answer = await editor.save(FIRST, { body: 'Not **saved** yet.' }, 'preview');
  expect(answer.text).toContain('Not <strong>saved</strong> yet.');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await editor.read(FIRST)).not.toContain('Not **saved**');
  const invalid = await editor.save(FIRST, { 'data.title': '' }, 'preview');
  expect([invalid.status, shown(invalid).notices]).toEqual([
    422,
    ['The preview appears here once the form is complete and without mistakes.'],
  ]);
  const inFrame = { ...editor.headers, 'sec-fetch-dest': 'iframe' };
  const { address } = formOf((await editor.openNew('posts')).text, 'main form[method=post]');
  const hint = shown(await editor.post(address, { action: 'preview' }, inFrame));
  expect(hint.document.querySelector('header')).toBeNull();
  expect(hint.document.querySelector('[role=alert]')).toBeNull();
});

it('previews the words of a page that are not saved', async () => {
  const file = 'texts/home.yaml';
  const title = 'Words of a preview';
  const answer = await editor.save(file, { 'data.closing.title': title }, 'preview');
  expect([answer.status, answer.text.includes(title)]).toEqual([200, true]);
  expect((await editor.site.get('/')).text).not.toContain(title);
  const invalid = await editor.save(file, { 'data.closing.title': 'a'.repeat(61) }, 'preview');
  expect(invalid.status).toBe(422);
});

it('commits a change with the name of its editor, and only the changed file', async () => {
  const folder = await writeContentFolder({
    [FIRST]: postFile({ cover: COVER }),
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=x', '-c', 'user.email=x@x.test', ...args], {
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  const inGit = await startEditor({}, folder);
  await writeFile(join(folder, 'notes.txt'), 'not committed');
  git('add', 'notes.txt');
  await inGit.save('legal/terms-of-service.md', { body: 'Be kinder.\n' });
  const log = () => git('show', '--format=%an %ae %s', '--name-status', '--no-renames', 'HEAD');
  const changed = `${EMAIL} ${EMAIL} Change legal/terms-of-service.md\n\nM\tlegal/terms-of-service.md\n`;
  // A save does not wait for a slow commit.
  await until(() => log() === changed, 'the commit');
  await inGit.save(FIRST, { slug: 'renamed' });
  const renamed = '\n\nD\tposts/first-post.md\nA\tposts/renamed.md\n';
  await until(() => log().endsWith(renamed), 'the next commit');
  expect((await inGit.save('posts/renamed.md')).status).toBe(303);
  expect(git('status', '--short')).toBe('A  notes.txt\n');
});
