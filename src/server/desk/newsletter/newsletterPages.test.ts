import { postFile, writeContentFolder } from '../../content/load/content.fixtures.ts';
import { startMailReceiver } from '../../../testing/server/receivers.ts';
import { startTestSite } from '../../../testing/server/testSite.ts';
import { until } from '../../../testing/until.ts';
import { inDatabase, targetOf } from '../editor/editor.fixtures.ts';
import { createTestLeads } from '../../leads/leads.fixtures.ts';
import { ADDRESSES, readPage, startDesk, type TestDesk } from '../desk.fixtures.ts';

const PATH = '/admin/newsletter';

let desk: TestDesk;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
beforeAll(async () => {
  mails = await startMailReceiver();
  desk = await startDesk({
    files: { 'posts/lit-porch.md': postFile({ title: 'A lit [porch]' }) },
    environment: { SMTP_URL: mails.url, NEWSLETTER_PER_MINUTE: '100000' },
  });
});
beforeEach(async () => {
  await inDatabase(desk.site, async (db) => {
    await db.deleteFrom('issues').execute();
    await db.deleteFrom('leads').execute();
    const leads = createTestLeads(db, { now: () => new Date() });
    await leads.subscribe('elena@x.example');
    await leads.subscribe('luis@x.example');
    await leads.requestSubscription('unconfirmed@x.example');
    await db.deleteFrom('outbox').execute();
  });
  mails.received.length = 0;
});
afterAll(() => mails.close());

const TEXT = { subject: 'The evening shift', preheader: 'In numbers', body: 'Read [it](/blog).' };
const get = (address: string) => desk.get('editor', address);
const post = (address: string, fields: Record<string, string> = {}) =>
  desk.post('editor', address, fields);
const read = async (address: string) => readPage(await get(address));
const begin = async (fields: Record<string, string> = {}) =>
  (await post(PATH, fields)).headers.get('location')!;
const issueMails = () => mails.received.filter(({ raw }) => raw.includes('The evening shift'));

it('begins an issue from a post, which links to it', async () => {
  const list = await read(PATH);
  expect(list.main).toContain('2 confirmed readers.');
  const { document } = await read(await begin({ post: 'lit-porch' }));
  const valueOf = (name: string) =>
    document.querySelector<HTMLTextAreaElement>(`[name=${name}]`)!.value;
  expect(valueOf('subject')).toBe('A lit [porch]');
  expect(valueOf('body')).toContain('## [A lit \\[porch\\]](/blog/post/');
});

it('saves a draft with anything, and asks before it goes to whom', async () => {
  const issue = await begin();
  expect(targetOf(await post(issue, { action: 'save' }))).toBe(`303 ${issue}?done=saved`);
  const refused = readPage(await post(issue, { action: 'look' }));
  expect(refused.texts('.problem')).toEqual(['Write a subject.', 'Write a text.']);
  const question = readPage(await post(issue, { ...TEXT, action: 'look' }));
  expect(question.title).toBe('Send it to 2 readers?');
  expect(issueMails()).toEqual([]);
});

it('sends an issue to each confirmed reader once, with a link to unsubscribe', async () => {
  const issue = await begin();
  await post(issue, { ...TEXT, action: 'save' });
  const both = await Promise.all([1, 2].map(() => post(issue, { action: 'send', at: '' })));
  expect(both.map(({ status }) => status)).not.toContain(500);
  await until(async () => (await read(issue)).main.includes('Sent'), 'the end of the issue');
  expect(
    issueMails()
      .map(({ to }) => to.join())
      .sort(),
  ).toEqual(['elena@x.example', 'luis@x.example']);
  const raw = issueMails()[0]!
    .raw.replace(/=\r\n/g, '')
    .replace(/\r\n\s+/g, ' ');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, link] = /List-Unsubscribe: <([^>]+)>/.exec(raw)!;
  const answer = await fetch(link!, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  const report = await read(issue);
  expect(report.texts('.facts div')).toEqual(['sent2', 'unsubscribed since1']);
  expect((await read(PATH)).main).toContain('1 confirmed reader.');
});

it('sends a test to the writer only', async () => {
  const issue = await begin();
  const { main } = readPage(await post(issue, { ...TEXT, action: 'test' }));
  expect(main).toContain(`A test was sent to ${ADDRESSES.editor}.`);
  expect(issueMails().map(({ to }) => to)).toEqual([[ADDRESSES.editor]]);
});

