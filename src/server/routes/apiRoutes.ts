import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routes.ts';
import {
  API_PREFIX,
  CALLS,
  type ApiAnswer,
  type ApiRequest,
  type CallParams,
} from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/elementIds.ts';
import type { ApiError } from '../../contract/entities.ts';
import {
  readLeadSource,
  SOURCE_FIELD,
  touchOf,
  type LeadSource,
} from '../../contract/leadSource.ts';
import { NEWSLETTER_ANSWERS } from '../../contract/newsletter.ts';
import { holdsToken, paths } from '../../contract/paths.ts';
import type { SubscriptionOutcome } from '../../strings/newsletter.ts';
import type { SiteFile } from '../content/load/loadSite.ts';
import { RETRY_AFTER_SECONDS } from '../leads/database/storageFailure.ts';
import { asksForPrivacy } from './analytics.ts';
import type { ServerOptions } from '../serverOptions.ts';
import {
  readHttpCall,
  writeHttpAnswer,
  writeHttpError,
  type HttpAnswer,
} from '../gateway/calls/httpCalls.ts';
import { readRecord } from '../gateway/calls/readValue.ts';
import { loggedPath, noteOn } from '../plugins/requestLog.ts';
import type { Pages } from '../ssr/pages.ts';
import { refuse } from '../plugins/fallbackPage.ts';
import { noScriptFormOf, formResult, typedFields } from './noScriptForms.ts';

const failure = (status: number, message: string): ApiError => ({ status, message });

/** Words for what Fastify itself refuses before the gateway sees it. */
const refusal = (status: number): ApiError => {
  if (status === 413) return failure(413, 'The request is too large.');
  if (status === 415) return failure(415, 'Send JSON or a form.');
  if (status >= 400 && status < 500) return failure(status, 'The request could not be read.');
  if (status === 503)
    return failure(503, 'The server is not available at the moment. Please try again later.');
  return failure(500, 'Something went wrong on the server. Please try again later.');
};

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Whether a browser without scripts sent a form. A program that speaks forms asks for JSON back, and gets it. */
const isNoScriptForm = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  (headers['content-type']?.startsWith(FORM_TYPE) ?? false) &&
  !(headers.accept?.startsWith('application/json') ?? false);

/**
 * Whether a page's script sent this. Programs that are no browsers say nothing of where they come from; a browser says
 * whether it navigates, which scripts cannot make it say. Those before 2023 don't, and send forms without scripts as such.
 */
const isFromScript = ({ headers }: FastifyRequest): boolean => {
  const { origin, 'sec-fetch-site': relation, 'sec-fetch-mode': mode } = headers;
  if (origin === undefined && relation === undefined) return false;
  return mode === undefined ? !headers['content-type']?.startsWith(FORM_TYPE) : mode !== 'navigate';
};

/** Address of the page of this site that a request was made on. */
const refererUrl = ({ headers: { referer = '', host } }: FastifyRequest): URL | undefined => {
  const address = URL.canParse(referer) ? new URL(referer) : undefined;
  return address?.host === host ? address : undefined;
};

/**
 * Path of the page that a form without scripts was sent from: one of our own, as the site itself writes it. A path from
 * a header may be an address of another site (`//host`).
 */
const refererPath = (request: FastifyRequest): string => {
  const address = refererUrl(request);
  if (!address) return paths.home;
  const { route, path } = matchRoute(address.pathname);
  return route.missing ? paths.home : path;
};

/** What brought the visitor here: a script tells it, and without one the address of the form's own page does. */
const sourceOf = (request: FastifyRequest, body: object | undefined): LeadSource | null => {
  if (asksForPrivacy(request)) return null;
  if (!isNoScriptForm(request)) return readLeadSource(readRecord(body)[SOURCE_FIELD]);
  const address = refererUrl(request);
  if (!address || holdsToken(matchRoute(address.pathname).route.path)) return null;
  const touch = touchOf(address, '');
  return touch ? { first: touch, last: touch } : null;
};

/** What the draft standard's quoted text and a plain UUID have in common: visible ASCII, not too long. */
const IDEMPOTENCY_KEY = /^[\x21-\x7E]{1,200}$/;

