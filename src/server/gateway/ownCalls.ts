import type { ApiAnswer, ApiRequest, CallPayload, OwnName } from '../../contract/calls.ts';
import { NEWSLETTER_ANSWERS } from '../../contract/forms.ts';
import type { LeadService } from '../leads/leadService.ts';
import type { NewsletterLinkName } from '../leads/submissions/newsletter.ts';
import type { CallContext } from './upstream.ts';

export type OwnLeads = Pick<
  LeadService,
  | 'demoSlots'
  | 'myDemo'
  | 'moveDemo'
  | 'cancelDemo'
  | 'myRegistration'
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
  myRegistration: (leads, { params }) => leads.myRegistration(params.token),
  cancelRegistration: (leads, { params }) => leads.cancelRegistration(params.token),
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
