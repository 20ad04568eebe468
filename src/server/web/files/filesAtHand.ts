import type { IncomingMessage } from 'node:http';
import { ASSETS_PREFIX } from '../pages/assetManifest.ts';
import type { PageResponse } from '../pages/finishedPage.ts';

/** Bytes of files that are kept; all of a build's scripts and fonts, in three codings, take a fourth of it. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Requests for a part of a file, or for it on a condition, are for whoever knows about that. */
const CONDITIONS = [
  'range',
  'if-range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
];

/** What an answer says of its own connection and moment; Node says that of each. */
const OF_ITS_OWN = ['date', 'connection', 'keep-alive'];

/** As browsers send it: names alone. What weighs them is read by the long way. */
const PLAIN_LIST = /^[a-z]+(?:, ?[a-z]+)*$/;

const codingOf = (header = 'identity'): string | undefined => {
  if (!PLAIN_LIST.test(header)) return undefined;
  const names = header.split(/, ?/);
  return ['br', 'gzip', 'identity'].find((name) => names.includes(name)) ?? 'identity';
};

/** How the server answers a request for a file by the long way. */
export type AskForFile = (
  url: string,
  coding: string,
) => Promise<{
  statusCode: number;
  headers: Record<string, number | string | string[] | undefined>;
  rawPayload: Buffer;
}>;

/** A file that is answered at once; undefined: by the long way. */
export type FileAtHand = (
  request: Pick<IncomingMessage, 'url' | 'headers'>,
) => PageResponse | undefined;

/**
 * Repeats what the long way has answered for files whose names change with their content, headers and all. The first
 * visitor of each file goes the long way; it is asked once more then, for what is kept.
 * @param has whether a path names a file
 */
export const createFilesAtHand = (
  has: (pathname: string) => boolean,
  ask: AskForFile,
  maxBytes = MAX_BYTES,
): FileAtHand => {
  /** By coding and address; undefined: asked for, and not there or with no room. */
  const files = new Map<string, PageResponse | undefined>();
  let bytes = 0;

  const keep = async (key: string, url: string, coding: string) => {
    files.set(key, undefined);
    const { statusCode: status, headers, rawPayload: body } = await ask(url, coding);
    if (status !== 200 || bytes + body.length > maxBytes) return;
    bytes += body.length;
    const said = Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !OF_ITS_OWN.includes(name))
      .flatMap(([name, value]) => [name, String(value)]);
    files.set(key, { status, headers: said, body });
  };

  return ({ url = '', headers }) => {
    if (!url.startsWith(ASSETS_PREFIX) || CONDITIONS.some((name) => name in headers)) return;
    const coding = codingOf(headers['accept-encoding']?.toString());
    if (coding === undefined) return;
    const key = `${coding} ${url}`;
    // The long way tells what is wrong with it.
    if (!files.has(key) && has(url)) void keep(key, url, coding).catch(() => undefined);
    return files.get(key);
  };
};
