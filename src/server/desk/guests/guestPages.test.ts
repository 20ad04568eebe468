import { inDatabase, targetOf } from '../editor/editor.fixtures.ts';
import { eventFile } from '../../content/load/content.fixtures.ts';
import { createTestLeads, event as testEvent } from '../../leads/leads.fixtures.ts';
import type { GuestMessage } from '../../leads/deliveries/outboxPayload.ts';
import { ADDRESSES, readPage, startDesk, type TestDesk } from '../desk.fixtures.ts';

const EVENT = '/admin/events/live-rotation';
const session = {
  ...testEvent,
  id: 'live-rotation',
  startsAt: new Date('2099-12-03T18:00:00Z'),
  endsAt: new Date('2099-12-03T19:00:00Z'),
};

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk({
    files: {
      'events/live-rotation.md': eventFile({
        title: 'Live rotation',
        date: '2099-12-03 13:00',
        duration: '1 hour',
        capacity: 10,
      }),
      'events/open-end.md': eventFile({ title: 'Open end', date: '2099-12-01 13:00' }),
    },
  });
});

type TestLeads = ReturnType<typeof createTestLeads>;
type Person = readonly [first: string, email: string];
const register = (leads: TestLeads, [first_name, email]: Person, origin = {}) =>
  leads.register({ first_name, last_name: 'Vela', email }, origin, session);

/** Ann has two registrations, Ben has joined, Cleo is held, Dan has canceled. */
beforeEach(() =>
  inDatabase(desk.site, async (db) => {
    await db.deleteFrom('leads').execute();
    await db.deleteFrom('outbox').execute();
    const leads = createTestLeads(db, { now: () => new Date() });
    await register(leads, ['Ann', 'ann@x.example']);
    await register(leads, ['Ann', 'Ann+two@x.example']);
    await register(leads, ['Ben', 'ben@x.example']);
    await register(leads, ['Cleo', 'cleo@x.example'], { quarantine: 'honeypot' });
    await register(leads, ['Dan', 'dan@x.example']);
    const find = (email: string) =>
      db.selectFrom('leads').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    const ben = await find('ben@x.example');
    const details = { ...(JSON.parse(ben.details) as object), joined_at: new Date().toISOString() };
    await db
      .updateTable('leads')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', ben.id)
      .execute();
    await leads.cancelRegistration((await find('dan@x.example')).change_token);
    await db.deleteFrom('outbox').execute();
  }),
);

const read = async (address: string) => readPage(await desk.get('sales', address));
const messages = () =>
  inDatabase(desk.site, async (db) => {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'guest-message')
      .execute();
    return rows.map(({ payload }) => JSON.parse(payload) as GuestMessage);
  });
const write = (fields: Record<string, string>) => desk.post('sales', `${EVENT}/write`, fields);
const TEXT = { to: 'seated', subject: 'The spreadsheet', text: 'Here it is.\r\n\r\nSee you.' };

it('lists the events with their seats, the next one first', async () => {
  const { texts } = await read('/admin/events');
  expect(texts('.table a.name')).toEqual(['Open end', 'Live rotation']);
  expect(texts('.table .row-2')).toEqual(['0 guests', '2 of 10']);
});

it('shows seats by mailbox, and each registration with its state', async () => {
  const start = desk.site.logLines().length;
  const { main, texts } = await read(EVENT);
  expect(main).toContain('2 guests have a seat');
  expect(texts('.seat-plan li')).toEqual(['1 joined', '1 with a seat', '1 held', '8 free']);
  expect(texts('.segments a')).toEqual([
    'All 5',
    'Joined 1',
    'Not joined 2',
    'Held 1',
    'Canceled 1',
  ]);
  const views = desk.site
    .logLines()
    .slice(start)
    .filter(({ person }) => person);
  expect(views).toMatchObject([{ person: ADDRESSES.sales }]);
  expect(views[0]!.receipts).toHaveLength(5);
});

it.each([
  ['?q=ben', ['Ben Vela']],
  ['?q=VELA&status=here', ['Ben Vela']],
  ['?status=held', ['Cleo Vela']],
  ['?status=canceled', ['Dan Vela']],
  ['?q=nobody', []],
  ['?q=ben&page=9', ['Ben Vela']],
  ['?status=x&page=-2', ['Ann Vela', 'Ann Vela', 'Ben Vela', 'Cleo Vela', 'Dan Vela']],
])('finds guests by %s', async (query, names) =>
  expect((await read(EVENT + query)).texts('.table a.name')).toEqual(names),
);

