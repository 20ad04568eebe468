import { inDatabase, targetOf } from '../editor/editor.fixtures.ts';
import { createTestLeads } from '../../leads/leads.fixtures.ts';
import { ADDRESSES, readPage, startDesk, type TestDesk } from '../desk.fixtures.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
beforeEach(() =>
  inDatabase(desk.site, async (db) => {
    await db.deleteFrom('leads').execute();
  }),
);

type TestLeads = ReturnType<typeof createTestLeads>;
const store = (work: (leads: TestLeads) => Promise<unknown>) =>
  inDatabase(desk.site, async (db) => {
    await work(createTestLeads(db, { now: () => new Date() }));
    const rows = await db.selectFrom('leads').select('id').orderBy('created_at').execute();
    return rows.map(({ id }) => id);
  });
const get = (address: string) => desk.get('sales', address);
const post = (address: string) => desk.post('sales', address);
const read = async (address: string) => readPage(await get(address));
const viewsSince = (start: number) =>
  desk.site
    .logLines()
    .slice(start)
    .filter(({ msg }) => msg === 'personal data viewed');

it('lists leads by day, with their status, and logs who sees whom', async () => {
  const start = desk.site.logLines().length;
  const receipts = await store(async (leads) => {
    await leads.requestDemo({ first_name: 'Marcus', last_name: 'Hale' });
    await leads.requestDemo({ email: 'spam@x.example' }, { quarantine: 'too-fast' });
    await leads.requestSubscription('elena@x.example');
  });
  const page = await read('/admin/leads');
  expect(page.texts('.table a.name')).toContain('Marcus Hale');
  expect(page.texts('.table .chip')).toContain('Held');
  expect(page.texts('.group h2')).toEqual([expect.stringMatching(/^Today, \w+day, \w+ \d+$/)]);
  expect(page.texts('.segments a')).toEqual(expect.arrayContaining(['All 3', 'Held 1']));
  const [view] = viewsSince(start);
  expect(view).toMatchObject({ person: ADDRESSES.sales });
  expect((view!.receipts as string[]).toSorted()).toEqual(receipts.toSorted());
  expect(JSON.stringify(viewsSince(start))).not.toContain('Marcus');
});

it('keeps the filters while paging and searching', async () => {
  await store((leads) => leads.requestDemo());
  const page = await read('/admin/leads?q=nobody&form=demo&period=7');
  expect(page.main).toContain('No lead matches');
  expect(page.document.querySelector<HTMLInputElement>('[name=q]')!.value).toBe('nobody');
  expect(page.document.querySelector<HTMLSelectElement>('[name=form]')!.value).toBe('demo');
  for (const query of ['?form=x&status=y&period=z&page=-1', '?page=99999', '?q=%00', '?page=1e3'])
    expect((await get(`/admin/leads${query}`)).status).toBe(200);
});

it('shows the last page in place of one beyond it', async () => {
  await store((leads) => leads.requestDemo({ first_name: 'Orla' }));
  expect((await read('/admin/leads?q=Orla&page=9')).texts('.table a.name')).toHaveLength(1);
});

it('shows a lead with its fields, links, deliveries and reasons', async () => {
  const [receipt] = await store((leads) =>
    leads.requestDemo({ first_name: 'Marcus', last_name: 'Hale', phone: '+15035550164' }),
  );
  const start = desk.site.logLines().length;
  const page = await read(`/admin/leads/${receipt!.toLowerCase()}`);
  expect(page.title).toBe('Marcus Hale');
  expect(page.main).toContain('(503) 555-0164');
  expect(page.main).toMatch(/\/my-demo\/[\w-]{22}/);
  expect(page.texts('.timeline p').join()).toContain('Email to sales: demo');
  expect(page.main).toContain('1 lead and');
  expect(viewsSince(start)).toMatchObject([{ person: ADDRESSES.sales, receipt }]);
});

it.each(['', '/discard', '/delete'])('answers 404 to an unknown receipt with "%s"', async (end) => {
  const { status, text } = await get(`/admin/leads/HD-000000${end}`);
  expect([status, text.includes('<h1')]).toEqual([404, true]);
});

it.each(['release', 'retry', 'discard', 'delete'])(
  'answers 404 when a lead to %s is gone',
  async (action) => expect((await post(`/admin/leads/HD-000000/${action}`)).status).toBe(404),
);

