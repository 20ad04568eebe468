import type { CallName } from '../../../contract/calls.ts';
import type { Upstream, UpstreamResponse } from './upstream.ts';

/** The part of the embedded content API that the gateway needs. */
export interface AnsweringApi {
  answer(
    call: CallName,
    params: Record<string, string>,
    query: URLSearchParams,
    body: unknown,
    context: { ip?: string; idempotencyKey?: string },
  ): Promise<UpstreamResponse>;
}

/** Lets the embedded content API answer the gateway's calls, without a way over the network. */
export const createEmbeddedUpstream =
  (api: AnsweringApi): Upstream =>
  ({ name, params, query, payload, context: { ip, idempotencyKey } }) =>
    api.answer(name, params, query, payload, {
      ...(ip !== undefined && { ip }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