it('counts the guests of each state among those that a search finds', async () => {
  expect((await read(`${EVENT}?q=ben`)).texts('.segments a')).toEqual(['All 1', 'Joined 1']);
});

it('exports the guests', async () => {
  const { text, headers } = await desk.get('sales', `${EVENT}/export`);
  expect(text.trimEnd().split('\r\n')).toHaveLength(6);
  expect(headers.get('content-disposition')).toContain('guests-live-rotation-');
});

it('shows the email and the number of guests before it goes, once to each mailbox', async () => {
  const question = readPage(await write({ ...TEXT, action: 'look' }));
  expect(question.title).toBe('2 guests will get this email');
  expect(question.texts('.email-text p').slice(1, 3)).toEqual(['Here it is.', 'See you.']);
  expect(await messages()).toEqual([]);
  const messageId = question.document.querySelector<HTMLInputElement>('[name=messageId]')!.value;
  const sent = await Promise.all([1, 2].map(() => write({ ...TEXT, messageId, action: 'send' })));
  expect(sent.map(targetOf)).toEqual([`303 ${EVENT}?sent=2`, `303 ${EVENT}?sent=2`]);
  const all = await messages();
  expect(all.map(({ email }) => email).sort()).toEqual(['ann@x.example', 'ben@x.example']);
  expect(all[0]).toMatchObject({ subject: TEXT.subject, text: 'Here it is.\n\nSee you.' });
  expect(all[0]!.link).toMatch(/\/my-registration\/[\w-]{22}$/);
  expect((await read(`${EVENT}?sent=2`)).main).toContain('on its way to 2 guests');
});

it.each([
  ['here', ['ben@x.example']],
  ['absent', ['ann@x.example']],
])('writes to those who are %s', async (to, addresses) => {
  const question = readPage(await write({ ...TEXT, to, action: 'look' }));
  const messageId = question.document.querySelector<HTMLInputElement>('[name=messageId]')!.value;
  await write({ ...TEXT, to, messageId, action: 'send' });
  expect((await messages()).map(({ email }) => email)).toEqual(addresses);
});

it.each([
  ['no subject', { subject: ' ' }, 'Write a subject.'],
  ['no text', { text: '\n' }, 'Write a text.'],
  ['a long subject', { subject: 'x'.repeat(121) }, 'at most 120'],
  ['a long text', { text: 'x'.repeat(2001) }, 'at most 2,000'],
])('refuses %s at its field, and keeps the rest', async (_what, change, problem) => {
  for (const action of ['look', 'send', 'test']) {
    const answer = await write({ ...TEXT, ...change, action });
    const { document, texts } = readPage(answer);
    expect([answer.status, texts('.problem').join()]).toEqual([
      422,
      expect.stringContaining(problem),
    ]);
    expect(document.querySelector<HTMLTextAreaElement>('#text')!.value.length).toBeGreaterThan(-1);
  }
  expect(await messages()).toEqual([]);
});

it('sends a test to the writer only, and nothing without the question', async () => {
  const { main } = readPage(await write({ ...TEXT, action: 'test' }));
  expect(main).toContain(`A test is on its way to ${ADDRESSES.sales}.`);
  expect((await messages()).map(({ email }) => email)).toEqual([ADDRESSES.sales]);
  for (const messageId of ['', 'x', '%'])
    expect(readPage(await write({ ...TEXT, messageId, action: 'send' })).title).toMatch(/will get/);
  expect(await messages()).toHaveLength(1);
  const kept = readPage(await write({ ...TEXT, action: 'back' }));
  expect(kept.document.querySelector<HTMLInputElement>('#subject')!.value).toBe(TEXT.subject);
});

it('says that nobody would get it', async () => {
  await inDatabase(desk.site, (db) => db.deleteFrom('leads').execute());
  const { texts } = readPage(await write({ ...TEXT, action: 'look' }));
  expect(texts('.problem')).toEqual(['Nobody would get it. Choose other guests.']);
});

it('answers 404 for an event that does not exist', async () => {
  for (const end of ['', '/export'])
    expect((await desk.get('sales', `/admin/events/none${end}`)).status).toBe(404);
  expect((await desk.post('sales', '/admin/events/none/write')).status).toBe(404);
});
