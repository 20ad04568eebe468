import { CONTENT_CALLS, type CallDescription, type CallPayload } from '../../../contract/calls.ts';
import { fetchText, parseJson, requestInit } from '../contentApiClient.ts';
import type { ApiName } from '../openApi/callTexts.ts';
import { PAYLOAD_SCHEMAS } from '../schemas/payloads.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { upstreamPath, UpstreamFailure } from '../upstream.ts';
import { compareAnswer, type Finding } from './compareAnswer.ts';

type ReadName = Exclude<ApiName, 'subscribe' | 'requestDemo' | 'register'>;

export interface ProbeOptions {
  contentApiUrl: string;
  contentApiBase?: string | undefined;
  timeoutMs?: number;
  maxBytes?: number;
}

export interface ProbedCall {
  /** `GET /plans`, below the base of its group. */
  call: string;
  findings: Finding[];
  /** Why it was not made, or what is remarkable without being a fault. */
  note?: string;
}

interface Answer {
  call: string;
  findings: Finding[];
  payload?: unknown;
}

/** Calls at a time: an API in development often serves few. */
const AT_ONCE = 4;
/** A document that no API has. */
const UNKNOWN = 'no-such-document-7f3a';

/** Makes every read call. Those with parameters get values of the lists. */
export const probeApi = async (options: ProbeOptions): Promise<ProbedCall[]> => {
  const lists = await inTurns(LISTS, (name) => read(name, {}, options));
  const payloadOf = <Name extends ReadName>(name: Name): CallPayload<Name> => {
    const payload = lists[LISTS.indexOf(name as never)]?.payload;
    return (PAYLOAD_SCHEMAS[name].safeParse(payload ?? []).data ?? []) as CallPayload<Name>;
  };
  const posts = payloadOf('activePosts');
  const categories = payloadOf('helpCenter');
  const topics = categories
    .flatMap(({ subcategories }) => subcategories)
    .flatMap((subcategory) => subcategory.topics);
  const addressOf = ({ slug, id }: { slug: string; id: string }) => slug || id;
  const samples: Sample[] = [
    ...samplesOf('post', 'id', 'activePosts', posts.map(addressOf)),
    // Some links name the post by its id.
    ...samplesOf('post', 'id', undefined, posts.slice(0, 1).flatMap(otherAddress)),
    ...samplesOf('relatedPosts', 'id', 'activePosts', posts.slice(0, 1).map(addressOf)),
    ...samplesOf(
      'helpCategory',
      'id',
      'helpCenter',
      categories.map(({ id }) => id),
    ),
    ...samplesOf(
      'helpTopic',
      'slug',
      'helpCenter',
      topics.map(({ slug }) => slug),
    ),
    ...samplesOf('helpSearch', 'q', undefined, [searchWord(topics[0]?.title)]),
    ...samplesOf('event', 'slug', 'events', payloadOf('events').map(addressOf)),
    ...samplesOf('video', 'slug', 'videos', payloadOf('videos').map(addressOf)),
  ];
  const details = await inTurns(samples, async (sample): Promise<ProbedCall> => {
    if ('params' in sample) return read(sample.name, sample.params, options);
    return { ...sample, findings: [] };
  });
  const unknown = await inTurns(DETAILS, (name) => readUnknown(name, options));
  return [...lists.map(withNote), ...details, ...unknown];
};

const LISTS = [
  'integrations',
  'plans',
  'blogLanding',
  'recentPosts',
  'activePosts',
  'privacyPolicy',
  'termsOfService',
  'helpCenter',
  'events',
  'videos',
] as const satisfies ReadName[];

const DETAILS = ['post', 'helpCategory', 'helpTopic', 'event', 'video'] as const;

/** A call to make, or why none is made. */
type Sample =
  { name: ReadName; params: Readonly<Record<string, string>> } | Omit<ProbedCall, 'findings'>;

const otherAddress = ({ slug, id }: { slug: string; id: string }): string[] =>
  slug !== '' && id !== '' && slug !== id ? [id] : [];

const searchWord = (title = 'help'): string =>
  title.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest));

/** The first value, the last, and one between them. */
const samplesOf = (
  name: ReadName,
  parameter: string,
  list: ReadName | undefined,
  values: readonly string[],
): Sample[] => {
  const usable = values.filter((value) => value !== '');
  if (usable.length === 0 && list)
    return [
      {
        call: `GET ${CONTENT_CALLS[name].path}`,
        note: `not made: ${CONTENT_CALLS[list].path} names none`,
      },
    ];
  const middle = usable[Math.floor(usable.length / 2)];
  const chosen = new Set([usable.at(0), middle, usable.at(-1)]);
  return [...chosen].flatMap((value) =>
    value === undefined ? [] : [{ name, params: { [parameter]: value } }],
  );
};

