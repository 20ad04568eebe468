import type { ApiAnswer } from '../../../contract/calls.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { until } from '../../../testing/until.ts';
import { forwardAnswer } from './forwardAnswer.ts';
import type { SentForwardedForm } from './forwardAnswer.ts';
import { createForwarder } from './forwardedLeads.ts';
import type { ForwardedForm } from './forwardedLeads.ts';
import { runLeadsCommand } from '../cli/leadsCommand.ts';
import { startOutbox } from '../deliveries/outbox.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { startRetention } from '../retention.ts';
import { FORWARD_KINDS } from '../database/schema.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

const demo = {
  first_name: 'Ruth',
  last_name: 'Abara',
  phone: '+12025550123',
  email: 'Ruth@example.com',
  real_estate_experience: '4+ deals a month',
  monthly_budget: '0-$500',
  preferred_datetime: '2099-01-02T15:00:00Z',
};
const sent = (changes: Partial<SentForwardedForm> = {}): SentForwardedForm => ({
  ...{ call: 'requestDemo', params: {}, body: demo, idempotencyKey: 'k-1', ip: '192.0.2.1' },
  ...changes,
});

const TAKEN: ApiAnswer = { status: 200, message: 'Booked.', payload: { demo_id: 'D-1' } };
const DOWN: ApiAnswer = { status: 503, message: '' };
const REFUSED: ApiAnswer = { status: 422, message: 'No such phone.' };

const running: Outbox[] = [];
afterEach(() => Promise.all(running.splice(0).map((outbox) => outbox.stop())));

