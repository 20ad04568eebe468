import type { ApiAnswer, ApiRequest, CallPayload, OwnName } from '../../contract/calls.ts';
import { NEWSLETTER_ANSWERS } from '../../contract/newsletter.ts';
import type { EventRegistrationRow } from '../leads/database/schema.ts';
import type { LeadService } from '../leads/leadService.ts';
import type { NewsletterLinkName } from '../leads/submissions/submissions.ts';
import type { CallContext } from './upstream.ts';

export type OwnLeads = Pick<
  LeadService,
  | 'demoSlots'
  | 'myDemo'
  | 'moveDemo'
  | 'cancelDemo'
  | 'registration'
  | 'cancelRegistration'
  | 'newsletterLink'
  | 'followNewsletterLink'
>;

type OwnAnswers = {
  [Name in OwnName]: (
    leads: OwnLeads,
    request: ApiRequest<Name>,
    context: CallContext,
  ) => Promise<ApiAnswer<CallPayload<Name>>>;
};

const OWN_ANSWERS: OwnAnswers = {
  demoSlots: (leads) => leads.demoSlots(),
  myDemo: (leads, { params }) => leads.myDemo(params.token),
  moveDemo: (leads, { params, body }, context) =>
    leads.moveDemo(params.token, { body, ...context }),
  cancelDemo: (leads, { params, body }, context) =>
    leads.cancelDemo(params.token, { body, ...context }),
  myRegistration: async (leads, { params }) =>
    registrationAnswer(await leads.registration(params.token)),
  cancelRegistration: async (leads, { params }) =>
    registrationAnswer(
      await leads.cancelRegistration(params.token),
      'Your registration is canceled',
    ),
  newsletterLink: async (leads, { params: { link, token } }) =>
    isNewsletterLink(link) ? leads.newsletterLink(link, token) : UNKNOWN_LINK,
  followNewsletterLink: async (leads, { params: { link, token }, body }, { ip }) => {
    if (!isNewsletterLink(link)) return UNKNOWN_LINK;
    return leads.followNewsletterLink(link, { token, isForNewMail: 'new_mail' in body, ip });
  },
};

/** Answers a call about leads, which no content API knows. */
export const answerOwnCall = <Name extends OwnName>(
  leads: OwnLeads,
  request: ApiRequest<Name>,
  context: CallContext,
): Promise<ApiAnswer<CallPayload<Name>>> => {
  const { name } = request as ApiRequest<OwnName>;
  const answer = OWN_ANSWERS[name] as OwnAnswers[Name];
  return answer(leads, request, context);
};

const isNewsletterLink = (link: string): link is NewsletterLinkName =>
  link === 'confirm' || link === 'unsubscribe';

const UNKNOWN_LINK = { status: 404, message: NEWSLETTER_ANSWERS.unknownLink };

const registrationAnswer = (
  row: EventRegistrationRow | 'begun' | null,
  message = '',
): ApiAnswer<CallPayload<'myRegistration'>> => {
  if (row === null) return { status: 404, message: 'There is no such registration.' };
  if (row === 'begun') return { status: 410, message: 'This event has begun.' };
  const payload = {
    event: { slug: row.event_slug, title: row.event_title, starts_at: row.event_starts_at },
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    is_canceled: row.canceled_at !== null,
  };
  return { status: 200, message, payload };
};
