import { hash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { LeadsDb } from '../leads/database/schema.ts';
import { randomToken } from '../leads/submissions/leads.ts';

/** Seconds for which a token is valid. */
export const VALID_SECONDS = { link: 900, session: 43_200 };

export type Purpose = keyof typeof VALID_SECONDS;
type Email = Promise<string | undefined>;

const hashOf = (token: string): string => hash('sha256', token);

const isoTime = (secondsFromNow = 0): string =>
  new Date(Date.now() + secondsFromNow * 1000).toISOString();

/** Stores only the hash of the token. */
export const createToken = async (db: LeadsDb, purpose: Purpose, email: string) => {
  const token = randomToken();
  const expires_at = isoTime(VALID_SECONDS[purpose]);
  await db.deleteFrom('editor_tokens').where('expires_at', '<=', isoTime()).execute();
  await db
    .insertInto('editor_tokens')
    .values({ hash: hashOf(token), email, purpose, expires_at })
    .execute();
  return token;
};

const validToken = (purpose: Purpose, token: string) =>
  sql`from editor_tokens
    where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > ${isoTime()}`;

const emailOf = async (db: LeadsDb, query: RawBuilder<{ email: string }>): Email =>
  (await query.execute(db)).rows[0]?.email;

/** The address that a token was made for; undefined when it is forged, used or expired. */
export const findToken = (db: LeadsDb, purpose: Purpose, token: string): Email =>
  emailOf(db, sql`select email ${validToken(purpose, token)}`);

/** Like `findToken`, and deletes the token: of concurrent calls, one gets the address. */
export const takeToken = (db: LeadsDb, purpose: Purpose, token: string): Email =>
  emailOf(db, sql`delete ${validToken(purpose, token)} returning email`);
