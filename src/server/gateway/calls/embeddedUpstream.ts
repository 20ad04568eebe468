import type { ApiAnswer, CallName, CallParams, FormName } from '../../../contract/calls.ts';
import type { ContentApi } from '../../content/api/contentApi.ts';
import type { SentForm } from '../../leads/formAnswers.ts';
import type { LeadService } from '../../leads/leadService.ts';
import { RETRY_AFTER_SECONDS, StorageFailure } from '../../leads/storageFailure.ts';
import type { NewsletterLinkName } from '../../leads/submissions.ts';
import { NEWSLETTER_ANSWERS } from '../../../contract/newsletter.ts';
import type { OwnAnswers } from './gateway.ts';
import { UpstreamFailure } from './upstream.ts';
import type { Upstream } from './upstream.ts';

/** Answers the gateway's calls in this process: reads from the site's own content, forms go where leads are kept. */
export const createEmbeddedUpstream = (
  content: Pick<ContentApi, 'read' | 'findEvent'>,
  leads: Pick<LeadService, 'subscribe' | 'requestDemo' | 'register'>,
): Upstream => {
  const forms: {
    [Name in FormName]: (form: SentForm, params: CallParams<Name>) => Promise<ApiAnswer>;
  } = {
    subscribe: (form) => leads.subscribe(form),
    requestDemo: (form) => leads.requestDemo(form),
    async register(form, { id }) {
      const event = content.findEvent(id);
      return 'message' in event ? event : leads.register(form, event);
    },
  };
  const isForm = (name: CallName): name is FormName => Object.hasOwn(forms, name);

  return ({ name, params, body, idempotencyKey, context }) =>
    isForm(name)
      ? forms[name]({ body, idempotencyKey, ...context }, params).catch(comeAgain)
      : content.read(name, params);
};

/** Answers what only this site knows of the newsletter, whoever has its content. */
export const ownAnswers = (
  leads: Pick<LeadService, 'newsletterLink' | 'followNewsletterLink'>,
): OwnAnswers => {
  const isLink = (link: string): link is NewsletterLinkName =>
    link === 'confirm' || link === 'unsubscribe';
  const unknown = { status: 404, message: NEWSLETTER_ANSWERS.unknownLink };
  return {
    newsletterLink: async ({ params: { link, token } }) =>
      isLink(link) ? leads.newsletterLink(link, token).catch(comeAgain) : unknown,
    followNewsletterLink: async ({ params: { link, token }, body }, { ip }) => {
      if (!isLink(link)) return unknown;
      const isForNewMail = 'new_mail' in body;
      return leads.followNewsletterLink(link, { token, isForNewMail, ip }).catch(comeAgain);
    },
  };
};

/** What the database did not take now it may take later: whoever sent it is told when. */
const comeAgain = (error: unknown): never => {
  if (!(error instanceof StorageFailure)) throw error;
  throw new UpstreamFailure(503, error.message, {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
};
