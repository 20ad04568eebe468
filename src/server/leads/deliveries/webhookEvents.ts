import type { Lead } from './lead.ts';

/** Undefined for a lead without a webhook. */
const eventTypeOf = (lead: Lead): string | undefined => {
  if (lead.lead === 'demo') return 'demo.requested';
  if (lead.lead === 'demo-moved') return 'demo.moved';
  if (lead.lead === 'demo-canceled') return 'demo.canceled';
  if (lead.lead === 'newsletter') return 'newsletter.subscribed';
  if (lead.lead === 'newsletter-end') return 'newsletter.unsubscribed';
  if (lead.lead !== 'registration') return undefined;
  return lead.is_canceled ? 'event.registration_canceled' : 'event.registered';
};

/**
 * The body of a webhook, as defined by Standard Webhooks. Private links of the visitor are left out.
 * @param createdAt when the event happened, an ISO instant
 */
export const webhookBody = (id: string, lead: Lead, createdAt: string): object => {
  const {
    lead: _kind,
    change_link: _change,
    link: _link,
    not_after: _limit,
    ...data
  } = { change_link: '', link: '', not_after: '', ...lead };
  return { id, type: eventTypeOf(lead), timestamp: createdAt, data };
};
