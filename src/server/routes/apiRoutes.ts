import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  API_PREFIX,
  CALLS,
  type ApiRequest,
  type CallDescription,
  type CallName,
  type SentName,
} from '../../contract/calls.ts';
import { readLeadSource, SOURCE_FIELD } from '../../contract/leadSource.ts';
import { statusMessage, failure } from '../gateway/errors.ts';
import type { GatewayAnswer } from '../gateway/upstream.ts';
import { RETRY_AFTER_SECONDS } from '../leads/database/storageFailure.ts';
import { sendsPrivacySignal } from './analytics.ts';
import { loggedPath } from '../plugins/requestLog.ts';
import {
  answerNoScriptForm,
  FORM_TYPE,
  isNoScriptForm,
  sourceOfPage,
  type NoScriptFormOptions,
} from './noScriptForms.ts';
import { refuse } from '../plugins/refuse.ts';
import { isFormBody, readFormFields } from '../plugins/requestBodies.ts';
import type { ServerOptions } from '../serverOptions.ts';
import { registerBookingCalendars } from './bookingCalendars.ts';

export type ApiOptions = NoScriptFormOptions &
  Pick<ServerOptions, 'gateway' | 'leadService' | 'log'>;

/** Answers in the API's shape. */
export const setApiErrorHandler = (api: FastifyInstance, log: FastifyBaseLogger): void => {
  api.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    const status = statusCode < 500 || statusCode === 503 ? statusCode : 500;
    if (status >= 500) log.error({ err: error, path: loggedPath(request.url) }, 'api failed');
    if (status === 503) void reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return refuse(request, reply, { status, message: statusMessage(status) });
  });
};

/**
 * Serves every call of `contract/calls.ts` below `/api`: `requestDemo` at `POST /api/request-demo`. Before a handler, `server.ts`
 * runs the hooks of each request (its id in logs, security headers, load guard), `plugins/postGuard.ts` for a POST, and the
 * parser of its body (`plugins/requestBodies.ts` for JSON, below for forms without scripts).
 */
export const registerApi = (server: FastifyInstance, options: ApiOptions): void => {
  const { leadService, log } = options;
  server.register(async (api) => {
    api.removeContentTypeParser('text/plain');
    api.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => Object.fromEntries(readFormFields(body)),
    );
    setApiErrorHandler(api, log);
    for (const [path, names] of CALLS_BY_PATH) registerCalls(api, path, names, options);
    api.all(`${API_PREFIX}/*`, (_request, reply) => sendAnswer(reply, failure(404)));
    api.all(API_PREFIX, (_request, reply) => sendAnswer(reply, failure(404)));
    // Registered here, so that its failures are answered in the API's shape.
    registerBookingCalendars(api, leadService);
  });
};

const pathOf = (name: CallName): string => CALLS[name].path.split('?')[0]!;

/** The parameters of a call's query: `[['page', ':page']]`. */
const queryOf = (name: CallName): [key: string, value: string][] => [
  ...new URLSearchParams(CALLS[name].path.split('?')[1]),
];

/** A list and the calls for parts of it share a path; the parts come first. */
const CALLS_BY_PATH = Map.groupBy(Object.keys(CALLS) as CallName[], pathOf);

const registerCalls = (
  api: FastifyInstance,
  path: string,
  names: readonly CallName[],
  options: ApiOptions,
): void => {
  const { method } = CALLS[names[0]!];
  const url = API_PREFIX + path;
  api.route({
    method,
    url,
    handler: (request, reply) => answerCall(readCall(names, request), request, reply, options),
  });
  api.route({
    method: api.supportedMethods.filter(
      (other) => other !== method && !(other === 'HEAD' && method === 'GET'),
    ),
    url,
    handler: (_request, reply) => sendAnswer(reply, failure(405, { allow: method })),
  });
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The parameter by which a call for a part is recognized: the first of its query. */
const markerOf = (name: CallName): string => queryOf(name)[0]![0];

const nameOf = (names: readonly CallName[], query: Query): CallName =>
  names.find((name) => {
    const { partOf }: CallDescription = CALLS[name];
    return !partOf || markerOf(name) in query;
  })!;

/** Of a repeated parameter the first value. */
const queryParamsOf = (name: CallName, query: Query): object =>
  Object.fromEntries(
    queryOf(name)
      .filter(([, value]) => value.startsWith(':'))
      .map(([key, value]) => [value.slice(1), [query[key]].flat()[0] ?? '']),
  );

/** The call of a request at the path that these calls share. */
const readCall = (names: readonly CallName[], request: FastifyRequest): ApiRequest => {
  const query = request.query as Query;
  const name = nameOf(names, query);
  const params = { ...(request.params as object), ...queryParamsOf(name, query) };
  // The router has matched the path of the call, so it has the call's parameters.
  return { name, params, body: request.body } as ApiRequest;
};

const isSent = (call: ApiRequest): call is ApiRequest<SentName> =>
  CALLS[call.name].method === 'POST';

/** Visible ASCII: both a UUID and the quoted text of the draft standard. */
const IDEMPOTENCY_KEY = /^[\x21-\x7E]{1,200}$/;
const INVALID_KEY = 'An Idempotency-Key is 1 to 200 visible ASCII characters.';

const answerCall = async (
  call: ApiRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ApiOptions,
): Promise<FastifyReply> => {
  const idempotencyKey = request.headers['idempotency-key']?.toString();
  if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey))
    return refuse(request, reply, { status: 400, message: INVALID_KEY });
  const { gateway } = options;
  if (!isSent(call)) return sendAnswer(reply, await gateway.call(call), call.name);

  const { body: sent = {} } = call;
  if (!isFormBody(sent)) return sendAnswer(reply, failure(400));
  const submit = (body: object) =>
    gateway.call(
      { ...call, body, idempotencyKey },
      {
        ip: request.ip,
        isFromScript: isFromScript(request),
        source: sourceOf(request, sent),
      },
    );
  return isNoScriptForm(request)
    ? answerNoScriptForm({ call, sent, submit, request, reply, options })
    : sendAnswer(reply, await submit(sent), call.name);
};

const sendAnswer = (
  reply: FastifyReply,
  { headers = {}, ...answer }: GatewayAnswer,
  name?: CallName,
): FastifyReply => {
  void reply.status(answer.status).headers({ ...headers, 'cache-control': 'no-store' });
  if (!('payload' in answer) || !name) return reply.send(answer);
  const { payload, message } = answer;
  const { group, method } = CALLS[name];
  return reply.send({
    ...((method === 'POST' || message !== '') && { message }),
    data: group === 'site' ? { data: payload } : payload,
  });
};

/** Other programs send neither header. Browsers before 2023 send no `Sec-Fetch-Mode`. */
const isFromScript = ({ headers }: FastifyRequest): boolean => {
  const { origin, 'sec-fetch-site': relation, 'sec-fetch-mode': mode } = headers;
  if (origin === undefined && relation === undefined) return false;
  return mode === undefined ? !headers['content-type']?.startsWith(FORM_TYPE) : mode !== 'navigate';
};

const sourceOf = (request: FastifyRequest, sent: Readonly<Record<string, unknown>>) => {
  if (sendsPrivacySignal(request)) return null;
  return isNoScriptForm(request) ? sourceOfPage(request) : readLeadSource(sent[SOURCE_FIELD]);
};
