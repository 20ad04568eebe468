import { hash } from 'node:crypto';
import type { SiteDb } from '../../leads/database/schema.ts';
import {
  incrementInWindow,
  mailboxHash,
  unkeyedNetworkHash,
} from '../../leads/submissions/limits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Links an hour that a network may ask for a mailbox, so that it alone can't use up those of the mailbox. */
const LINKS_PER_NETWORK = 5;
/** Links an hour for a mailbox, for all networks from which its owner has not signed in. */
const LINKS_PER_MAILBOX = 20;
/** A refusal leaves the mailbox a link that works at least this long. */
const REMAINING_MS = 5 * MINUTE_MS;
const SPARE_WINDOW_MS = 10 * MINUTE_MS;
const NETWORK_MS = 90 * 24 * HOUR_MS;

export const isoTime = (msFromNow = 0): string => new Date(Date.now() + msFromNow).toISOString();

/** Names a mailbox in counters and tokens without its address. */
export const mailboxOf = (email: string): string => `editor ${mailboxHash(email)}`;

/** The network of a sign-in, stored like a token. No link or cookie holds it. */
const networkRow = (email: string, ip: string) => ({
  hash: hash('sha256', `${email} ${unkeyedNetworkHash(ip)}`),
  email,
  purpose: 'network' as const,
});

export const rememberNetwork = async (db: SiteDb, email: string, ip: string): Promise<void> => {
  const expires_at = isoTime(NETWORK_MS);
  await db
    .insertInto('desk_tokens')
    .values({ ...networkRow(email, ip), expires_at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expires_at }))
    .execute();
};

const isKnownNetwork = async (db: SiteDb, owner: string, ip: string): Promise<boolean> => {
  const query = db
    .selectFrom('desk_tokens')
    .select('hash')
    .where('hash', '=', networkRow(owner, ip).hash)
    .where('expires_at', '>', isoTime());
  return (await query.executeTakeFirst()) !== undefined;
};

const hasLink = async (db: SiteDb, owner: string): Promise<boolean> => {
  const query = db
    .selectFrom('desk_tokens')
    .select('hash')
    .where('email', '=', owner)
    .where('purpose', '=', 'link')
    .where('expires_at', '>', isoTime(REMAINING_MS));
  return (await query.executeTakeFirst()) !== undefined;
};

/** Adds a request to those of the subject in its window, and returns their number. */
const countRequest = async (db: SiteDb, subject: string, windowMs: number): Promise<number> =>
  (await incrementInWindow(db, subject, windowMs)).current;

/**
 * Whether one more link may be sent. Others can't lock a person out: a network from which the person has signed in has a
 * limit for itself, and from any other a refusal means that the mailbox has a link that works.
 * @param owner the editor's address, or for any other address the name of its mailbox
 */
export const mayAskForLink = async (
  db: SiteDb,
  { email, owner, ip }: { email: string; owner: string; ip: string },
): Promise<boolean> => {
  const mailbox = mailboxOf(email);
  const fromNetwork = await countRequest(db, `${mailbox} ${unkeyedNetworkHash(ip)}`, HOUR_MS);
  if (fromNetwork <= LINKS_PER_NETWORK) {
    if (await isKnownNetwork(db, owner, ip)) return true;
    if ((await countRequest(db, mailbox, HOUR_MS)) <= LINKS_PER_MAILBOX) return true;
  }
  if (await hasLink(db, owner)) return false;
  // Of many requests at once, the first gets a link.
  return (await countRequest(db, `${mailbox} spare`, SPARE_WINDOW_MS)) === 1;
};
