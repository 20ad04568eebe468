import { NEWSLETTER_ANSWERS } from '../../../contract/newsletter.ts';
import type { LeadService } from '../../leads/leadService.ts';
import type { NewsletterLinkName } from '../../leads/submissions/newsletter.ts';
import { comeAgain } from './embeddedUpstream.ts';
import type { OwnAnswers } from './gateway.ts';

type OwnLeads = Pick<
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

const isLink = (link: string): link is NewsletterLinkName =>
  link === 'confirm' || link === 'unsubscribe';
const UNKNOWN_LINK = { status: 404, message: NEWSLETTER_ANSWERS.unknownLink };

/**
 * Answers what only this site knows, whoever has its content.
 * @param hasEvents false with another content API, which has the events and their registrations
 */
export const ownAnswers = (leads: OwnLeads, hasEvents: boolean): OwnAnswers => ({
  ...(hasEvents && {
    myRegistration: ({ params }) => leads.myRegistration(params.token).catch(comeAgain),
    cancelRegistration: ({ params }) => leads.cancelRegistration(params.token).catch(comeAgain),
  }),
  demoSlots: () => leads.demoSlots().catch(comeAgain),
  myDemo: ({ params }) => leads.myDemo(params.token).catch(comeAgain),
  moveDemo: ({ params, body }, context) =>
    leads.moveDemo(params.token, { body, ...context }).catch(comeAgain),
  cancelDemo: ({ params, body }, context) =>
    leads.cancelDemo(params.token, { body, ...context }).catch(comeAgain),
  newsletterLink: async ({ params: { link, token } }) =>
    isLink(link) ? leads.newsletterLink(link, token).catch(comeAgain) : UNKNOWN_LINK,
  followNewsletterLink: async ({ params: { link, token }, body }, { ip }) => {
    if (!isLink(link)) return UNKNOWN_LINK;
    const isForNewMail = 'new_mail' in body;
    return leads.followNewsletterLink(link, { token, isForNewMail, ip }).catch(comeAgain);
  },
});