const subscriptionOutcome = ({ status, message }: ApiAnswer): SubscriptionOutcome => {
  if (status < 300) {
    return message === NEWSLETTER_ANSWERS.asked ? 'asked' : 'subscribed';
  }
  if (status === 409) return 'connected';
  return status === 400 || status === 422 ? 'refused' : 'failed';
};

/** Where a form of the newsletter's pages leads back to. */
const newsletterPage = ({ link, token }: CallParams<'followNewsletterLink'>, typed: object) => {
  if (link === 'unsubscribe') return paths.newsletterUnsubscribe(token);
  return paths.newsletterConfirm(token) + ('new_mail' in typed ? '?mail=sent' : '');
};

export interface ApiOptions extends Pick<
  ServerOptions,
  'gateway' | 'leadService' | 'hasOfficeHours' | 'log'
> {
  siteFile: Pick<SiteFile, 'time_zone'>;
  pages: Pick<Pages, 'sendFormAnswer'>;
}

/** `/api/*` goes to the gateway; `/calendar/*.ics` are the demo's calendar files. */
export const registerApi = (
  server: FastifyInstance,
  { siteFile, gateway, leadService, hasOfficeHours, log, pages }: ApiOptions,
): void => {
  const send = ({ status, body, headers }: HttpAnswer, reply: FastifyReply) =>
    reply
      .status(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send(body);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const idempotencyKey = request.headers['idempotency-key']?.toString();
    if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
      const body = failure(400, 'An Idempotency-Key is 1 to 200 visible ASCII characters.');
      return refuse(request, reply, body);
    }
    const call = readHttpCall(request.method, request.url, {
      contentType: request.headers['content-type'] ?? '',
      payload: request.body,
    });
    if (!('name' in call)) return send(writeHttpError(call), reply);
    noteOn(request, { route: API_PREFIX + CALLS[call.name].path });

    const makeCall = (body = call.body) =>
      gateway.call({ ...call, body, idempotencyKey } as ApiRequest, {
        ip: request.ip,
        isFromScript: isFromScript(request),
        source: sourceOf(request, call.body),
      });
    if (isNoScriptForm(request)) {
      const referer = refererPath(request);
      if (call.name === 'subscribe') {
        // Back to the page with the box, which says what came of it (PRG, so a reload sends nothing again).
        const outcome = subscriptionOutcome(await makeCall());
        return reply.redirect(`${referer}?newsletter=${outcome}#${ELEMENT_IDS.newsletter}`, 303);
      }
      if (call.name === 'followNewsletterLink') {
        const made = await makeCall();
        if ('payload' in made || made.status === 404) {
          return reply.redirect(
            newsletterPage(call.params, typedFields(call.body, siteFile.time_zone)),
            303,
          );
        }
        return refuse(request, reply.headers(made.headers ?? {}), made);
      }
      const form = noScriptFormOf(call, referer);
      if (form) {
        const typed = typedFields(call.body, siteFile.time_zone);
        const result = await makeCall(
          form.toRequest(typed, {
            zone: siteFile.time_zone,
            hasOfficeHours: hasOfficeHours?.() ?? false,
          }),
        );
        void reply.headers(result.headers ?? {});
        return pages.sendFormAnswer(
          form.page,
          formResult(form, typed, result),
          result.status,
          reply.headers(result.headers ?? {}),
        );
      }
    }
    const made = await makeCall();
    const written = writeHttpAnswer(call.name, made);
    return send(written, reply);
  };

  server.register(async (api) => {
    api.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const body = refusal(error.statusCode ?? 500);
      if (body.status >= 500)
        log.error({ err: error, path: loggedPath(request.url) }, 'api failed');
      if (body.status === 503) void reply.header('retry-after', String(RETRY_AFTER_SECONDS));
      return refuse(request, reply, body);
    });
    api.all(`${API_PREFIX}/*`, answer);
    api.all(API_PREFIX, answer);
    api.get<{ Params: { token: string } }>(paths.demoCalendar.pattern, async (request, reply) => {
      const token = /^([\w-]+)\.ics$/.exec(request.params.token)?.[1];
      const calendar = token ? await leadService.demoCalendar(token) : null;
      if (calendar === null) return reply.status(404).send(failure(404, 'There is no such event.'));
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="demo.ics"')
        .header('cache-control', 'no-store')
        .send(calendar);
    });
  });
};