it('says that a test was not sent while the mail server refuses connections', async () => {
  const issue = await begin();
  await mails.setMood('refuse');
  const { main } = readPage(await post(issue, { ...TEXT, action: 'test' }));
  await mails.setMood('accept');
  expect(main).toContain('The test was not sent.');
});

it('says so in development without a mail server', async () => {
  const site = await startTestSite({ CONTENT_DIR: await writeContentFolder() }, {}, '', true);
  const headers = { origin: site.url };
  const begun = await site.sendForm(PATH, {}, headers);
  const issue = begun.headers.get('location')!;
  const { main } = readPage(await site.sendForm(issue, { ...TEXT, action: 'test' }, headers));
  expect(main).toContain('The test was not sent.');
  expect(site.logLines()).toContainEqual(
    expect.objectContaining({
      msg: 'a test of the newsletter was not sent',
      reason: 'SMTP_URL is not set',
    }),
  );
});

it('keeps the time that was typed when a draft is tested or saved, and after the question', async () => {
  const issue = await begin();
  const at = '2099-01-02T17:00';
  const field = `name="at" value="${at}"`;
  const { text } = await post(issue, { ...TEXT, at, action: 'test' });
  expect(text).toContain(field);
  const saved = await post(issue, { ...TEXT, at, action: 'save' });
  expect((await get(saved.headers.get('location')!)).text).toContain(field);
  const question = readPage(await post(issue, { ...TEXT, at, action: 'look' }));
  const back = question.document.querySelector('.dialog a')!.getAttribute('href')!;
  expect((await get(back)).text).toContain(field);
});

it.each(['stop', 'again'])(
  'does nothing to a draft by %s, and says nothing else',
  async (action) => {
    const issue = await begin(TEXT);
    expect(targetOf(await post(issue, { action }))).toBe(`303 ${issue}`);
  },
);

it('schedules, stops and deletes', async () => {
  const issue = await begin();
  await post(issue, { ...TEXT, action: 'save' });
  const at = '2099-01-02T09:00';
  expect(readPage(await post(issue, { ...TEXT, at, action: 'look' })).main).toContain(
    'It begins Friday, January 2, 2099, 9:00 AM',
  );
  expect(targetOf(await post(issue, { at, action: 'send' }))).toMatch(/done=scheduled$/);
  expect((await read(issue)).main).toContain('Scheduled');
  expect(targetOf(await post(issue, { action: 'stop' }))).toMatch(/done=unscheduled$/);
  expect((await post(issue, { action: 'delete' })).text).toContain('Delete the draft');
  expect((await get(issue)).status).toBe(200);
  expect(targetOf(await post(issue, { action: 'confirm-delete' }))).toBe(
    `303 ${PATH}?done=removed`,
  );
  expect((await get(issue)).status).toBe(404);
});

it.each([
  ['a long subject', { subject: 'x'.repeat(151) }, 'at most 150'],
  ['a long text', { body: 'x'.repeat(100_001) }, 'at most 100,000'],
  ['a time that has passed', { at: '2020-01-02T09:00' }, 'still to come'],
  ['a time that is none', { at: 'soon' }, 'still to come'],
])('refuses %s, and keeps what was typed', async (_what, change, problem) => {
  const issue = await begin();
  const answer = await post(issue, { ...TEXT, ...change, action: 'look' });
  const { document, texts } = readPage(answer);
  expect([answer.status, texts('.problem').join()]).toEqual([
    422,
    expect.stringContaining(problem),
  ]);
  expect(document.querySelector<HTMLInputElement>('#preheader')!.value).toBe(TEXT.preheader);
});

it('previews the email without scripts, with raw HTML as text', async () => {
  const issue = await begin();
  const body = '<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![p](/covers/a.svg)';
  await post(issue, { ...TEXT, body, action: 'save' });
  const { text, headers } = await get(`${issue}/preview`);
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(text).not.toMatch(/<script|href="javascript/);
  expect(text).toContain(`src="${desk.site.url}/covers/a.svg"`);
});

it.each(['', '/preview'])('answers 404 for an unknown issue with "%s"', async (end) => {
  expect((await get(`${PATH}/none${end}`)).status).toBe(404);
  expect((await post(`${PATH}/none`, { action: 'send' })).status).toBe(404);
});
