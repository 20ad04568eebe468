import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routes.ts';
import { callPath, type ApiAnswer, type ApiRequest, type SentName } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import {
  DEMO_TIME_INPUTS,
  demoInputsFor,
  formMessages,
  NEWSLETTER_ANSWERS,
  pickFields,
} from '../../contract/forms.ts';
import { touchOf, type LeadSource } from '../../contract/leadSource.ts';
import { holdsToken, paths } from '../../contract/paths.ts';
import { DEMO_SLOTS } from '../../lib/demoTimes.ts';
import { instantOf, wallClockAt } from '../../lib/zonedTime.ts';
import type { NoScriptAnswer } from '../../shared/lead-form/NoScriptAnswer.ts';
import { myDemoStrings } from '../../strings/requestDemo.ts';
import { myRegistrationStrings } from '../../strings/guests.ts';
import { newsletterStrings, type SubscriptionOutcome } from '../../strings/newsletter.ts';
import { formsStrings } from '../../strings/forms.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import type { SiteFile } from '../content/load/loadSite.ts';
import type { ContentSource } from '../content/source/contentSource.ts';
import type { GatewayAnswer } from '../gateway/upstream.ts';
import type { Pages } from '../ssr/pages.ts';
import { refuse } from '../plugins/refuse.ts';

export interface NoScriptFormOptions {
  content: Pick<ContentSource, 'office'>;
  siteFile: Pick<SiteFile, 'time_zone'>;
  pages: Pick<Pages, 'sendFormAnswer'>;
}

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Whether a browser without scripts sent the form. Programs that send forms ask for JSON. */
export const isNoScriptForm = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  (headers['content-type']?.startsWith(FORM_TYPE) ?? false) &&
  !(headers.accept?.startsWith('application/json') ?? false);

type Typed = Readonly<Record<string, string>>;

interface NoScriptForm {
  call: ApiRequest<SentName>;
  sent: Readonly<Record<string, unknown>>;
  submit: (body: object) => Promise<GatewayAnswer>;
  request: FastifyRequest;
  reply: FastifyReply;
  options: NoScriptFormOptions;
}

export const answerNoScriptForm = async (form: NoScriptForm): Promise<FastifyReply> => {
  const { call, sent, submit, request, reply } = form;
  const { content, siteFile, pages } = form.options;
  const zone = siteFile.time_zone;
  const typed = typedFields(sent, zone);
  const answer = await submit({
    ...typed,
    preferred_datetime: momentOf(typed, zone, content.office() !== undefined),
  });
  void reply.headers(answer.headers ?? {});
  if (call.name === 'subscribe') {
    const outcome = subscriptionOutcome(answer);
    if (outcome) {
      const query = `newsletter=${outcome}`;
      return reply.redirect(`${paths.blog}?${query}#${ELEMENT_IDS.newsletter}`, 303);
    }
  }
  if (call.name === 'followNewsletterLink') {
    if (!('payload' in answer) && answer.status !== 404) return refuse(request, reply, answer);
    const { link, token } = call.params;
    if (link === 'unsubscribe') return reply.redirect(paths.newsletterUnsubscribe(token), 303);
    return reply.redirect(paths.newsletterConfirm(token), 303);
  }
  const { page, failed } = pageOf(call, request);
  return pages.sendFormAnswer(
    page,
    noScriptAnswer(call, typed, answer, failed),
    answer.status,
    reply,
  );
};

/** The page that shows the form, and what it says of a failure without a message. */
const pageOf = (
  call: ApiRequest<Exclude<SentName, 'followNewsletterLink'>>,
  request: FastifyRequest,
): { page: string; failed: string } => {
  switch (call.name) {
    case 'subscribe':
      return { page: paths.blog, failed: newsletterStrings.failed };
    case 'cancelRegistration':
      return {
        page: paths.myRegistration(call.params.token),
        failed: myRegistrationStrings.failed,
      };
    case 'moveDemo':
    case 'cancelDemo':
      return { page: paths.myDemo(call.params.token), failed: myDemoStrings.failed };
    case 'register':
    case 'emailMyLink': {
      const referer = refererPath(request);
      const page = referer.startsWith(paths.event('')) ? referer : paths.event(call.params.id);
      const { failed } =
        call.name === 'register' ? formsStrings.registration : webinarsStrings.event.link;
      return { page, failed };
    }
    case 'requestDemo':
      return { page: paths.requestDemo, failed: formsStrings.demo.failed };
  }
};