describe.each(DATABASES)('a form for another content API, on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async ({ keptAreTaken = false } = {}) => {
    const db = await databases.open();
    const seen: ForwardedForm[] = [];
    let mood: ApiAnswer | Error = TAKEN;
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    let now = NOW;
    const send = async (form: ForwardedForm) => {
      seen.push(form);
      if (mood instanceof Error) throw mood;
      return mood;
    };
    const forwarding = { db, now: () => now, log, keptAreTaken };
    return {
      db,
      seen,
      log,
      answer: (form = sent()) => forwardAnswer(forwarding, form, send),
      become: (next: typeof mood) => void (mood = next),
      wait: (ms: number) => void (now = later(ms)),
      /** Delivers what is due. */
      deliver: () => {
        const lane = { kinds: FORWARD_KINDS, deliver: createForwarder(db, send, () => now) };
        const outbox = startOutbox(db, { lanes: [lane], log, pollMs: 10, now: () => now });
        running.push(outbox);
        return outbox;
      },
      outbox: () => db.selectFrom('outbox').selectAll().orderBy('kind').execute(),
      run: (...words: string[]) => runLeadsCommand(db, words, now),
    };
  };

  it('goes there with its key and the fields that the call knows, and nothing stays here', async () => {
    const { answer, seen, outbox, run } = await start();
    const traps = { website: '', opening_hours: '', form_age_ms: 9000, admin: true };
    const body = JSON.parse(JSON.stringify({ ...demo, ...traps })) as object;
    expect(await answer(sent({ body }))).toEqual(TAKEN);
    expect(seen).toEqual([{ call: 'requestDemo', params: {}, body: demo, idempotencyKey: 'k-1' }]);
    expect(await outbox()).toEqual([]);
    expect(await run('list')).toBe('0 leads\n');
  });

  it.each([
    ['the honeypot', { opening_hours: 'all day' }, {}],
    ['the honeypot of an older page', { website: 'https://spam.example' }, {}],
    ['its age', { form_age_ms: 12 }, {}],
    ['a script that tells no age', {}, { isFromScript: true }],
  ])('is set aside because of %s before anything leaves', async (_what, trap, from) => {
    const { answer, seen, outbox, run, log } = await start();
    const form = sent({ body: { ...demo, ...trap }, ...from });
    expect(await answer(form)).toMatchObject({ status: 200 });
    expect(seen).toEqual([]);
    expect(await outbox()).toEqual([]);
    expect(await run('quarantined')).toMatch(/ruth@example\.com.*\n1 set aside\n$/);
    expect(JSON.stringify(log.warn.mock.calls)).toMatch(/set aside/);
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/ruth|abara|2025550123/i);
  });

  it.each([
    ['fails', DOWN],
    ['gives no answer', new Error('hung up')],
  ])(
    'is kept when the API %s, and delivered once it answers, under its own key',
    async (_, mood) => {
      const { answer, seen, become, wait, deliver, outbox } = await start();
      become(mood);
      // A visitor tries twice; what they are told is what the API said.
      for (const _try of [1, 2]) {
        if (mood instanceof Error) await expect(answer()).rejects.toThrow('hung up');
        else expect(await answer()).toEqual(mood);
      }
      expect(await outbox()).toMatchObject([
        { kind: 'forward-lead', status: 'pending', next_attempt_at: later(30_000).toISOString() },
      ]);
      become(TAKEN);
      wait(30_000);
      deliver();
      await until(async () => (await outbox())[0]?.status === 'delivered');
      expect(seen).toHaveLength(3);
      expect(seen.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k-1', 'k-1', 'k-1']);
      expect(seen[2]).toEqual({
        call: 'requestDemo',
        params: {},
        body: demo,
        idempotencyKey: 'k-1',
      });
    },
  );

  it('gets a key when it has none, the same one all the way', async () => {
    const { answer, seen, become, wait, deliver } = await start();
    become(DOWN);
    await answer(sent({ idempotencyKey: undefined }));
    wait(30_000);
    become(TAKEN);
    deliver();
    await until(() => seen.length === 2);
    expect(seen[0]?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(seen[1]?.idempotencyKey).toBe(seen[0]?.idempotencyKey);
  });

  it('waits on while the API goes on failing', async () => {
    const { answer, become, wait, deliver, outbox, seen } = await start();
    become(DOWN);
    await answer();
    wait(30_000);
    deliver();
    await until(async () => (await outbox())[0]?.last_error !== null);
    expect(await outbox()).toMatchObject([
      { status: 'pending', attempts: 1, last_error: 'the content API answered 503' },
    ]);
    expect(seen).toHaveLength(2);
  });

  it('is given up with its reason when the API refuses it later, and sales is told once', async () => {
    const { answer, become, wait, deliver, outbox, log } = await start();
    become(DOWN);
    await answer();
    become(REFUSED);
    wait(30_000);
    deliver();
    const forward = async () => (await outbox()).find((row) => row.kind === 'forward-lead');
    await until(async () => (await forward())?.status === 'dead');
    expect(await forward()).toMatchObject({
      attempts: 1,
      last_error: 'the content API refused it (422)',
    });
    const told = (await outbox()).filter((row) => row.kind === 'forward-refusal');
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0]?.payload ?? '')).toMatchObject({
      ...{ call: 'requestDemo', body: demo, status: 422, reason: 'No such phone.' },
    });
    expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/phone|ruth/i);
  });

  it('is pointless once the visitor has sent it again and the API took it', async () => {
    const { answer, become, outbox } = await start();
    become(DOWN);
    await answer();
    await answer(sent({ body: { ...demo, email: 'elena@example.com' }, idempotencyKey: 'k-2' }));
    become(TAKEN);
    await answer(sent({ body: { ...demo, last_name: 'Abarra' }, idempotencyKey: 'k-3' }));
    const rows = await outbox();
    const statusOf = (name: string) => rows.find(({ payload }) => payload.includes(name))?.status;
    expect(statusOf('Ruth@')).toBe('delivered');
    expect(statusOf('elena@')).toBe('pending');
  });

  it('is not kept when no API could take it, nor when the API refuses it', async () => {
    const { answer, become, outbox } = await start();
    become(DOWN);
    expect(await answer(sent({ body: { ...demo, email: 'nobody' } }))).toEqual(DOWN);
    become(REFUSED);
    expect(await answer()).toEqual(REFUSED);
    expect(await outbox()).toEqual([]);
  });

  it('is said to be taken when the site is told to, with what can be said of it', async () => {
    const { answer, become } = await start({ keptAreTaken: true });
    become(DOWN);
    const message = 'We have it, and it is safe with us. The confirmation follows by email.';
    const receipt = expect.stringMatching(/^HK-/) as string;
    expect(await answer()).toEqual({ status: 202, message, payload: { receipt } });
    become(new Error('hung up'));
    const registration = {
      ...{ first_name: 'Ruth', last_name: 'Abara', phone: '+12025550123' },
      ...{ email: 'ruth@example.com', company: 'Alder', reason_for_attending: 'To learn' },
    };
    const form = { call: 'register', params: { id: '7' }, idempotencyKey: 'k-2' } as const;
    expect(await answer(sent({ ...form, body: registration }))).toMatchObject({
      status: 202,
      payload: { ...registration, receipt },
    });
  });

  it('goes there while the database here is broken, and fails as the API does', async () => {
    const { db, answer, become, seen } = await start();
    for (const table of ['daily_counts', 'forwarded_leads']) {
      await db.schema.dropTable(table).execute();
    }
    expect(await answer()).toEqual(TAKEN);
    become(DOWN);
    expect(await answer()).toEqual(DOWN);
    expect(seen).toHaveLength(2);
  });

  it('is listed, forgotten, and deleted two weeks after its delivery', async () => {
    const { db, answer, become, run, wait } = await start();
    become(DOWN);
    await answer();
    await answer(sent({ body: { ...demo, email: 'elena@example.com' }, idempotencyKey: 'k-2' }));
    expect(await run('list')).toMatch(/demo +Ruth Abara {2}ruth@example\.com .*1 pending\n/);
    expect(await run('forget', 'RUTH@example.com')).toBe(
      'Deleted: submissions 1, deliveries 1, kept answers 0.\n',
    );
    const tidy = () =>
      startRetention(db, { log: { warn: jest.fn() }, now: () => later(15 * 86_400_000) }).stop();
    await tidy();
    expect(await run('list')).toMatch(/elena@example\.com.*\n1 leads\n$/);
    await db
      .updateTable('outbox')
      .set({ status: 'delivered', delivered_at: NOW.toISOString() })
      .execute();
    await tidy();
    wait(15 * 86_400_000);
    expect(await run('list')).toBe('0 leads\n');
  });
});
