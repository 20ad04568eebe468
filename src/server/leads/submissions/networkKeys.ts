import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { SiteDb } from '../database/schema.ts';

const DAY_MS = 86_400_000;

/**
 * Hashes that name a network without its address, by the secret of the day and by that of the day before. Without the
 * secrets, which are deleted, the addresses cannot be found by trying all.
 */
export interface NetworkKeys {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  network: string[];
  /** What a provider gives to one customer: an IPv4 address, or the /48 of an IPv6 address. */
  customer: string[];
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The newest first. */
const readSecrets = (db: SiteDb, now: Date) =>
  db
    .selectFrom('network_secrets')
    .selectAll()
    .where('day', 'in', [dayOf(now.getTime()), dayOf(now.getTime() - DAY_MS)])
    .orderBy('day', 'desc')
    .execute();

const ensureSecrets = async (db: SiteDb, now: Date): Promise<string[]> => {
  const today = dayOf(now.getTime());
  let rows = await readSecrets(db, now);
  if (rows[0]?.day !== today) {
    await db
      .insertInto('network_secrets')
      .values({ day: today, secret: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    // Another process may have been faster.
    rows = await readSecrets(db, now);
  }
  return rows.map(({ secret }) => secret);
};

/** Invalid addresses are one network. */
const bytesOf = (ip: string): number[] =>
  ipaddr.isValid(ip) ? ipaddr.process(ip).toByteArray() : [];

const IPV6_BYTES = 16;

export const networkKeys = async (db: SiteDb, now: Date, ip: string): Promise<NetworkKeys> => {
  const secrets = await ensureSecrets(db, now);
  const bytes = bytesOf(ip);
  const keysOf = (prefixBytes: number): string[] => {
    const prefix = Buffer.from(bytes.length === IPV6_BYTES ? bytes.slice(0, prefixBytes) : bytes);
    return secrets.map((secret) => createHmac('sha256', secret).update(prefix).digest('base64url'));
  };
  return { network: keysOf(8), customer: keysOf(6) };
};

/** The secret of the day before still names the forms of the last 24 hours. */
export const deleteOldSecrets = (db: SiteDb, now: Date) =>
  db
    .deleteFrom('network_secrets')
    .where('day', '<', dayOf(now.getTime() - DAY_MS))
    .execute();