const noScriptAnswer = (
  { name, params }: ApiRequest,
  typed: Typed,
  answer: ApiAnswer,
  failed: string,
): NoScriptAnswer => {
  const action = (callPath as (name: string, params: object) => string)(name, params);
  if ('payload' in answer) {
    // The success view of a demo names its time.
    const values = name === 'requestDemo' ? pickFields(typed, DEMO_TIME_INPUTS) : {};
    return { action, values, fields: {}, message: '', data: answer.payload };
  }
  const errors = Object.entries(answer.fields ?? {}).flatMap(([field, message]) =>
    demoInputsFor(field, message, typed).map((input): [string, string] => [input, message]),
  );
  // The message of an answer with one mistake is that of its field.
  const isShownAtField = errors.some(([, message]) => message === answer.message);
  return {
    action,
    values: typed,
    fields: Object.fromEntries(errors),
    alternatives: answer.alternatives,
    message: isShownAtField ? formMessages.correctFields : answer.message || failed,
    data: null,
  };
};

/** Of a repeated field the last one. A moment chosen by a button is also split into date and time. */
const typedFields = (sent: Readonly<Record<string, unknown>>, zone: string): Typed => {
  const typed: Record<string, string> = {};
  for (const [field, value] of Object.entries(sent)) {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last === 'string') typed[field] = last;
  }
  const instant = Date.parse(typed.preferred_datetime ?? '');
  if (Number.isNaN(instant)) return typed;
  const [preferred_date = '', preferred_time = ''] = wallClockAt(instant, zone).split(' ');
  return { ...typed, preferred_date, preferred_time };
};

/** In the site's zone, because the visitor's is unknown; '' for a time that is not offered. */
const momentOf = (typed: Typed, zone: string, hasOfficeHours: boolean): string => {
  const { preferred_date = '', preferred_time = '', preferred_datetime } = typed;
  if (preferred_datetime !== undefined) return preferred_datetime;
  const isOffered = hasOfficeHours
    ? preferred_time.endsWith(':00')
    : DEMO_SLOTS.some(({ value }) => value === preferred_time);
  const instant = isOffered ? instantOf(`${preferred_date} ${preferred_time}`, zone) : null;
  return instant === null ? '' : new Date(instant).toISOString();
};

/** Undefined after a failure. Only their messages tell the two successes of this site's API apart; another API has one. */
const subscriptionOutcome = ({ status, message }: ApiAnswer): SubscriptionOutcome | undefined => {
  if (status < 300) return message === NEWSLETTER_ANSWERS.asked ? 'asked' : 'subscribed';
  return status === 409 ? 'connected' : undefined;
};

const refererUrl = ({ headers: { referer = '', host } }: FastifyRequest): URL | undefined => {
  const url = URL.parse(referer);
  return url?.host === host ? (url ?? undefined) : undefined;
};

/** The path as the route table writes it: a raw path could name another host (`//host`). */
const refererPath = (request: FastifyRequest): string => {
  const url = refererUrl(request);
  if (!url) return paths.home;
  const { route, path } = matchRoute(url.pathname);
  // No page of a writer has a form, and visitors can type any address of one.
  return route.missing || route.path === paths.page.pattern ? paths.home : path;
};

export const sourceOfPage = (request: FastifyRequest): LeadSource | null => {
  const url = refererUrl(request);
  if (!url || holdsToken(matchRoute(url.pathname).route.path)) return null;
  const touch = touchOf(url, '');
  return touch ? { first: touch, last: touch } : null;
};
