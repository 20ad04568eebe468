import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteDb, PersonRow } from '../../leads/database/schema.ts';
import { randomToken } from '../../leads/submissions/randomToken.ts';
import { findPerson } from '../../people/people.ts';
import { isoTime } from './signInLimits.ts';

export const VALID_SECONDS = { link: 900, session: 43_200 };

export type Purpose = keyof typeof VALID_SECONDS;

/** Stores only the hash of the token. */
export const createToken = async (db: SiteDb, purpose: Purpose, email: string) => {
  const token = randomToken();
  const expires_at = isoTime(VALID_SECONDS[purpose] * 1000);
  const row = { hash: hash('sha256', token), email, purpose, expires_at };
  await db.deleteFrom('desk_tokens').where('expires_at', '<=', isoTime()).execute();
  await db.insertInto('desk_tokens').values(row).execute();
  return token;
};

const isValid = (purpose: Purpose, token: string) =>
  sql<boolean>`hash = ${hash('sha256', token)} and purpose = ${purpose} and expires_at > ${isoTime()}`;

/** The address that a token was made for; undefined when it is forged, used or expired. */
export const findToken = async (db: SiteDb, purpose: Purpose, token: string) => {
  const query = db.selectFrom('desk_tokens').select('email').where(isValid(purpose, token));
  return (await query.executeTakeFirst())?.email;
};

/** Like `findToken`, and deletes the token: of concurrent calls, one gets the address. */
export const takeToken = async (db: SiteDb, purpose: Purpose, token: string) => {
  const query = db.deleteFrom('desk_tokens').where(isValid(purpose, token)).returning('email');
  return (await query.executeTakeFirst())?.email;
};

/** Undefined without a valid token, and when the person was removed. */
export const personWith = async (
  db: SiteDb,
  find: typeof findToken,
  purpose: Purpose,
  token: string,
): Promise<PersonRow | undefined> => {
  const email = await find(db, purpose, token);
  return email === undefined ? undefined : findPerson(db, email);
};
