import type { ApiAnswer, CallDescription, WholeName } from '../../../contract/calls.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';

/** What came along with a form. Of reads there is nothing of the visitor: an answer may be kept for others. */
export interface CallContext {
  ip?: string | undefined;
  /** What brought the visitor here, if anything is known of it. */
  source?: LeadSource | null | undefined;
  /** Whether a page's script sent a form; else it is a browser's without scripts, or a program's. */
  isFromScript?: boolean | undefined;
}

export interface UpstreamRequest {
  name: WholeName;
  call: CallDescription;
  /** Decoded; those of the path harmless in one. */
  params: Readonly<Record<string, string>>;
  /** The call's path with its parameters filled in and encoded, below the base of its group. */
  path: string;
  /** The parameters of the query that the call knows, and no others. */
  query: URLSearchParams;
  /** What a POST sends. */
  body?: object | undefined;
  /** Chosen by the browser: makes a POST that is sent twice count once. */
  idempotencyKey?: string | undefined;
  context: CallContext;
}

/** An answer with the few HTTP headers that go with it, names in lower case. */
export type GatewayAnswer<Payload = unknown> = ApiAnswer<Payload> & {
  headers?: Readonly<Record<string, string>>;
};

/** Whoever answers the calls: the embedded content API or another server. What its payload holds is not known. */
export type Upstream = (request: UpstreamRequest) => Promise<GatewayAnswer>;

/** An exchange with an upstream that came to no readable answer. */
export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure';
  readonly status: 502 | 503 | 504;
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param reason for the log; visitors never see it
   * @param options `headers` go with the answer
   */
  constructor(
    status: 502 | 503 | 504,
    reason: string,
    { headers = {}, ...options }: ErrorOptions & { headers?: Record<string, string> } = {},
  ) {
    super(reason, options);
    this.status = status;
    this.headers = headers;
  }
}
