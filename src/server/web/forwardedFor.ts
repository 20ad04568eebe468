import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** All clients that a proxy names by something else than an IP address share one limit. */
const UNKNOWN = 'unknown';

const addressOf = (entry: string): string => {
  const text = entry.trim();
  const [, address = text] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return isIP(address) === 0 ? UNKNOWN : address;
};

/** Some proxies write `203.0.113.7:51234` or `[2001:db8::7]:51234`, so that every connection would be a client of its own. */
export const normalizeForwardedFor = (headers: IncomingHttpHeaders): void => {
  const given = headers['x-forwarded-for'];
  if (given === undefined) return;
  headers['x-forwarded-for'] = String(given).split(',').map(addressOf).join(', ');
};
