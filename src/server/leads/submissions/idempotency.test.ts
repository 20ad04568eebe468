import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { makeLeads } from '../leads.fixtures.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

describe.each(DATABASES)('an idempotency key on %s', (kind) => {
  const databases = databasesOf(kind);

  const startLeads = async () => {
    const db = await databases.open();
    return { db, leads: makeLeads(db, { getSiteUrl: () => '', now: () => NOW }) };
  };

  const request = { key: 'k-1', route: 'subscribe', bodyHash: 'abc' };
  const answer = { status: 200, message: 'Yes', payload: { n: 1 } };

  it('gives the kept answer again for a day', async () => {
    const { db, leads } = await startLeads();
    const work = jest.fn(async () => answer);
    expect(await leads.recall(request)).toBeUndefined();
    expect(await leads.answer(request, work)).toEqual(answer);
    expect(await leads.answer(request, work)).toEqual(answer);
    expect(await leads.recall(request)).toEqual(answer);
    expect(work).toHaveBeenCalledTimes(1);

    const yesterday = new Date(NOW.getTime() - 86_400_000).toISOString();
    await db.updateTable('idempotency_keys').set({ created_at: yesterday }).execute();
    expect(await leads.recall(request)).toBeUndefined();
    await leads.answer(request, work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is free again when the work failed', async () => {
    const { leads } = await startLeads();
    const failing = leads.answer(request, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await leads.answer(request, async () => answer)).toEqual(answer);
  });

  it('is in flight while another process holds it', async () => {
    const { db, leads } = await startLeads();
    await leads.answer(request, async () => answer);
    await db.updateTable('idempotency_keys').set({ status: 'in_flight' }).execute();
    expect(await leads.recall(request)).toBe('in-flight');
    expect(await leads.answer(request, async () => answer)).toBe('in-flight');
  });
});

const postgres = databasesOf('PostgreSQL');

it('says that a key is in flight when PostgreSQL does not hand it out in time', async () => {
  const db = await postgres.open();
  const leads = makeLeads(db, { getSiteUrl: () => '', inFlightWaitMs: 100 });
  const request = { key: 'k-1', route: 'subscribe', bodyHash: 'abc' };
  const answer = { status: 200, message: '', payload: null };
  let second: unknown;
  await leads.answer(request, async () => {
    second = await leads.answer(request, async () => answer);
    return answer;
  });
  expect(second).toBe('in-flight');
});
