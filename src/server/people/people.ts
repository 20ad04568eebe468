import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SiteDb, PeopleChangeRow, PersonRow, Role } from '../leads/database/schema.ts';
import { addDeliveries } from '../leads/deliveries/outboxRows.ts';
import { lockUntilCommit } from '../leads/database/locks.ts';

export const ROLES = ['owner', 'editor', 'sales'] as const satisfies readonly Role[];

/** Who made a change that no person of the desk made. */
export const ACTORS = { settings: 'OWNER_EMAIL', commands: 'npm run people' } as const;

const addressSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** In lower case; undefined for what is no address. */
export const readAddress = (text: string): string | undefined => addressSchema.safeParse(text).data;

export const isRole = (text: unknown): text is Role => ROLES.some((role) => role === text);

/** Who makes a change, and when. */
export interface Author {
  actor: string;
  now: Date;
}

export type PeopleOutcome = 'done' | 'unchanged' | 'unknown' | 'last-owner';

export const findPerson = (db: SiteDb, address: string): Promise<PersonRow | undefined> =>
  db.selectFrom('people').selectAll().where('address', '=', address).executeTakeFirst();

/** Owners first, then by address. */
export const listPeople = async (db: SiteDb): Promise<PersonRow[]> => {
  const people = await db.selectFrom('people').selectAll().orderBy('address').execute();
  return people.sort((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role));
};

export const ownersOf = async (db: SiteDb): Promise<string[]> => {
  const query = db.selectFrom('people').select('address').where('role', '=', 'owner');
  return (await query.orderBy('address').execute()).map(({ address }) => address);
};

const LISTED_CHANGES = 20;

/** The newest first. */
export const lastChanges = (db: SiteDb): Promise<PeopleChangeRow[]> =>
  db
    .selectFrom('people_changes')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(LISTED_CHANGES)
    .execute();

/** Serializes the changes, so that two owners can't remove each other at the same time. */
const inTurn = <Result>(db: SiteDb, work: (db: SiteDb) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'people');
    return work(transaction);
  });

type Change = Pick<PeopleChangeRow, 'what' | 'address' | 'role'>;

/** Records a change, and emails it to all owners before and after it. */
const recordChange = async (
  db: SiteDb,
  change: Change,
  { actor, now }: Author,
  ownersBefore: readonly string[],
): Promise<void> => {
  const row = { id: randomUUID(), at: now.toISOString(), actor, ...change };
  await db.insertInto('people_changes').values(row).execute();
  const receivers = new Set([...ownersBefore, ...(await ownersOf(db))]);
  const deliveries = [...receivers].map((to) => ({
    kind: 'people-change' as const,
    leadId: null,
    payload: { type: 'people-change' as const, to, ...row },
  }));
  await addDeliveries(db, deliveries, now);
};

/** Ends all sessions and links of an address at once. */
const endSessions = (db: SiteDb, address: string) =>
  db.deleteFrom('desk_tokens').where('email', '=', address).execute();

const isLastOwner = (owners: readonly string[], address: string): boolean =>
  owners.length === 1 && owners[0] === address;

/** Adds a person, or gives a known one another role. */
export const addPerson = (
  db: SiteDb,
  { address, role }: Pick<PersonRow, 'address' | 'role'>,
  author: Author,
): Promise<PeopleOutcome> =>
  inTurn(db, async (transaction) => {
    const [known, owners] = [await findPerson(transaction, address), await ownersOf(transaction)];
    if (known?.role === role) return 'unchanged';
    if (isLastOwner(owners, address)) return 'last-owner';
    const added_at = author.now.toISOString();
    await transaction
      .insertInto('people')
      .values({ address, role, added_by: author.actor, added_at, seen_at: null })
      .onConflict((conflict) => conflict.column('address').doUpdateSet({ role }))
      .execute();
    await recordChange(
      transaction,
      { what: known ? 'role' : 'added', address, role },
      author,
      owners,
    );
    return 'done';
  });

export const removePerson = (db: SiteDb, address: string, author: Author): Promise<PeopleOutcome> =>
  inTurn(db, async (transaction) => {
    const owners = await ownersOf(transaction);
    if (!(await findPerson(transaction, address))) return 'unknown';
    if (isLastOwner(owners, address)) return 'last-owner';
    await transaction.deleteFrom('people').where('address', '=', address).execute();
    await endSessions(transaction, address);
    await recordChange(transaction, { what: 'removed', address, role: null }, author, owners);
    return 'done';
  });

export const signOutPerson = (
  db: SiteDb,
  address: string,
  author: Author,
): Promise<PeopleOutcome> =>
  inTurn(db, async (transaction) => {
    if (!(await findPerson(transaction, address))) return 'unknown';
    await endSessions(transaction, address);
    await recordChange(transaction, { what: 'signed-out', address, role: null }, author, []);
    return 'done';
  });

export const tellOfMailboxes = (db: SiteDb, author: Author): Promise<void> =>
  inTurn(db, (transaction) =>
    recordChange(transaction, { what: 'mailboxes', address: '', role: null }, author, []),
  );

/** Makes the address an owner when there is none. */
export const addFirstOwner = (db: SiteDb, address: string, now: Date): Promise<void> =>
  inTurn(db, async (transaction) => {
    if ((await ownersOf(transaction)).length > 0) return;
    const role = 'owner' as const;
    const added = { added_by: ACTORS.settings, added_at: now.toISOString() };
    await transaction
      .insertInto('people')
      .values({ address, role, ...added, seen_at: null })
      .onConflict((conflict) => conflict.column('address').doUpdateSet({ role }))
      .execute();
  });

const SEEN_AGAIN_MS = 5 * 60_000;

/** Notes that a person is here, every few minutes at most. */
export const noteSeen = async (db: SiteDb, person: PersonRow, now: Date): Promise<void> => {
  const isFresh =
    person.seen_at !== null && now.getTime() - Date.parse(person.seen_at) < SEEN_AGAIN_MS;
  if (isFresh) return;
  const seen_at = now.toISOString();
  await db.updateTable('people').set({ seen_at }).where('address', '=', person.address).execute();
};
