import { DATABASES, databasesOf } from '../testing/testDatabases';
import { createIntake } from './intake';

const NOW = new Date('2026-11-20T15:00:00Z');

describe.each(DATABASES)('an idempotency key on %s', (kind) => {
  const databases = databasesOf(kind);

  const startIntake = async () => {
    const db = await databases.open();
    return { db, intake: createIntake(db, { getSiteUrl: () => '', now: () => NOW }) };
  };

  const request = { key: 'k-1', route: 'subscribe', bodyHash: 'abc' };
  const answer = { status: 200, body: { message: 'Yes', data: { n: 1 } } };

  it('gives the kept answer again for a day', async () => {
    const { db, intake } = await startIntake();
    const work = jest.fn(async () => answer);
    expect(await intake.recall(request)).toBeUndefined();
    expect(await intake.answer(request, work)).toEqual(answer);
    expect(await intake.answer(request, work)).toEqual(answer);
    expect(await intake.recall(request)).toEqual(answer);
    expect(work).toHaveBeenCalledTimes(1);

    const yesterday = new Date(NOW.getTime() - 86_400_000).toISOString();
    await db.updateTable('idempotency_keys').set({ created_at: yesterday }).execute();
    expect(await intake.recall(request)).toBeUndefined();
    await intake.answer(request, work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('belongs to one route and one body', async () => {
    const { intake } = await startIntake();
    const work = async () => answer;
    await intake.answer(request, work);
    expect(await intake.answer({ ...request, bodyHash: 'other' }, work)).toBe('other-body');
    expect(await intake.recall({ ...request, route: 'other' })).toBe('other-body');
  });

  it('is free again when the work failed', async () => {
    const { intake } = await startIntake();
    const failing = intake.answer(request, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await intake.answer(request, async () => answer)).toEqual(answer);
  });

  it('is in flight while another process holds it', async () => {
    const { db, intake } = await startIntake();
    await intake.answer(request, async () => answer);
    await db.updateTable('idempotency_keys').set({ status: 'in_flight' }).execute();
    expect(await intake.recall(request)).toBe('in-flight');
    expect(await intake.answer(request, async () => answer)).toBe('in-flight');
  });

  it('is worked on once under parallel calls, and answers all alike', async () => {
    const { intake } = await startIntake();
    const work = jest.fn(async () => answer);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => intake.answer(request, work)),
    );
    expect(answers).toEqual(Array(50).fill(answer));
    expect(work).toHaveBeenCalledTimes(1);
  });
});

const postgres = databasesOf('PostgreSQL');

it('says that a key is in flight when PostgreSQL does not hand it out in time', async () => {
  const db = await postgres.open();
  const intake = createIntake(db, { getSiteUrl: () => '', inFlightWaitMs: 100 });
  const request = { key: 'k-1', route: 'subscribe', bodyHash: 'abc' };
  const answer = { status: 200, body: {} };
  let second: unknown;
  await intake.answer(request, async () => {
    second = await intake.answer(request, async () => answer);
    return answer;
  });
  expect(second).toBe('in-flight');
});
