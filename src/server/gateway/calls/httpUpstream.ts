import { UPSTREAM_TIMEOUT_MS, USER_AGENT } from '../../../contract/constants.ts';
import { traceHeaders } from '../../observe/trace.ts';
import { readAnswer } from './readAnswer.ts';
import type { UpstreamResponse } from './readAnswer.ts';
import { UpstreamFailure } from './upstream.ts';
import type { Upstream, UpstreamRequest } from './upstream.ts';

export interface HttpUpstreamOptions {
  /** Origin of the content API: the spec's first group is below its `/api`. */
  contentApiUrl: string;
  /** The spec's `{api}`, for the second group; `/api` of the origin unless it is said. */
  contentApiBase?: string | undefined;
  /** Milliseconds for a whole exchange, the body included. */
  timeoutMs?: number;
  /** Bytes of a body that are read at most. */
  maxBytes?: number;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** The site's own: what is kept for all visitors must not depend on one. */
const SITE_LANGUAGES = 'en-US,en;q=0.9';

/** Below which address each group of calls is. */
const basesOf = ({
  contentApiUrl,
  contentApiBase = `${contentApiUrl}/api`,
}: Pick<HttpUpstreamOptions, 'contentApiUrl' | 'contentApiBase'>) => ({
  site: `${contentApiUrl}/api`,
  api: contentApiBase,
});

/**
 * Asks another server that speaks spec §7. One try per call, no cookies or credentials; of the visitor's headers
 * only the idempotency key.
 * @throws {UpstreamFailure} 504 after the time-out, 502 when there is no answer that can be read
 */
export const createHttpUpstream = (options: HttpUpstreamOptions): Upstream => {
  const { timeoutMs = UPSTREAM_TIMEOUT_MS, maxBytes = MAX_BYTES } = options;
  const bases = basesOf(options);

  return async (request) => {
    const { call, path, query } = request;
    const search = query.size > 0 ? `?${query}` : '';
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const address = new URL(`${bases[call.group]}${path}${search}`);
      const response = await fetchWithin(address, { ...describeRequest(request), signal });
      return readAnswer(call, readResponse(response, await readBody(response, maxBytes)));
    } catch (error) {
      if (error instanceof UpstreamFailure) throw error;
      if (signal.aborted) {
        throw new UpstreamFailure(504, `no whole answer within ${timeoutMs} ms`, { cause: error });
      }
      throw new UpstreamFailure(502, 'the exchange failed', { cause: error });
    }
  };
};

const describeRequest = ({ call, body, idempotencyKey }: UpstreamRequest): RequestInit => {
  const headers = {
    accept: 'application/json',
    'accept-language': SITE_LANGUAGES,
    'user-agent': USER_AGENT,
    ...traceHeaders(),
  };
  if (call.method === 'GET') return { method: 'GET', headers };
  return {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(body ?? {}),
  };
};

/** Redirects that a read follows at most. */
const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Follows the redirects of a read, and never to a host that nobody configured; those of a form it does not follow. */
const fetchWithin = async (
  address: URL,
  init: RequestInit,
  redirectsLeft = MAX_REDIRECTS,
): Promise<Response> => {
  const response = await fetch(address, { ...init, redirect: 'manual' });
  const location = response.headers.get('location');
  if (init.method !== 'GET' || !REDIRECTS.has(response.status) || location === null)
    return response;
  const next = URL.parse(location, address);
  if (next?.origin !== address.origin || redirectsLeft === 0) return response;
  await response.body?.cancel();
  return fetchWithin(next, init, redirectsLeft - 1);
};

const readBody = async (response: Response, maxBytes: number): Promise<string> => {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new UpstreamFailure(502, `the body is over ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

const readResponse = (response: Response, text: string): UpstreamResponse => {
  const { status } = response;
  if (status >= 300 && status < 400) throw new UpstreamFailure(502, `it redirects (${status})`);
  const retryAfter = response.headers.get('retry-after') ?? undefined;
  // "No content" is the one good answer that has none.
  if (status === 204) return { status, body: {} };
  const body = parseJson(text);
  if (body === undefined && status < 400) throw new UpstreamFailure(502, 'the body is not JSON');
  return { status, body, retryAfter };
};

/** Undefined, which JSON cannot say, for what is not JSON. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
