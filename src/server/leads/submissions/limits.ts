import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import type { SiteDb } from '../database/schema.ts';
import type { LeadContext } from './leadContext.ts';
import type { FormOrigin } from './formOrigin.ts';

const MAILS_PER_MAILBOX = 5;
/** Demo hours, and seats of events with a capacity, that a network may take a day. */
const RESERVATIONS_PER_CUSTOMER = 3;
/** By the form of the page, where the people of one office may register. */
const SEATS_BY_PAGE = 20;

const DAY_MS = 86_400_000;

/** One statement, so that processes agree. `start` begins a new window. */
const increment = (db: SiteDb, subject: string, start: number, windowMs: number) => {
  const isOpen = sql<boolean>`counters.since > ${sql.lit(start - windowMs)}`;
  return db
    .insertInto('counters')
    .values({ subject, since: start, count: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        since: sql<number>`case when ${isOpen} then counters.since else ${sql.lit(start)} end`,
        count: sql<number>`case when ${isOpen} then counters.count + 1 else 1 end`,
      }),
    )
    .returning(['since', 'count'])
    .executeTakeFirstOrThrow();
};

const hash = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('base64url');

export interface WindowCount {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Adds 1 to a counter, whose window starts with the first increment. The subject is stored as a hash. */
export const incrementInWindow = async (
  db: SiteDb,
  subject: string,
  windowMs: number,
): Promise<WindowCount> => {
  const now = Date.now();
  const { since, count } = await increment(db, `window:${hash(subject)}`, now, windowMs);
  return { current: count, ttl: since + windowMs - now };
};

export const incrementToday = async (db: SiteDb, now: Date, subject: string): Promise<number> => {
  const midnight = now.getTime() - (now.getTime() % DAY_MS);
  return (await increment(db, subject, midnight, DAY_MS)).count;
};

/** Deletes ended windows: a hash of an address can be reversed by trying all addresses. */
export const deleteOldCounters = (db: SiteDb, now: Date) =>
  db
    .deleteFrom('counters')
    .where('since', '<=', now.getTime() - DAY_MS)
    .execute();

/** Domains that ignore dots in mailbox names (support.google.com/mail/answer/7436150). */
const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** A hash of the mailbox behind an address: `Ruth+1@Example.com` and `ruth@example.com` are one. */
export const mailboxHash = (email: string): string => {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const untagged = name.split('+', 1)[0] || name;
  const mailbox = DOTLESS_DOMAINS.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return hash(`${mailbox}@${domain}`);
};

export const mailCounter = (email: string): string => `mail:${mailboxHash(email)}`;

/**
 * Counts an email to a mailbox, so that the forms can't be used to flood it.
 * @returns whether it may be sent
 */
export const countMailWithinLimit = async (
  { db, now, afterCommit }: LeadContext,
  email: string,
) => {
  const count = await incrementToday(db, now, mailCounter(email));
  if (count === MAILS_PER_MAILBOX + 1) {
    afterCommit?.(({ log, metrics }) => {
      log?.warn(
        { event: 'security', kind: 'mailbox cap' },
        'a mailbox reached its daily cap of mails',
      );
      metrics.securityNoted('mailbox cap');
    });
  }
  return count <= MAILS_PER_MAILBOX;
};

/**
 * Counts the hour of a demo, or the seat, that a form takes.
 * @returns whether the customer of its network has taken more than allowed in a day
 */
export const countReservationBeyondLimit = async (
  { db, now, hasLimits }: LeadContext,
  what: 'demo' | 'seat',
  { customerKey, isFromPage = false }: FormOrigin,
): Promise<boolean> => {
  if (!hasLimits || customerKey === undefined) return false;
  const limit = what === 'seat' && isFromPage ? SEATS_BY_PAGE : RESERVATIONS_PER_CUSTOMER;
  return (await incrementToday(db, now, `${what}:${customerKey}`)) > limit;
};

/**
 * A hash of an IPv4 address, or of the /48 of an IPv6 address: what a provider gives to one customer. Without a secret, unlike
 * `networkKeys`, so that it can be reversed by trying all addresses: only for counters that are deleted after a day.
 */
export const unkeyedNetworkHash = (ip: string): string => {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
  const bytes = address?.toByteArray() ?? [];
  return hash(Buffer.from(address?.kind() === 'ipv6' ? bytes.slice(0, 6) : bytes));
};

/** `192.0.2.0/24`, or the /48 of an IPv6 address; null for an invalid one. */
export const networkText = (ip = ''): string | null => {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip).toString();
  return address.includes(':')
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`).toString()}/48`
    : `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`).toString()}/24`;
};