const inTurns = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))));
  return results;
};

const withNote = ({ call, findings, payload }: Answer): ProbedCall => ({
  call,
  findings,
  ...(Array.isArray(payload) && payload.length === 0 && { note: 'an empty list' }),
});

const wrong = (path: string, message: string): Finding => ({
  verdict: 'wrong',
  path,
  message,
  count: 1,
});

const request = (name: ReadName, path: string, options: ProbeOptions) => {
  const { contentApiUrl, contentApiBase = `${contentApiUrl}/api`, ...limits } = options;
  const base = CONTENT_CALLS[name].group === 'site' ? `${contentApiUrl}/api` : contentApiBase;
  return fetchText(base + path, requestInit({ name }), limits);
};

const read = async (
  name: ReadName,
  params: Readonly<Record<string, string>>,
  options: ProbeOptions,
): Promise<Answer> => {
  const path = upstreamPath(name, params);
  if (path === null)
    return {
      call: `GET ${CONTENT_CALLS[name].path}`,
      findings: [wrong('$', `${JSON.stringify(params)} of a list can’t be part of an address.`)],
    };
  const call = `GET ${path}`;
  try {
    const { status, text } = await request(name, path, options);
    return { call, ...judge(name, status, text) };
  } catch (error) {
    return { call, findings: [wrong('$', describeFailure(error))] };
  }
};

/** Names no address: it may hold a secret. */
const describeFailure = (error: unknown): string => {
  if (!(error instanceof UpstreamFailure)) return 'The request failed.';
  const { cause } = (error.cause ?? {}) as { cause?: NodeJS.ErrnoException };
  return `There is no answer: ${error.message}${cause?.code ? ` (${cause.code})` : ''}.`;
};

const judge = (
  name: ReadName,
  status: number,
  text: string,
): Pick<Answer, 'findings' | 'payload'> => {
  const body = parseJson(text);
  if (status >= 300 && status <= 399)
    return { findings: [wrong('$', `The status is ${status}. The site follows no redirects.`)] };
  if (status < 200 || status > 299 || status === 204)
    return { findings: [wrong('$', `The status is ${status}, not 200.`)] };
  if (body === undefined) return { findings: [wrong('$', 'The body is not JSON.')] };
  if (typeof body !== 'object' || body === null)
    return { findings: [wrong('$', 'The body is neither a JSON object nor a list.')] };
  const { payload, path } = openEnvelope(body);
  const right = CONTENT_CALLS[name].group === 'site' ? '$.data.data' : '$.data';
  const findings = compareAnswer(PAYLOAD_SCHEMAS[name], payload, path);
  if (path !== right)
    findings.unshift({
      verdict: 'tolerated',
      path,
      message: `is where the payload is, not ${right}. The site uses it all the same.`,
      count: 1,
    });
  return { findings, payload };
};

/** As the site's client reads it: in `data`, in `data.data` or without an envelope. */
const openEnvelope = (body: object) => {
  let payload: unknown = body;
  let path = '$';
  for (let depth = 0; depth < 2; depth += 1) {
    if (!isRecord(payload) || !Object.hasOwn(payload, 'data')) break;
    payload = payload.data;
    path += '.data';
  }
  return { payload, path };
};

/** A document that does not exist must be told from a failure. */
const readUnknown = async (
  name: (typeof DETAILS)[number],
  options: ProbeOptions,
): Promise<ProbedCall> => {
  const { path: pattern }: CallDescription = CONTENT_CALLS[name];
  const path = pattern.replace(/:\w+/, UNKNOWN);
  const call = `GET ${path}`;
  try {
    const { status, text } = await request(name, path, options);
    if (status === 404) return { call, findings: [] };
    const body = parseJson(text);
    // The site takes an empty answer for 404, and any other one for a failure.
    const isAnswer = status >= 200 && status < 300 && typeof body === 'object' && body !== null;
    const isEmpty =
      isAnswer && Object.keys(Object(openEnvelope(body).payload) as object).length === 0;
    const finding: Finding = isEmpty
      ? {
          verdict: 'tolerated',
          path: '$',
          message: 'There is no such document, but the status is not 404. The site answers 404.',
          count: 1,
        }
      : wrong('$', `There is no such document, but the status is ${status}, not 404.`);
    return { call, findings: [finding] };
  } catch (error) {
    return { call, findings: [wrong('$', describeFailure(error))] };
  }
};
