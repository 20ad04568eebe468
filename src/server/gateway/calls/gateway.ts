import { CALLS } from '../../../contract/calls.ts';
import type {
  ApiRequest,
  CallDescription,
  CallName,
  CallPayload,
} from '../../../contract/calls.ts';
import { failure } from './gatewayErrors.ts';
import { placeCall } from './matchCall.ts';
import { normalize } from './normalize.ts';
import { isRecord } from './readValue.ts';
import { UpstreamFailure } from './upstream.ts';
import type { CallContext, GatewayAnswer, Upstream } from './upstream.ts';

export interface GatewayLog {
  warn(details: object, message: string): void;
}

export interface Gateway {
  /**
   * Makes one of the twenty calls. Never rejects: failures are answers, too.
   * @param request with its parameters as they are; here they are made harmless, whoever asks
   */
  call<Name extends CallName>(
    request: ApiRequest<Name>,
    context?: CallContext,
  ): Promise<GatewayAnswer<CallPayload<Name>>>;
}

/** The only door to content: whatever answers behind it, what comes out is clean, complete and safe. */
export const createGateway = ({
  upstream,
  log,
}: {
  upstream: Upstream;
  log: GatewayLog;
}): Gateway => ({
  async call<Name extends CallName>(
    request: ApiRequest<Name>,
    context: CallContext = {},
  ): Promise<GatewayAnswer<CallPayload<Name>>> {
    const { name, body, idempotencyKey } = request;
    const place = placeCall(request as ApiRequest);
    if (!place) return failure(404);
    const { params, path, query } = place;
    const call = CALLS[name];
    const details = (status: number) => ({ call: name, path, status });
    try {
      const answer = readPayload(
        name,
        await upstream({ name, call, params, path, query, body, idempotencyKey, context }),
      );
      if (answer.status >= 500) log.warn(details(answer.status), 'content API failed');
      return answer;
    } catch (error) {
      const { status, headers } =
        error instanceof UpstreamFailure ? error : new UpstreamFailure(502, 'unknown');
      log.warn({ ...details(status), err: error }, 'content API gave no answer');
      return failure(status, headers, call.method);
    }
  },
});

/** A thing without any of these cannot be shown. */
const SHOWN_FIELDS = ['id', '_id', 'slug', 'title', 'name', 'content', 'description'];

/**
 * Makes of an upstream's payload what `contract/entities` promises.
 * @throws {UpstreamFailure} when it is not an answer to the call
 */
const readPayload = <Name extends CallName>(
  name: Name,
  answer: GatewayAnswer,
): GatewayAnswer<CallPayload<Name>> => {
  if (!('payload' in answer)) return answer;
  const { payload } = answer;
  const call: CallDescription = CALLS[name];
  if (call.single) {
    if (isEmpty(payload)) return failure(404);
    if (!isRecord(payload) || !SHOWN_FIELDS.some((field) => payload[field])) {
      throw new UpstreamFailure(502, 'the answer is not what was asked for');
    }
  }
  return { ...answer, payload: normalize(name, payload) };
};

const isEmpty = (payload: unknown): boolean =>
  payload === null ||
  payload === undefined ||
  (typeof payload === 'object' && Object.keys(payload).length === 0);
