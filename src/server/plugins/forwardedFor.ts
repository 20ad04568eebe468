import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Clients that a proxy does not name by an IP address share one limit. */
const UNKNOWN = 'unknown';

const addressOf = (entry: string): string => {
  const text = entry.trim();
  const [, address = text] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return isIP(address) === 0 ? UNKNOWN : address;
};

/** Removes the ports that some proxies add: they would make each connection another client. */
export const normalizeForwardedFor = (headers: IncomingHttpHeaders): void => {
  const given = headers['x-forwarded-for'];
  if (given === undefined) return;
  headers['x-forwarded-for'] = String(given).split(',').map(addressOf).join(', ');
};
