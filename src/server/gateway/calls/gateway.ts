import { StorageFailure } from '../../leads/database/storageFailure.ts';
import { LRUCache } from 'lru-cache';
import { CALLS } from '../../../contract/calls.ts';
import type {
  ApiRequest,
  CallDescription,
  CallName,
  CallPayload,
  OwnName,
  PartName,
  WholeName,
} from '../../../contract/calls.ts';
import { withoutAddresses } from '../../../lib/withoutAddresses.ts';
import { answerPart } from './answerPart.ts';
import { failure } from './gatewayErrors.ts';
import { placeCall, type Place } from './matchCall.ts';
import { normalize } from './normalize.ts';
import { isRecord } from './readValue.ts';
import { UpstreamFailure } from './upstream.ts';
import type { CallContext, GatewayAnswer, Upstream } from './upstream.ts';

export interface GatewayLog {
  warn(details: object, message: string): void;
}

export interface Gateway {
  /**
   * Makes one of the calls. Never rejects: failures are answers, too.
   * @param request with its parameters as they are; here they are made harmless, whoever asks
   */
  call<Name extends CallName>(
    request: ApiRequest<Name>,
    context?: CallContext,
  ): Promise<GatewayAnswer<CallPayload<Name>>>;
}

type OwnAnswer<Name extends CallName> = (
  request: ApiRequest<Name>,
  context: CallContext,
) => Promise<GatewayAnswer<CallPayload<Name>>>;

/** What answers calls of this site's own, with their parameters decoded. */
export type OwnAnswers = { [Name in OwnName]?: OwnAnswer<Name> };

/** Whole answers of another content API that are kept to answer parts of: its lists, and a few categories. */
const KEPT_WHOLES = 32;

/**
 * The only door to content: whatever answers behind it, what comes out is clean, complete and safe.
 * @param options.own answers what this site alone knows; a call that it does not name is for whoever has the request
 * @param options.keepSeconds how long an answer may be kept to answer parts of it; 0: every part asks for its whole
 */
export const createGateway = ({
  upstream,
  own = {},
  log,
  keepSeconds = 0,
}: {
  upstream: Upstream;
  own?: OwnAnswers;
  log: GatewayLog;
  keepSeconds?: number;
}): Gateway => {
  const wholes = new LRUCache<string, Promise<GatewayAnswer>>({
    max: KEPT_WHOLES,
    ttl: keepSeconds * 1000,
  });

  /** What an answer comes to, whatever becomes of the asking. */
  const settle = async <Payload>(
    name: CallName,
    path: string,
    asked: () => Promise<GatewayAnswer<Payload>>,
  ): Promise<GatewayAnswer<Payload>> => {
    const details = (status: number) => ({ call: name, path: withoutAddresses(path), status });
    try {
      const answer = await asked();
      if (answer.status >= 500) log.warn(details(answer.status), 'content API failed');
      return answer;
    } catch (error) {
      const { status, headers } =
        error instanceof UpstreamFailure ? error : new UpstreamFailure(502, 'unknown');
      const isDatabase = error instanceof UpstreamFailure && error.cause instanceof StorageFailure;
      log.warn(
        { ...details(status), err: error },
        isDatabase ? 'Database unavailable' : 'content API gave no answer',
      );
      return failure(status, headers, name);
    }
  };

  const ask = <Name extends WholeName>(
    { name, body, idempotencyKey }: Pick<ApiRequest, 'body' | 'idempotencyKey'> & { name: Name },
    { params, path, query }: Place,
    context: CallContext,
  ): Promise<GatewayAnswer<CallPayload<Name>>> =>
    settle(name, path, async () => {
      const call = CALLS[name];
      return readPayload(
        name,
        await upstream({ name, call, params, path, query, body, idempotencyKey, context }),
      );
    });

  const wholeAnswer = (name: WholeName, place: Place): Promise<GatewayAnswer> => {
    if (keepSeconds === 0) return ask({ name }, place, {});
    const known = wholes.get(place.path);
    if (known) return known;
    const asked = ask({ name }, place, {});
    wholes.set(place.path, asked);
    void asked.then((answer) => {
      if (!('payload' in answer)) wholes.delete(place.path);
    });
    return asked;
  };

  return {
    async call<Name extends CallName>(
      request: ApiRequest<Name>,
      context: CallContext = {},
    ): Promise<GatewayAnswer<CallPayload<Name>>> {
      const place = placeCall(request as ApiRequest);
      if (!place) return failure(404);
      const { name } = request as ApiRequest;
      const call: CallDescription = CALLS[name];
      if (call.own) {
        const answer = own[name as OwnName] as OwnAnswer<Name> | undefined;
        if (!answer) return failure(404);
        // Its parameters may be a key: the log gets the call's own path.
        return settle(name, call.path, () => answer(request, context));
      }
      if (call.partOf === undefined) {
        return ask(request as ApiRequest<WholeName>, place, context);
      }
      const query = new URLSearchParams();
      const whole = await wholeAnswer(call.partOf as WholeName, { ...place, query });
      if (!('payload' in whole)) return whole;
      const payload = answerPart(name as PartName, whole.payload as never, request.params as never);
      return { ...whole, payload };
    },
  };
};

/** A thing without any of these cannot be shown. */
const SHOWN_FIELDS = ['id', '_id', 'slug', 'title', 'name', 'content', 'description'];

/**
 * Makes of an upstream's payload what `contract/entities` promises.
 * @throws {UpstreamFailure} when it is not an answer to the call
 */
const readPayload = <Name extends WholeName>(
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
  return { ...answer, payload: normalizeOnce(name, payload) };
};

const normalized = new Map<WholeName, WeakMap<object, unknown>>();

/** The embedded content API answers with the same list until that changes: then what was made of it is the same, too. */
const normalizeOnce = <Name extends WholeName>(name: Name, payload: unknown): CallPayload<Name> => {
  if (typeof payload !== 'object' || payload === null) return normalize(name, payload);
  const known = normalized.get(name) ?? new WeakMap<object, unknown>();
  normalized.set(name, known);
  if (!known.has(payload)) known.set(payload, normalize(name, payload));
  return known.get(payload) as CallPayload<Name>;
};

const isEmpty = (payload: unknown): boolean =>
  payload === null ||
  payload === undefined ||
  (typeof payload === 'object' && Object.keys(payload).length === 0);
