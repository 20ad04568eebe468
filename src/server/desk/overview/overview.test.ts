import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eventFile, postFile, writeContentFolder } from '../../content/load/content.fixtures.ts';
import { inDatabase, targetOf } from '../editor/editor.fixtures.ts';
import { createTestLeads, event } from '../../leads/leads.fixtures.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { readPage, startDesk, type TestDesk } from '../desk.fixtures.ts';

let desk: TestDesk;
let folder: string;
beforeAll(async () => {
  folder = await writeContentFolder({
    'events/live-rotation.md': eventFile({
      title: 'Live rotation',
      date: '2099-12-03 13:00',
      capacity: 10,
    }),
    'events/past.md': eventFile({ title: 'Long ago', date: '2020-12-03 13:00' }),
    'posts/hidden-one.md': postFile({ title: 'Hidden one', draft: true }),
    'posts/later.md': postFile({ title: 'Later', published: '2099-01-02 09:00' }),
  });
  desk = await startDesk({ environment: { CONTENT_DIR: folder } });
});

const overview = async (role: 'owner' | 'editor' | 'sales') =>
  readPage(await desk.get(role, '/admin'));

it('says that nothing needs anyone, and what is next', async () => {
  const { main, texts } = await overview('owner');
  expect(main).toMatch(/^Good (?:morning|afternoon|evening)\w+day, \w+ \d+/);
  expect(main).toContain('Nothing needs you');
  expect(main).toContain('No leads yet');
  expect(texts('.rows .seats')).toEqual(['0 of 10']);
  expect(main).not.toContain('Long ago');
  expect(main).toMatch(/Hidden oneBlog posts, changed .*Draft/);
  expect(main).toMatch(/Laterblog posts, goes live .*Scheduled/i);
});

it('names what needs someone, each with its link', async () => {
  await inDatabase(desk.site, async (db) => {
    const leads = createTestLeads(db, { now: () => new Date() });
    await leads.requestDemo({ first_name: 'Marcus', last_name: 'Hale' });
    await leads.requestDemo({ email: 'spam@x.example' }, { quarantine: 'honeypot' });
    await leads.register({}, {}, { ...event, endsAt: new Date('2099-12-03T19:00:00Z') });
    await db.updateTable('outbox').set({ status: 'dead', last_error: '503' }).execute();
  });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
    await writeFile(path.join(folder, `posts/wrong-${name}.md`), 'title: [');
  await desk.site.reload();
  const { hrefs, main, texts } = await overview('owner');
  expect(hrefs('.attention .link')).toEqual([
    '/admin/status',
    '/admin/leads?status=held',
    ...['a', 'b', 'c', 'd', 'e'].map((name) => `/admin/edit?file=posts%2Fwrong-${name}.md`),
    '/admin/status',
  ]);
  expect(main).toContain('1 lead is held');
  expect(main).toContain('things need someone.');
  expect(texts('.week dd').join()).toBe('3,2,1,0');
  expect(texts('.side .count').map(Number)).toEqual([6, expect.any(Number)]);
});

it.each(['owner', 'editor', 'sales'] as const)('leads the %s to pages that exist', async (role) => {
  const links = (await overview(role)).hrefs('main a');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const { status, text } = await desk.get(role, link!);
    expect(`${link} ${status}`).toBe(`${link} 200`);
    expect(text).not.toContain(editorStrings.form.missing);
  }
});

it('shows each role its part', async () => {
  const editor = await overview('editor');
  expect(editor.main).toContain('posts/wrong-a.md has a problem');
  expect(editor.main).not.toMatch(/Marcus|held|deliver/i);
  const sales = await overview('sales');
  expect(sales.main).toContain('Marcus Hale');
  expect(sales.main).not.toMatch(/wrong-a|Hidden one|New post/);
});

it('lists failed deliveries with their reasons, and tries them again', async () => {
  const page = readPage(await desk.get('sales', '/admin/status'));
  expect(page.main).toContain('503');
  expect(page.main).not.toContain('wrong-a');
  expect(page.texts('.table .chip')).toContain('Failed');
  const editor = readPage(await desk.get('editor', '/admin/status'));
  expect(editor.main).toContain('wrong-a.md');
  expect(editor.main).not.toContain('503');
  expect(targetOf(await desk.post('sales', '/admin/status/retry'))).toBe(
    '303 /admin/status?done=retried',
  );
  const dead = await inDatabase(desk.site, (db) =>
    db.selectFrom('outbox').select('id').where('status', '=', 'dead').execute(),
  );
  expect(dead).toEqual([]);
  expect(readPage(await desk.get('sales', '/admin/status')).main).not.toContain('0 tries');
});
