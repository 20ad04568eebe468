import { API_PREFIX, CALLS, fillPath } from '../../../contract/calls.ts';
import type { CallDescription, CallName } from '../../../contract/calls.ts';

export interface CallMatch {
  name: CallName;
  params: Record<string, string>;
}

const ENTRIES = Object.entries(CALLS) as [CallName, CallDescription][];

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSAFE_IN_PATH = /[/\\\u0000-\u001F\u007F]|^\.{1,2}$/;

/**
 * A parameter that no server can take for more than one segment of a path. A dangerous one stays
 * percent-encoded, and is encoded once more on its way: it names nothing, and leads nowhere.
 */
export const guardParam = (value: string): string => {
  const text = value.toWellFormed();
  return UNSAFE_IN_PATH.test(text) ? encodeURIComponent(text).replaceAll('.', '%2E') : text;
};

/** Fills a call's path in. Parameters are guarded first. */
export const buildPath = ({ path }: CallDescription, params: Record<string, string>): string =>
  fillPath(
    withoutQuery(path),
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, guardParam(value)])),
  );

const withoutQuery = (pattern: string): string => pattern.split('?')[0] ?? '';

const matchSegments = (pattern: string, segments: string[]): Record<string, string> | null => {
  const parts = pattern.split('/');
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) {
      if (segment === '') return null;
      params[part.slice(1)] = guardParam(segment);
    } else if (part !== segment) return null;
  }
  return params;
};

/**
 * Finds the call whose path this is, the most specific first.
 * @param path as it stands in the request, still encoded, `/api` included
 * @throws {URIError} when a percent-escape is malformed
 */
export const matchCall = (path: string): CallMatch | null => {
  if (!path.startsWith(`${API_PREFIX}/`)) return null;
  const segments = path.slice(API_PREFIX.length).split('/').map(decodeURIComponent);
  for (const [name, { path: pattern }] of ENTRIES) {
    const params = matchSegments(withoutQuery(pattern), segments);
    if (params) return { name, params };
  }
  return null;
};
