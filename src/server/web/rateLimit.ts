import { LRUCache } from 'lru-cache';

/** Addresses remembered at once; the one that was silent longest is forgotten first. */
const MAX_ADDRESSES = 10_000;
const MINUTE_MS = 60_000;

export interface RateLimit {
  /** Counts one request; returns the seconds to wait when it is one too many, else 0. */
  take: (address: string) => number;
}

/**
 * A token bucket for each address: `perMinute` requests at once, and as many each minute after. Of a bucket only the
 * moment is kept at which it is full again.
 * @param options.perMinute 0 counts nothing
 * @param options.now milliseconds since some fixed moment
 */
export const createRateLimit = ({
  perMinute,
  now = Date.now,
}: {
  perMinute: number;
  now?: () => number;
}): RateLimit => {
  if (perMinute === 0) return { take: () => 0 };
  const fullAt = new LRUCache<string, number>({ max: MAX_ADDRESSES });
  const msPerToken = MINUTE_MS / perMinute;

  return {
    take(address) {
      const time = now();
      const group = addressGroup(address);
      const fullAgain = Math.max(fullAt.get(group) ?? time, time) + msPerToken;
      const waitMs = fullAgain - time - MINUTE_MS;
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      fullAt.set(group, fullAgain);
      return 0;
    },
  };
};

/** Who counts as one: an IPv4 address, or the /64 network that one IPv6 visitor can choose from freely. */
const addressGroup = (address: string): string => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
};