it('releases a lead from quarantine, which sends its emails', async () => {
  const [receipt] = await store((leads) => leads.requestDemo({}, { quarantine: 'honeypot' }));
  const before = await read(`/admin/leads/${receipt}`);
  expect(before.main).toContain('This lead is held, and nobody has been told.');
  expect(before.texts('.banner button')).toEqual(['Discard', 'Release']);
  const answer = await post(`/admin/leads/${receipt}/release`);
  expect(targetOf(answer)).toBe(`303 /admin/leads/${receipt}?done=released`);
  const after = await read(`/admin/leads/${receipt}?done=released`);
  expect(after.main).toContain('Released. Its emails are on their way.');
  expect(targetOf(await post(`/admin/leads/${receipt}/release`))).toMatch(/done=gone$/);
  expect(targetOf(await post(`/admin/leads/${receipt}/discard`))).toMatch(/done=gone$/);
});

it('discards a lead after a question', async () => {
  const [receipt] = await store((leads) => leads.requestDemo({}, { quarantine: 'honeypot' }));
  expect((await read(`/admin/leads/${receipt}/discard`)).main).toContain('deleted for good');
  expect(targetOf(await post(`/admin/leads/${receipt}/discard`))).toBe(
    '303 /admin/leads?done=discarded',
  );
  expect((await get(`/admin/leads/${receipt}`)).status).toBe(404);
});

it('tries deliveries again that were given up', async () => {
  const [receipt] = await store((leads) => leads.requestDemo());
  const settle = (status: 'dead' | 'pending') =>
    inDatabase(desk.site, (db) =>
      db.updateTable('outbox').set({ status }).where('lead_id', '=', receipt!).execute(),
    );
  await settle('dead');
  expect((await read(`/admin/leads/${receipt}`)).main).toContain('A delivery was given up.');
  await post(`/admin/leads/${receipt}/retry`);
  const statuses = await inDatabase(desk.site, (db) =>
    db.selectFrom('outbox').select('status').where('lead_id', '=', receipt!).execute(),
  );
  expect(statuses.some(({ status }) => status === 'dead')).toBe(false);
});

it('shows no number of tries for a delivery that was just put back', async () => {
  const [receipt] = await store((leads) => leads.requestDemo());
  const putBack = {
    status: 'pending',
    attempts: 0,
    last_error: 'refused',
    next_attempt_at: '2099-01-02T10:00:00.000Z',
  } as const;
  await inDatabase(desk.site, (db) =>
    db.updateTable('outbox').set(putBack).where('lead_id', '=', receipt!).execute(),
  );
  const { main } = await read(`/admin/leads/${receipt}`);
  expect(main).toContain('is sent ');
  expect(main).not.toContain('0 tries');
});

it('deletes a person’s data after a question that says what goes', async () => {
  const receipts = await store(async (leads) => {
    await leads.requestDemo({ email: 'ruth@x.example' });
    await leads.requestDemo({ email: 'Ruth@x.example' });
    await leads.requestDemo({ email: 'sam@x.example' });
  });
  const question = await read(`/admin/leads/${receipts[0]}/delete`);
  expect(question.title).toBe('Delete everything that ruth@x.example sent?');
  expect(question.main).toContain('2 leads and');
  await post(`/admin/leads/${receipts[0]}/delete`);
  const statuses = await Promise.all(
    receipts.map(async (receipt) => (await get(`/admin/leads/${receipt}`)).status),
  );
  expect(statuses.sort()).toEqual([200, 404, 404]);
  const lines = desk.site.logLines().filter(({ action }) => action === 'delete');
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toContain('ruth@');
});

it('exports what is filtered, and logs it', async () => {
  const receipts = await store(async (leads) => {
    await leads.requestDemo();
    await leads.register({ company: '=1+1' });
  });
  const start = desk.site.logLines().length;
  const answer = await get('/admin/leads/export?form=registration');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/filename="leads-[\d-]+\.csv"/);
  expect(answer.text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(answer.text).toContain(`'=1+1`);
  expect(viewsSince(start)).toMatchObject([
    { person: ADDRESSES.sales, receipt: receipts.find((id) => id.startsWith('HR')) },
  ]);
});

it('shows texts of visitors as texts', async () => {
  const [receipt] = await store((leads) =>
    leads.register(
      { company: '<img src=x onerror=alert(1)>', reason_for_attending: '</dd><script>1</script>' },
      { source: { first: { landing: 'javascript:alert(1)' }, last: { referrer: '<b>x</b>' } } },
    ),
  );
  for (const address of ['/admin/leads', `/admin/leads/${receipt}`]) {
    const { text } = await get(address);
    expect(text).not.toMatch(/<script|<img src=x|<b>x|href="javascript/);
  }
});
