import type { ApiAnswer } from '../../../contract/calls.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { after, createTestLeads, DAY, NOW } from '../leads.fixtures.ts';
import { answerOnce, deleteOldKeys, hashFields, recallAnswer } from './idempotency.ts';

type Answer = ApiAnswer<{ receipt?: string | undefined }>;

const request = { key: 'k', scope: 'subscribe', bodyHash: 'one' };
const REFUSED: Answer = { status: 409, message: 'Full' };
const stored = (receipt?: string): Answer => ({ status: 200, message: '', payload: { receipt } });

it.each([
  ['another age', { email: 'ada@example.com', form_age_ms: 5 }, true],
  ['another address', { email: 'ben@example.com' }, false],
  ['no address', {}, false],
])('takes a form with %s for the same one: %s', (_what, body, isSame) => {
  const first = hashFields('newsletter', { email: 'ada@example.com', form_age_ms: 9000 });
  expect(hashFields('newsletter', body) === first).toBe(isSame);
});

it('takes an address that is no text for a missing one', () => {
  expect(hashFields('newsletter', { email: 7 })).toBe(hashFields('newsletter', {}));
});

describe.each(DATABASES)('a keyed request on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    const leads = createTestLeads(db);
    const answer = (work: () => Promise<Answer>, changes: Partial<typeof request> = {}) =>
      leads.run((ctx) =>
        answerOnce(ctx, { ...request, ...changes }, work, ({ receipt }) => receipt),
      );
    return { db, leads, answer };
  };

  it('is processed once when it arrives twice at once', async () => {
    const { answer } = await start();
    const work = jest.fn(() => Promise.resolve(stored()));
    expect(await Promise.all([answer(work), answer(work)])).toEqual([stored(), stored()]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is processed again after a refusal, which is not stored', async () => {
    const { answer } = await start();
    expect(await answer(() => Promise.resolve(REFUSED))).toEqual(REFUSED);
    expect(await answer(() => Promise.resolve(stored()))).toEqual(stored());
  });

  it('is refused with another body or for another form', async () => {
    const { answer } = await start();
    const work = jest.fn(() => Promise.resolve(stored()));
    await answer(work);
    for (const changes of [{ bodyHash: 'other' }, { scope: 'request-demo' }])
      expect(await answer(work, changes)).toMatchObject({ status: 422 });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('has to wait while the first one has no answer', async () => {
    const { db, leads, answer } = await start();
    const values = { key: 'k', scope: 'subscribe', body_hash: 'one', answer: null, lead_id: null };
    await db
      .insertInto('idempotency_keys')
      .values({ ...values, created_at: NOW.toISOString() })
      .execute();
    expect(await leads.run((ctx) => recallAnswer(ctx, request))).toMatchObject({ status: 409 });
    expect(await answer(() => Promise.resolve(stored()))).toMatchObject({ status: 409 });
  });

  it('is forgotten with its lead, and after a day', async () => {
    const { db, leads, answer } = await start();
    const keys = async () => {
      const rows = await db.selectFrom('idempotency_keys').select('key').orderBy('key').execute();
      return rows.map(({ key }) => key);
    };
    const receipt = await leads.subscribe();
    await answer(() => Promise.resolve(stored(receipt)));
    for (const key of ['other', 'third']) await answer(() => Promise.resolve(stored()), { key });
    await db.deleteFrom('leads').where('id', '=', receipt).execute();
    expect(await keys()).toEqual(['other', 'third']);
    await deleteOldKeys(db, after(DAY), 'third');
    expect(await keys()).toEqual(['other']);
    await deleteOldKeys(db, after(DAY - 1));
    expect(await keys()).toEqual(['other']);
    await deleteOldKeys(db, after(DAY));
    expect(await keys()).toEqual([]);
  });
});
