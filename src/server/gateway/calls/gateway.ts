import { CALLS } from '../../../contract/calls.ts';
import type { CallDescription, CallName } from '../../../contract/calls.ts';
import { buildPath, guardParam, matchCall } from './matchCall.ts';
import type { CallMatch } from './matchCall.ts';
import { failure, readAnswer } from './readAnswer.ts';
import type { GatewayAnswer } from './readAnswer.ts';
import { readRequestBody } from './requestBody.ts';
import type { RequestBody } from './requestBody.ts';
import { UpstreamFailure } from './upstream.ts';
import type { CallContext, Upstream, UpstreamRequest } from './upstream.ts';

export interface GatewayLog {
  warn(details: object, message: string): void;
}

export interface Gateway {
  /** Makes one of the twenty calls. Never rejects: failures are answers, too. */
  call(
    name: CallName,
    params: Record<string, string>,
    query: URLSearchParams,
    body?: RequestBody,
    context?: CallContext,
  ): Promise<GatewayAnswer>;
  /**
   * Finds the call for a request to `/api/...` and makes it; 404 and 405 where there is none.
   * @param address path and query, still encoded
   */
  handle(
    method: string,
    address: string,
    body?: RequestBody,
    context?: CallContext,
  ): Promise<GatewayAnswer>;
}

/** The only door to content: whatever answers behind it, what comes out is clean, complete and safe. */
export const createGateway = ({
  upstream,
  log,
}: {
  upstream: Upstream;
  log: GatewayLog;
}): Gateway => {
  const ask = async (request: UpstreamRequest): Promise<GatewayAnswer> => {
    try {
      const answer = readAnswer(request, await upstream(request));
      if (answer.status >= 500) log.warn(logDetails(request, answer.status), 'content API failed');
      return answer;
    } catch (error) {
      const status = error instanceof UpstreamFailure ? error.status : 502;
      log.warn({ ...logDetails(request, status), err: error }, 'content API gave no answer');
      return failure(status);
    }
  };

  const call: Gateway['call'] = async (name, params, query, body, context = {}) => {
    const description: CallDescription = CALLS[name];
    const path = buildPath(description, params);
    // `/landing/blogs/active` is a list: no post can be had by that name.
    if (matchCall(`/api${path}`)?.name !== name) return failure(404);

    const guarded = Object.entries(params).map(([key, value]) => [key, guardParam(value)]);
    const request: UpstreamRequest = {
      name,
      call: description,
      params: Object.fromEntries(guarded) as Record<string, string>,
      path,
      query,
      context,
    };
    if (description.method === 'GET') return ask(request);
    const read = readRequestBody(body);
    return 'status' in read ? failure(read.status) : ask({ ...request, payload: read.payload });
  };

  const handle: Gateway['handle'] = async (method, address, body, context) => {
    const [path = '', ...rest] = (address.split('#')[0] ?? '').split('?');
    const match = tryToMatch(path);
    if (match === undefined) return failure(400);
    if (match === null) return failure(404);
    const allowed = CALLS[match.name].method;
    const asked = method.toUpperCase() === 'HEAD' ? 'GET' : method.toUpperCase();
    if (asked !== allowed) return failure(405, { allow: allowed });
    return call(match.name, match.params, new URLSearchParams(rest.join('?')), body, context);
  };

  return { call, handle };
};

const logDetails = ({ name, path }: UpstreamRequest, status: number) => ({
  call: name,
  path,
  status,
});

/** Undefined for a path that cannot be decoded. */
const tryToMatch = (path: string): CallMatch | null | undefined => {
  try {
    return matchCall(path);
  } catch {
    return undefined;
  }
};
