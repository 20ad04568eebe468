import type { CallDescription, CallName } from '../../../contract/calls.ts';

/** What the server knows of the visitor who makes a call. */
export interface CallContext {
  ip?: string | undefined;
  /** The browser's own header. */
  acceptLanguage?: string | undefined;
  /** Chosen by the browser: makes a POST that is sent twice count once. */
  idempotencyKey?: string | undefined;
}

export interface UpstreamRequest {
  name: CallName;
  call: CallDescription;
  /** Values of the call's `:name` parameters, decoded and harmless in a path. */
  params: Record<string, string>;
  /** The call's path with its parameters filled in and encoded, below the base of its group. */
  path: string;
  query: URLSearchParams;
  /** What a POST sends, always an object. */
  payload?: unknown;
  context: CallContext;
}

export interface UpstreamResponse {
  status: number;
  /** The value of the JSON; undefined where an error came without any. */
  body: unknown;
  /** Seconds or a date, as the other server wrote it. */
  retryAfter?: string | undefined;
}

/** Whoever answers the calls: the embedded content API or another server. */
export type Upstream = (request: UpstreamRequest) => Promise<UpstreamResponse>;

/** An exchange with an upstream that came to no readable answer. */
export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure';
  readonly status: 502 | 504;

  /** @param reason for the log; visitors never see it */
  constructor(status: 502 | 504, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.status = status;
  }
}
