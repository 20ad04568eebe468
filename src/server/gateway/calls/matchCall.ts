import { CALLS, fillPath } from '../../../contract/calls.ts';
import type { ApiRequest, CallName } from '../../../contract/calls.ts';

type Params = Readonly<Record<string, string>>;

/** A call's path in segments, and its query, both with their `:name` parameters. */
interface Pattern {
  name: CallName;
  segments: readonly string[];
  query: string;
  isPart: boolean;
}

const patternOf = (name: CallName): Pattern => {
  const [path = '', query = ''] = CALLS[name].path.split('?');
  return { name, segments: path.split('/'), query, isPart: 'partOf' in CALLS[name] };
};

const PATTERNS = (Object.keys(CALLS) as CallName[]).map(patternOf);

const isParam = (segment: string): boolean => segment.startsWith(':');
const nameOf = (param: string): string => param.slice(1);

const matchSegments = (pattern: readonly string[], segments: readonly string[]): Params | null => {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!isParam(part)) {
      if (part !== segment) return null;
    } else if (segment === '') return null;
    else params[nameOf(part)] = segment;
  }
  return params;
};

/** The call that these decoded segments name, the most specific first; a part only if the query asks for it. */
const findCall = (
  segments: readonly string[],
  query: URLSearchParams,
): { pattern: Pattern; params: Params } | null => {
  for (const pattern of PATTERNS) {
    if (pattern.isPart && !query.has(pattern.query.split('=', 1)[0]!)) continue;
    const params = matchSegments(pattern.segments, segments);
    if (params) return { pattern, params };
  }
  return null;
};

/**
 * Finds the call whose path this is. Its parameters are decoded, and nothing else is done to them.
 * @param path below `/api`, as it stands in the request, still encoded
 * @throws {URIError} when a percent-escape is malformed
 */
export const matchCall = (
  path: string,
  query: URLSearchParams,
): { name: CallName; params: Params } | null => {
  const match = findCall(path.split('/').map(decodeURIComponent), query);
  if (!match) return null;
  const { pattern, params } = match;
  const asked = [...new URLSearchParams(pattern.query)]
    .filter(([, param]) => isParam(param))
    .map(([key, param]): [string, string] => [nameOf(param), query.get(key) ?? '']);
  return { name: pattern.name, params: { ...params, ...Object.fromEntries(asked) } };
};

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSAFE_IN_PATH = /[/\\\u0000-\u001F\u007F]|^\.{1,2}$/;

/**
 * A parameter that no server can take for more than one segment of a path. A dangerous one stays
 * percent-encoded, and is encoded once more on its way: it names nothing, and leads nowhere.
 */
const guardParam = (value: string): string => {
  const text = value.toWellFormed();
  return UNSAFE_IN_PATH.test(text) ? encodeURIComponent(text).replaceAll('.', '%2E') : text;
};

/** Where a call goes, below its base. */
export interface Place {
  /** Guarded. */
  params: Params;
  path: string;
  query: URLSearchParams;
}

/**
 * Where a call goes, below its base, with its parameters guarded. Null for parameters that would make another call
 * of it: `/landing/blogs/active` is a list, so no post can be had by that name.
 */
export const placeCall = ({ name, params }: ApiRequest): Place | null => {
  const { segments, query: pattern } = patternOf(name);
  const values: Params = params;
  const query = new URLSearchParams(fillPath(pattern, values));
  const filled = segments.map((part) =>
    isParam(part) ? guardParam(values[nameOf(part)] ?? '') : part,
  );
  const match = findCall(filled, query);
  if (match?.pattern.name !== name) return null;
  return {
    params: { ...values, ...match.params },
    path: filled.map(encodeURIComponent).join('/'),
    query,
  };
};
