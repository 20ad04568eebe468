import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Kysely } from 'kysely';
import type { DailyCountRow, LeadsDatabase } from '../database/schema.ts';

/** Mails that a mailbox gets a day because of what its visitor, or somebody in their name, sends. */
export const MAILS_PER_ADDRESS = 5;

/** Demo hours, and seats of events that have only so many, that one network takes a day. */
export const HOLDS_PER_NETWORK = 3;

const DAY_MS = 86_400_000;

/** The day (UTC) that something is counted for, `2026-11-22`. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Whole seconds until counting begins anew, at midnight UTC. */
export const secondsLeftToday = (now: Date): number =>
  Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);

/**
 * Counts something once more, in one statement, so that processes agree.
 * @returns how often it has happened today, this time included
 */
export const countToday = async (
  db: Kysely<LeadsDatabase>,
  now: Date,
  what: DailyCountRow['what'],
  subject: string,
): Promise<number> => {
  const { count } = await db
    .insertInto('daily_counts')
    .values({ day: dayOf(now), what, subject, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'what', 'subject'])
        .doUpdateSet((is) => ({ count: is('daily_counts.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
};

/** Deletes the counts of the days before; tomorrow's is there when the clock was wrong, and does no harm. */
export const forgetCounts = async (db: Kysely<LeadsDatabase>, now: Date): Promise<void> => {
  await db.deleteFrom('daily_counts').where('day', '<', dayOf(now)).execute();
};

/** Domains whose mailboxes have the same letters with dots and without (support.google.com/mail/answer/7436150). */
const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, as far as anybody can tell, for counting alone: `Ruth+1@Example.com` is
 * `ruth@example.com`. By its hash, so that counts hold no addresses.
 */
export const mailboxOf = (email: string): string => {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const untagged = name.split('+', 1)[0] || name;
  const mailbox = DOTLESS_DOMAINS.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return createHash('sha256').update(`${mailbox}@${domain}`).digest('base64url');
};

/** The hash of what one customer of a provider has: an IPv4 address, or the /48 of an IPv6 address. */
export const networkOf = (ip: string): string => {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
  const bytes = address?.toByteArray() ?? [];
  const network = address?.kind() === 'ipv6' ? bytes.slice(0, 6) : bytes;
  return createHash('sha256').update(Buffer.from(network)).digest('base64url');
};

/** A network as people write it: `192.0.2.0/24`, the /48 of an IPv6 address; null when it is not known. It names nobody. */
export const networkText = (ip = ''): string | null => {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip).toString();
  return address.includes(':')
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`).toString()}/48`
    : `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`).toString()}/24`;
};
