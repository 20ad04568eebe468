import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  isBrokenCircuitError,
} from 'cockatiel';
import type { CallDescription } from '../../../contract/calls.ts';
import { failure } from './gatewayErrors.ts';
import { UpstreamFailure } from './upstream.ts';
import type { GatewayAnswer, Upstream } from './upstream.ts';

/**
 * Failed reads in a row after which a server is left alone. One visit makes nine at most of what one broken page reads
 * (a post once, the two lists beside it four times each): that is no reason to give the other pages up.
 */
export const FAILURES_IN_A_ROW = 10;
/** Milliseconds until the next read may try again. Pages are whole again so soon after the server is. */
export const REST_MS = 2000;

export interface BreakerLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

const MESSAGES = {
  [CircuitState.Closed]: 'content API is asked again',
  [CircuitState.HalfOpen]: 'content API is tried by one read',
  [CircuitState.Open]: 'content API is left alone: its reads fail at once',
};

/**
 * Spares visitors the wait for a server that does not answer, and that server the reads of all of them: after
 * FAILURES_IN_A_ROW of no answer, a time-out or a status of 500 and above, reads below its base fail at once, as the last
 * one did. After REST_MS one read goes through; when that is answered, all do. Each base is judged by its own reads.
 * Forms always go through: a lead must not be lost for what became of reads.
 */
export const breakReads = (
  upstream: Upstream,
  bases: Readonly<Record<CallDescription['group'], string>>,
  log: BreakerLog,
  onTurn: (group: string, isOpen: boolean) => void = () => undefined,
): Upstream => {
  const breakers = new Map(
    Object.values(bases).map((base) => [base, createBreaker(base, log)] as const),
  );
  for (const [group, base] of Object.entries(bases)) {
    const tell = (state: CircuitState) => onTurn(group, state !== CircuitState.Closed);
    tell(CircuitState.Closed);
    breakers.get(base)!.onStateChange(tell);
  }
  return async (request) => {
    const { call } = request;
    if (call.method !== 'GET') return upstream(request);
    const breaker = breakers.get(bases[call.group])!;
    const failAtOnce = () => failure(statusOf(breaker.lastFailure));
    // The library would have this one wait for what becomes of the trial.
    if (breaker.state === CircuitState.HalfOpen) return failAtOnce();
    try {
      return await breaker.execute(() => upstream(request));
    } catch (error) {
      if (isBrokenCircuitError(error)) return failAtOnce();
      throw error;
    }
  };
};

const createBreaker = (base: string, log: BreakerLog) => {
  const failures = handleAll.orWhenResult((answer) => (answer as GatewayAnswer).status >= 500);
  const breaker = circuitBreaker(failures, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  });
  breaker.onStateChange((state) => {
    if (state === CircuitState.Isolated) return;
    const level = state === CircuitState.Open ? 'warn' : 'info';
    log[level]({ base }, MESSAGES[state]);
  });
  return breaker;
};

type LastFailure = ReturnType<typeof circuitBreaker>['lastFailure'];

const statusOf = (last: LastFailure): number => {
  if (last && 'value' in last) return (last.value as GatewayAnswer).status;
  return last && last.error instanceof UpstreamFailure ? last.error.status : 502;
};
