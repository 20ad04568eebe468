import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DemoBooking } from '../../contract/entities.ts';
import type { DemoRequest, EventRegistration } from '../../contract/forms.ts';
import { paths } from '../../contract/paths.ts';
import { countRecentDemos, storeDemoRequest } from './demoRequests.ts';
import type { Lead } from './lead.ts';
import { storeSubscription } from './newsletter.ts';
import type { SubscriptionOutcome } from './newsletter.ts';
import { storeRegistration } from './registrations.ts';
import type { RegistrationOutcome, RegistrationTarget } from './registrations.ts';
import type { LeadsDatabase, OutboxKind, QuarantineReason } from './schema.ts';

/** What visitors send, validated. A submission in quarantine is stored and answered like any other, and causes nothing. */
export interface Submissions {
  subscribe(email: string, quarantine?: QuarantineReason | null): Promise<SubscriptionOutcome>;
  requestDemo(request: DemoRequest, quarantine?: QuarantineReason | null): Promise<DemoBooking>;
  register(
    event: RegistrationTarget,
    registration: EventRegistration,
    quarantine?: QuarantineReason | null,
  ): Promise<RegistrationOutcome>;
}

export interface SubmissionSettings {
  siteUrl: string;
  meetingUrl: (demoId: string) => string;
  now: Date;
}

/** Demo confirmations that one address is sent in a day: nobody can have somebody else's mailbox filled by this site. */
const DAILY_CONFIRMATIONS = 5;

/** Stores submissions together with what they cause; `db` is the transaction that holds both. */
export const submissionsIn = (
  db: Kysely<LeadsDatabase>,
  { siteUrl, meetingUrl, now }: SubmissionSettings,
): Submissions => ({
  async subscribe(email, quarantine = null) {
    const row = await storeSubscription(db, email, now, quarantine);
    if (!row) return 'already-subscribed';
    if (!quarantine) {
      const { id, created_at } = row;
      await addToOutbox(db, { lead: 'newsletter', id, email: row.email, created_at }, now);
    }
    return 'subscribed';
  },

  async requestDemo(request, quarantine = null) {
    const row = await storeDemoRequest(db, request, now, undefined, quarantine);
    const booking = {
      demo_id: row.id,
      event_link: siteUrl + paths.demoCalendar(`${row.id}.ics`),
      meet_link: meetingUrl(row.id),
    };
    if (!quarantine) {
      const { quarantine_reason: _, ...fields } = row;
      const isFlooded = (await countRecentDemos(db, row.email, now)) > DAILY_CONFIRMATIONS;
      await addToOutbox(
        db,
        { lead: 'demo', ...fields, ...booking },
        now,
        isFlooded ? 'demo-confirmation' : undefined,
      );
    }
    return booking;
  },

  async register(event, registration, quarantine = null) {
    const row = await storeRegistration(db, event, registration, now, quarantine);
    if (!row) return 'already-registered';
    if (!quarantine) {
      const { quarantine_reason: _, event_id, event_slug, ...fields } = row;
      const about = {
        id: event_id,
        slug: event_slug,
        title: event.title,
        url: `${siteUrl}${paths.event(event_slug)}`,
        starts_at: event.startsAt.toISOString(),
        ends_at: event.endsAt.toISOString(),
      };
      await addToOutbox(db, { lead: 'registration', ...fields, event: about }, now);
    }
    return 'registered';
  },
});

/** What each kind of submission causes. */
const OUTBOX_KINDS: Record<Lead['lead'], OutboxKind[]> = {
  demo: ['demo-confirmation', 'demo-notice', 'demo-webhook'],
  registration: ['registration-confirmation', 'registration-notice', 'registration-webhook'],
  newsletter: ['newsletter-webhook'],
};

/**
 * Writes what a lead causes; called in the transaction that stores the lead.
 * @param except what this lead does not cause
 */
const addToOutbox = async (
  db: Kysely<LeadsDatabase>,
  lead: Lead,
  now: Date,
  except?: OutboxKind,
): Promise<void> => {
  const payload = JSON.stringify(lead);
  const createdAt = now.toISOString();
  const kinds = OUTBOX_KINDS[lead.lead].filter((kind) => kind !== except);
  const rows = kinds.map((kind) => ({
    id: randomUUID(),
    kind,
    submission_id: lead.id,
    payload,
    status: 'pending' as const,
    attempts: 0,
    next_attempt_at: createdAt,
    claimed_until: null,
    last_error: null,
    created_at: createdAt,
    delivered_at: null,
  }));
  await db.insertInto('outbox').values(rows).execute();
};
