import type { Gateway } from '../gateway/calls/gateway.ts';

/** The payload of a list call, or nothing when it fails: a sitemap or a feed with a gap is better than none. */
export const readList = async <Item>(gateway: Gateway, address: string): Promise<Item[]> => {
  const { status, body } = await gateway.handle('GET', address);
  if (status !== 200) return [];
  const { data } = body as { data: Item[] | { data: Item[] } };
  return Array.isArray(data) ? data : data.data;
};
