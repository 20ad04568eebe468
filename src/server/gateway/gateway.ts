import {
  CALLS,
  OWN_CALLS,
  type ApiRequest,
  type CallDescription,
  type CallName,
  type CallPayload,
  type FormName,
  type OwnName,
  type PartName,
  type WholeName,
} from '../../contract/calls.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import { withoutAddresses } from '../../lib/withoutAddresses.ts';
import { RETRY_AFTER_SECONDS, StorageFailure } from '../leads/database/storageFailure.ts';
import type { LeadService } from '../leads/leadService.ts';
import { runInWorker } from '../workers/runInWorker.ts';
import { createTimeSlices } from '../workers/timeSlices.ts';
import { NO_METRICS, type Metrics } from '../observe/metrics.ts';
import { answerPart } from './answerPart.ts';
import { failure } from './errors.ts';
import { answerOwnCall } from './ownCalls.ts';
import { hasLongHtml, parsePayload } from './schemas/parsePayload.ts';
import { MAX_PAGED } from './schemas/values.ts';
import {
  upstreamPath,
  UpstreamFailure,
  type CallContext,
  type GatewayAnswer,
  type Upstream,
  type UpstreamRequest,
} from './upstream.ts';

export interface Gateway {
  /**
   * Makes a call, by `answerCall` in `createGateway`. Never rejects: a failure is an answer, too. Calls of `OWN_CALLS` are
   * answered in `ownCalls.ts`, all others by the `Upstream` below.
   */
  call<Name extends CallName>(
    request: ApiRequest<Name>,
    context?: CallContext,
  ): Promise<GatewayAnswer<CallPayload<Name>>>;
}

/** What pages show. */
export interface GatewaySource {
  upstream: Upstream;
  getTexts: () => Partial<Texts>;
}

export interface GatewayOptions extends GatewaySource {
  leads: LeadService;
  log: { warn(details: object, message: string): void };
  metrics?: Pick<Metrics, 'callAnswered' | 'formReceived'>;
}

const isOwnCall = (call: ApiRequest): call is ApiRequest<OwnName> => call.name in OWN_CALLS;

/** Hundreds of items take a few milliseconds. */
const ITEMS_AT_ONCE = 200;

export const createGateway = ({
  upstream,
  getTexts,
  leads,
  log,
  metrics = NO_METRICS,
}: GatewayOptions): Gateway => {
  const parsed = new WeakMap<object, { name: WholeName; payload: Promise<unknown> }>();

  /** Parses a payload once: the embedded API answers with the same list until content changes. */
  const parseOnce = async (name: WholeName, payload: unknown): Promise<unknown> => {
    if (typeof payload !== 'object' || payload === null) return parse(name, payload);
    const known = parsed.get(payload);
    if (known?.name === name) return known.payload;
    const result = parse(name, payload);
    parsed.set(payload, { name, payload: result });
    return result.catch((error: unknown) => {
      parsed.delete(payload);
      throw error;
    });
  };

  /** Logs a failure, and turns an exception into an answer. */
  const answerOrFail = async (
    source: 'content API' | 'own call',
    { name, path }: { name: CallName; path: string },
    answer: () => Promise<GatewayAnswer>,
  ): Promise<GatewayAnswer> => {
    // Without the query, which holds search terms.
    const logged = withoutAddresses(path.split('?')[0]!);
    const details = (status: number) => ({ call: name, path: logged, status });
    try {
      const result = await answer();
      if (result.status >= 500) log.warn(details(result.status), `${source} failed`);
      return result;
    } catch (error) {
      if (error instanceof StorageFailure) {
        log.warn({ ...details(503), err: error }, 'Database unavailable');
        return failure(503, { 'retry-after': String(RETRY_AFTER_SECONDS) }, name);
      }
      const status = error instanceof UpstreamFailure ? error.status : 502;
      log.warn({ ...details(status), err: error }, `${source} did not respond`);
      return failure(status, {}, name);
    }
  };

  const askUpstream = async (request: UpstreamRequest): Promise<GatewayAnswer> => {
    const { name } = request;
    if (CALLS[name].method === 'POST') metrics.formReceived(name as FormName);
    const start = performance.now();
    const result = await answerOrFail('content API', request, async () => {
      const answer = await upstream.answer(request);
      if (!('payload' in answer)) return answer;
      const { single }: CallDescription = CALLS[name];
      if (single && isEmpty(answer.payload)) return failure(404);
      return { ...answer, payload: await parseOnce(name, answer.payload) };
    });
    metrics.callAnswered(name, result.status, (performance.now() - start) / 1000);
    return result;
  };

  const answerCall = async (
    request: ApiRequest,
    context: CallContext = {},
  ): Promise<GatewayAnswer> => {
    const { name, params, body, idempotencyKey } = request;
    const { partOf, path: pattern }: CallDescription = CALLS[name];
    if (isOwnCall(request)) {
      // The path may hold a token, so the log gets the pattern.
      return answerOrFail('own call', { name, path: pattern }, () =>
        answerOwnCall({ leads, getTexts }, request, context),
      );
    }
    const whole = partOf ?? (name as WholeName);
    const path = upstreamPath(whole, params);
    if (path === null) return failure(404);
    const answer = await askUpstream({ name: whole, params, path, body, idempotencyKey, context });
    if (!partOf || !('payload' in answer)) return answer;
    const payload = answerPart(name as PartName, answer.payload as never, params as never);
    return { ...answer, payload };
  };

  // The schemas have checked that a payload is that of its call.
  return { call: answerCall as Gateway['call'] };
};

/**
 * Parses the items of a long list in slices. The results are left to the cache of the schema (`listOf`), where `parsePayload`
 * of the whole list then finds them.
 */
const cacheParsedItems = async (name: WholeName, list: readonly unknown[]): Promise<void> => {
  const pause = createTimeSlices();
  const items = list.slice(0, MAX_PAGED);
  for (let start = 0; start < items.length; start += ITEMS_AT_ONCE) {
    parsePayload(name, items.slice(start, start + ITEMS_AT_ONCE));
    await pause();
  }
};

const parse = async (name: WholeName, payload: unknown): Promise<unknown> => {
  if (Array.isArray(payload) && payload.length > ITEMS_AT_ONCE)
    await cacheParsedItems(name, payload);
  const pause = createTimeSlices();
  const result = hasLongHtml(payload)
    ? await runInWorker('parsePayload', name, payload)
    : parsePayload(name, payload);
  // Rendering the page takes some time, too.
  await pause();
  if (result === undefined) throw new UpstreamFailure(502, 'the response does not match the call');
  return result;
};

const isEmpty = (payload: unknown): boolean =>
  typeof (payload ?? {}) === 'object' && Object.keys(payload ?? {}).length === 0;
