import { CALLS, type CallName, type FormName } from '../../contract/calls.ts';
import { UPSTREAM_TIMEOUT_MS, USER_AGENT } from '../../contract/constants.ts';
import { HONEYPOT_FIELD, LEAD_FORMS, LEAD_KINDS } from '../../contract/forms.ts';
import { NO_METRICS, type Metrics } from '../observe/metrics.ts';
import { traceHeaders } from '../observe/trace.ts';
import { failure, firstText, upstreamError } from './errors.ts';
import { isRecord } from '../../lib/isRecord.ts';
import { UpstreamFailure } from './upstream.ts';
import type { GatewayAnswer, Upstream, UpstreamRequest } from './upstream.ts';

export interface ContentApiClientOptions {
  /** Origin of the content API: calls of the group `site` (`contract/calls.ts`) are below its `/api`. */
  contentApiUrl: string;
  /** Below it are the calls of the group `api`; the same `/api` when they have no address of their own. */
  contentApiBase?: string | undefined;
  timeoutMs?: number;
  maxBytes?: number;
  log: { warn(details: object, message: string): void };
  metrics?: Metrics;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Answers are cached for all visitors, so they must not depend on one visitor's language. */
const SITE_LANGUAGES = 'en-US,en;q=0.9';

const isForm = (name: CallName): name is FormName => Object.hasOwn(LEAD_KINDS, name);

/** Calls a content API over HTTP: once per call, without cookies or credentials. */
export const createContentApiClient = ({
  contentApiUrl,
  contentApiBase = `${contentApiUrl}/api`,
  timeoutMs = UPSTREAM_TIMEOUT_MS,
  maxBytes = MAX_BYTES,
  log,
  metrics = NO_METRICS,
}: ContentApiClientOptions): Upstream => {
  const bases = { site: `${contentApiUrl}/api`, api: contentApiBase };

  return {
    async answer(request) {
      const { name, path } = request;
      // Another content API has no pages by writers.
      if (name === 'page') return failure(404);
      const body = isForm(name) ? declaredFields(name, request.body) : undefined;
      if (isForm(name) && hasFilledHoneypot(request.body)) {
        // The API would store it as a lead, and an error would tell the sender why it was refused. So the answer is that of an
        // accepted form; the one to a registration repeats the guest's fields (`RegistrationEcho`).
        log.warn(
          { event: 'security', kind: 'quarantine', form: LEAD_KINDS[name], reason: 'honeypot' },
          'form with a filled honeypot dropped',
        );
        metrics.formQuarantined(name, 'honeypot');
        metrics.securityNoted('quarantine');
        return { status: 200, message: '', payload: name === 'register' ? body : {} };
      }
      const url = `${bases[CALLS[name].group]}${path}`;
      const { status, text } = await fetchText(url, requestInit(request, body), {
        timeoutMs,
        maxBytes,
      });
      return readAnswer(name, status, text);
    },
  };
};

/** @throws UpstreamFailure when no complete response arrives */
export const fetchText = async (
  url: string,
  init: RequestInit,
  { timeoutMs = UPSTREAM_TIMEOUT_MS, maxBytes = MAX_BYTES },
): Promise<{ status: number; text: string }> => {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal });
    return { status: response.status, text: await readBody(response, maxBytes) };
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error;
    throw signal.aborted
      ? new UpstreamFailure(504, `no complete response within ${timeoutMs} ms`, { cause: error })
      : new UpstreamFailure(502, 'the request failed', { cause: error });
  }
};

const hasFilledHoneypot = (body: object | undefined): boolean =>
  ((body as Record<string, unknown> | undefined)?.[HONEYPOT_FIELD] ?? '') !== '';

const declaredFields = (name: FormName, body: object = {}): object =>
  Object.fromEntries(
    Object.entries(body).filter(([field]) => Object.hasOwn(LEAD_FORMS[LEAD_KINDS[name]], field)),
  );

export const requestInit = (
  { name, idempotencyKey }: Pick<UpstreamRequest, 'name' | 'idempotencyKey'>,
  body?: object,
): RequestInit => ({
  method: CALLS[name].method,
  headers: {
    accept: 'application/json',
    'accept-language': SITE_LANGUAGES,
    'user-agent': USER_AGENT,
    ...traceHeaders(),
    ...(body && { 'content-type': 'application/json' }),
    ...(body && idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  },
  body: body && JSON.stringify(body),
  // A redirect could lead to any server.
  redirect: 'manual',
});

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

const readAnswer = (name: CallName, status: number, text: string): GatewayAnswer => {
  const { method } = CALLS[name];
  const body = parseJson(text);
  if (status >= 400 && status <= 599) return upstreamError(status, body, method);
  if (status === 204 && method === 'POST') return { status: 200, message: '', payload: {} };
  if (status < 200 || status > 299 || status === 204)
    throw new UpstreamFailure(502, `unexpected status ${status}`);
  if (typeof body !== 'object' || body === null)
    throw new UpstreamFailure(502, 'the body is neither a JSON object nor a list');
  return { status, ...openEnvelope(body) };
};

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The payload sits in `data` or in `data.data`; the outermost message wins. */
const openEnvelope = (body: object): { payload: unknown; message: string } => {
  const inner = unwrap(body);
  const payload = unwrap(inner);
  const messages = [body, inner, payload].map((value) => isRecord(value) && value.message);
  return { payload, message: firstText(...messages) };
};

const unwrap = (value: unknown): unknown =>
  isRecord(value) && Object.hasOwn(value, 'data') ? value.data : value;
