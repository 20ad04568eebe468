import type { ApiAnswer, WholeName } from '../../contract/calls.ts';
import { CALLS, fillPath } from '../../contract/calls.ts';
import type { SentForm } from '../leads/submissions/submitForm.ts';

/** The visitor's part of a submission. Reads have no context, because their answers are cached for all visitors. */
export type CallContext = Pick<SentForm, 'ip' | 'source' | 'isFromScript'>;

export interface UpstreamRequest {
  name: WholeName;
  params: Readonly<Record<string, string>>;
  path: string;
  body?: object | undefined;
  idempotencyKey?: string | undefined;
  context: CallContext;
}

export type GatewayAnswer<Payload = unknown> = ApiAnswer<Payload> & {
  headers?: Readonly<Record<string, string>>;
};

/**
 * What answers the calls of the content API: `createEmbeddedUpstream` (`content/source/embeddedUpstream.ts`) from the documents
 * and leads of this site, `createContentApiClient` (`gateway/contentApiClient.ts`) from another site over HTTP.
 */
export interface Upstream {
  /** @throws UpstreamFailure without a complete answer */
  answer(request: UpstreamRequest): Promise<GatewayAnswer>;
}

/** The message is for the log; visitors never see it. */
export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure';
  readonly status: 502 | 504;

  constructor(status: 502 | 504, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.status = status;
  }
}

// eslint-disable-next-line no-control-regex -- matches control characters on purpose
const UNSAFE_SEGMENT = /[/\\\u0000-\u001F\u007F]|^\.{0,2}$/;

const PATTERNS: ReadonlySet<string> = new Set(Object.values(CALLS).map(({ path }) => path));

/** Null if a parameter leads to another call, as `..` does or `active` in `/landing/blogs/active`. */
export const upstreamPath = (
  name: WholeName,
  params: Readonly<Record<string, string>>,
): string | null => {
  const { path: pattern } = CALLS[name];
  const values = Object.entries(params).map(([key, value]) => [key, value.toWellFormed()]);
  const filled = fillPath(pattern, Object.fromEntries(values) as Record<string, string>);
  const pathParams = Array.from(pattern.split('?')[0]!.matchAll(/:(\w+)/g), ([, name]) => name!);
  const isUnsafe = pathParams.some((name) => UNSAFE_SEGMENT.test(params[name] ?? ''));
  return isUnsafe || (filled !== pattern && PATTERNS.has(filled)) ? null : filled;
};
