import type { Kysely } from 'kysely';
import { DEFAULT_MEETING_URL_TEMPLATE, meetingUrlOf } from './leadService.ts';
import type { LeadServiceOptions } from './leadService.ts';
import { createLeadStore } from './submissions/leadStore.ts';
import type { LeadStore } from './submissions/leadStore.ts';
import type { LeadsDatabase } from './database/schema.ts';
import type { Submissions } from './submissions/submissions.ts';

const person = {
  first_name: 'Ruth',
  last_name: 'Abara',
  phone: '+12025550123',
  email: 'ruth@example.com',
};

/** What one visitor sends: for a demo, and for an event, both of which are never over. */
export const demo = {
  ...person,
  real_estate_experience: '4+ deals a month',
  monthly_budget: '0-$500',
  preferred_datetime: '2999-01-02T15:00:00Z',
} as const;
export const registration = {
  ...person,
  company: 'Alder & Vane',
  reason_for_attending: 'To learn',
};
export const event = {
  id: 'live-rotation',
  slug: 'live-rotation',
  title: 'Live rotation',
  startsAt: new Date('2999-01-03T18:00:00Z'),
  endsAt: new Date('2999-01-03T18:45:00Z'),
};

/** A store of leads that also takes submissions nobody has to judge, each in a transaction of its own. */
export const makeLeads = (
  db: Kysely<LeadsDatabase>,
  {
    getSiteUrl,
    meetingUrlTemplate = DEFAULT_MEETING_URL_TEMPLATE,
    now = () => new Date(),
    onStored,
    inFlightWaitMs,
    doubleOptIn,
    log,
  }: Omit<LeadServiceOptions, 'brand'>,
): LeadStore & Submissions => {
  const meetingUrl = meetingUrlOf(meetingUrlTemplate);
  const getSettings = () => ({
    siteUrl: getSiteUrl(),
    meetingUrl,
    now: now(),
    doubleOptIn,
  });
  const store = createLeadStore(db, { getSettings, onStored, inFlightWaitMs, log });
  const keep = async <Outcome>(work: (submissions: Submissions) => Promise<Outcome>) => {
    const answer = await store.answer(undefined, async (submissions) => ({
      status: 200,
      message: '',
      payload: await work(submissions),
    }));
    return (answer as { payload: Outcome }).payload;
  };
  return {
    ...store,
    subscribe: (...values) => keep((submissions) => submissions.subscribe(...values)),
    requestDemo: (...values) => keep((submissions) => submissions.requestDemo(...values)),
    register: (...values) => keep((submissions) => submissions.register(...values)),
    cancelRegistration: (...values) =>
      keep((submissions) => submissions.cancelRegistration(...values)),
    readNewsletterLink: (...values) =>
      keep((submissions) => submissions.readNewsletterLink(...values)),
    confirmNewsletter: (...values) =>
      keep((submissions) => submissions.confirmNewsletter(...values)),
    renewNewsletterLink: (...values) =>
      keep((submissions) => submissions.renewNewsletterLink(...values)),
    unsubscribe: (...values) => keep((submissions) => submissions.unsubscribe(...values)),
  };
};
