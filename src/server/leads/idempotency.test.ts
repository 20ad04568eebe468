import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { createLeadService } from './leadService.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

describe.each(DATABASES)('an idempotency key on %s', (kind) => {
  const databases = databasesOf(kind);

  const startLeads = async () => {
    const db = await databases.open();
    return { db, leadService: createLeadService(db, { getSiteUrl: () => '', now: () => NOW }) };
  };

  const request = { key: 'k-1', route: 'subscribe', bodyHash: 'abc' };
  const answer = { status: 200, body: { message: 'Yes', data: { n: 1 } } };

  it('gives the kept answer again for a day', async () => {
    const { db, leadService } = await startLeads();
    const work = jest.fn(async () => answer);
    expect(await leadService.recall(request)).toBeUndefined();
    expect(await leadService.answer(request, work)).toEqual(answer);
    expect(await leadService.answer(request, work)).toEqual(answer);
    expect(await leadService.recall(request)).toEqual(answer);
    expect(work).toHaveBeenCalledTimes(1);

    const yesterday = new Date(NOW.getTime() - 86_400_000).toISOString();
    await db.updateTable('idempotency_keys').set({ created_at: yesterday }).execute();
    expect(await leadService.recall(request)).toBeUndefined();
    await leadService.answer(request, work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('belongs to one route and one body', async () => {
    const { leadService } = await startLeads();
    const work = async () => answer;
    await leadService.answer(request, work);
    expect(await leadService.answer({ ...request, bodyHash: 'other' }, work)).toBe('other-body');
    expect(await leadService.recall({ ...request, route: 'other' })).toBe('other-body');
  });

  it('is free again when the work failed', async () => {
    const { leadService } = await startLeads();
    const failing = leadService.answer(request, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await leadService.answer(request, async () => answer)).toEqual(answer);
  });

  it('is in flight while another process holds it', async () => {
    const { db, leadService } = await startLeads();
    await leadService.answer(request, async () => answer);
    await db.updateTable('idempotency_keys').set({ status: 'in_flight' }).execute();
    expect(await leadService.recall(request)).toBe('in-flight');
    expect(await leadService.answer(request, async () => answer)).toBe('in-flight');
  });

  it('is worked on once under parallel calls, and answers all alike', async () => {
    const { leadService } = await startLeads();
    const work = jest.fn(async () => answer);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => leadService.answer(request, work)),
    );
    expect(answers).toEqual(Array(50).fill(answer));
    expect(work).toHaveBeenCalledTimes(1);
  });
});

const postgres = databasesOf('PostgreSQL');

it('says that a key is in flight when PostgreSQL does not hand it out in time', async () => {
  const db = await postgres.open();
  const leadService = createLeadService(db, { getSiteUrl: () => '', inFlightWaitMs: 100 });
  const request = { key: 'k-1', route: 'subscribe', bodyHash: 'abc' };
  const answer = { status: 200, body: {} };
  let second: unknown;
  await leadService.answer(request, async () => {
    second = await leadService.answer(request, async () => answer);
    return answer;
  });
  expect(second).toBe('in-flight');
});
