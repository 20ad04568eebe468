import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FormName } from '../../contract/calls.ts';
import type { DemoBooking } from '../../contract/entities.ts';
import type { DemoRequest, EventRegistration } from '../../contract/forms.ts';
import type { LeadSource } from '../../contract/leadSource.ts';
import { paths } from '../../contract/paths.ts';
import type { Metrics } from '../observe/metrics.ts';
import { countToday, mailboxOf, MAILS_OF_SITE, MAILS_PER_ADDRESS } from './dailyCounts.ts';
import { linkTokenOf, storeDemoRequest } from './demoRequests.ts';
import type { Lead } from './lead.ts';
import { storeSubscription } from './newsletter.ts';
import { storeRegistration } from './registrations.ts';
import type { RegistrationTarget } from './registrations.ts';
import type {
  DemoRequestRow,
  EventRegistrationRow,
  LeadsDatabase,
  NewsletterSubscriptionRow,
  OriginColumns,
  OutboxKind,
  QuarantineReason,
} from './schema.ts';

/** What is kept of a submission beside what the visitor wrote. */
export interface Origin {
  quarantine?: QuarantineReason | null;
  source?: LeadSource | null;
}

/** What visitors send, validated. A submission in quarantine is stored and answered like any other, and causes nothing. */
export interface Submissions {
  subscribe(email: string, origin?: Origin): Promise<void>;
  requestDemo(request: DemoRequest, origin?: Origin): Promise<DemoBooking>;
  register(
    event: RegistrationTarget,
    registration: EventRegistration,
    origin?: Origin,
  ): Promise<void>;
}

/** Where a demo of this number and this token is held. */
export type MeetingUrl = (demo: { id: string; token: string }) => string;

export interface SubmissionSettings {
  siteUrl: string;
  meetingUrl: MeetingUrl;
  now: Date;
  /** Writes into the log once all of it is stored; nothing personal. */
  note?: ((details: object, message: string) => void) | undefined;
  /** Counts something then. */
  count?: ((counted: (metrics: Metrics) => void) => void) | undefined;
}

/** An origin as its columns hold it. */
export const originColumns = ({ quarantine = null, source = null }: Origin): OriginColumns => ({
  quarantine_reason: quarantine,
  source: source && JSON.stringify(source),
});

/** @param column of a row; ours, so it can be read */
const sourceIn = (column: string | null): LeadSource | null =>
  column === null ? null : (JSON.parse(column) as LeadSource);

/** Stores submissions together with what they cause; `db` is the transaction that holds both. */
export const submissionsIn = (
  db: Kysely<LeadsDatabase>,
  settings: SubmissionSettings,
): Submissions => ({
  async subscribe(email, origin = {}) {
    const row = await storeSubscription(db, email, settings.now, originColumns(origin));
    const { quarantine } = origin;
    if (quarantine) return noteQuarantine('newsletter', quarantine, settings);
    if (!row) return;
    settings.count?.((metrics) => metrics.formStored('subscribe'));
    await causeBySubscription(db, row, settings);
  },

  async requestDemo(request, origin = {}) {
    const row = await storeDemoRequest(db, request, settings.now, originColumns(origin));
    const { quarantine } = origin;
    if (quarantine) noteQuarantine('demo', quarantine, settings);
    else {
      settings.count?.((metrics) => metrics.formStored('requestDemo'));
      await causeByDemo(db, row, settings);
    }
    return bookingOf(row, settings);
  },

  async register(event, registration, origin = {}) {
    const columns = originColumns(origin);
    const row = await storeRegistration(db, event, registration, settings.now, columns);
    const { quarantine } = origin;
    if (quarantine) return noteQuarantine('registration', quarantine, settings);
    if (!row) return;
    settings.count?.((metrics) => metrics.formStored('register'));
    await causeByRegistration(db, row, event, settings);
  },
});

/** Somebody has to hear of what is set aside: the visitor is answered as ever. */
export const noteQuarantine = (
  kind: keyof typeof FORMS | FormName,
  reason: QuarantineReason,
  { note, count }: Pick<SubmissionSettings, 'note' | 'count'>,
): void => {
  note?.(
    { event: 'security', kind: 'quarantine', form: kind, reason },
    'a form was set aside; "npm run leads -- quarantined" shows it',
  );
  count?.((metrics) => {
    metrics.formQuarantined(
      kind in FORMS ? FORMS[kind as keyof typeof FORMS] : (kind as FormName),
      reason,
    );
    metrics.securityNoted('quarantine');
  });
};

/** The call that brings each kind of lead. */
const FORMS = { demo: 'requestDemo', registration: 'register', newsletter: 'subscribe' } as const;

const bookingOf = (
  row: DemoRequestRow,
  { siteUrl, meetingUrl }: SubmissionSettings,
): DemoBooking => {
  const token = linkTokenOf(row);
  return {
    demo_id: row.id,
    event_link: siteUrl + paths.demoCalendar(`${token}.ics`),
    meet_link: meetingUrl({ id: row.id, token }),
  };
};

/** Writes what a subscription causes. */
export const causeBySubscription = (
  db: Kysely<LeadsDatabase>,
  { id, email, created_at, source }: NewsletterSubscriptionRow,
  settings: SubmissionSettings,
): Promise<void> =>
  addToOutbox(
    db,
    { lead: 'newsletter', id, email, created_at, source: sourceIn(source) },
    settings,
  );

/** Writes what a demo request causes. */
export const causeByDemo = async (
  db: Kysely<LeadsDatabase>,
  row: DemoRequestRow,
  settings: SubmissionSettings,
): Promise<void> => {
  const { quarantine_reason: _reason, link_token: _token, source, ...fields } = row;
  const lead = { lead: 'demo' as const, ...fields, source: sourceIn(source) };
  await addToOutbox(db, { ...lead, ...bookingOf(row, settings) }, settings);
};

/** Writes what a registration causes, the first time and whenever it was sent with something else in it. */
export const causeByRegistration = async (
  db: Kysely<LeadsDatabase>,
  row: EventRegistrationRow,
  event: RegistrationTarget,
  settings: SubmissionSettings,
): Promise<void> => {
  const { id, first_name, last_name, phone, email, company, reason_for_attending } = row;
  const lead: Lead = {
    lead: 'registration',
    ...{ id, first_name, last_name, phone, email, company, reason_for_attending },
    source: sourceIn(row.source),
    created_at: row.created_at,
    revision: row.revision,
    update_of: row.revision > 1 ? id : null,
    event: {
      id: event.id,
      slug: event.slug,
      title: event.title,
      url: `${settings.siteUrl}${paths.event(event.slug)}`,
      starts_at: event.startsAt.toISOString(),
      ends_at: event.endsAt.toISOString(),
    },
  };
  await addToOutbox(db, lead, settings);
};

/** What each kind of submission causes. */
const OUTBOX_KINDS = {
  demo: ['demo-confirmation', 'demo-notice', 'demo-webhook'],
  registration: ['registration-confirmation', 'registration-notice', 'registration-webhook'],
  newsletter: ['newsletter-webhook'],
} as const satisfies Partial<Record<Lead['lead'], OutboxKind[]>>;

type CausingLead = Extract<Lead, { lead: keyof typeof OUTBOX_KINDS }>;

/** Writes what a lead causes; called in the transaction that stores the lead. */
const addToOutbox = async (
  db: Kysely<LeadsDatabase>,
  lead: CausingLead,
  settings: SubmissionSettings,
): Promise<void> => {
  const { now } = settings;
  for (const kind of OUTBOX_KINDS[lead.lead]) {
    const isConfirmation = kind === 'demo-confirmation' || kind === 'registration-confirmation';
    // The lead itself is kept whatever happens; it is the visitor's mailbox that must not be filled.
    if (isConfirmation && !(await mayWriteTo(db, lead.email, settings))) continue;
    await addDelivery(db, { kind, lead, now });
  }
};

/** The log's word for it, once a day for each mailbox, each network and the site. */
export const CEILING = 'a daily ceiling was reached';

/** Whether a visitor may be sent one more mail today: nobody can have somebody else's mailbox filled by this site. */
const mayWriteTo = async (
  db: Kysely<LeadsDatabase>,
  email: string,
  { now, note, count }: SubmissionSettings,
): Promise<boolean> => {
  const noteCeiling = (ceiling: string) => {
    note?.({ event: 'security', kind: 'daily ceiling', ceiling }, CEILING);
    count?.((metrics) => metrics.securityNoted('daily ceiling'));
  };
  const toAddress = await countToday(db, now, 'mail to address', mailboxOf(email));
  if (toAddress === MAILS_PER_ADDRESS + 1) noteCeiling('mails to one address');
  if (toAddress > MAILS_PER_ADDRESS) return false;
  const ofSite = await countToday(db, now, 'mail of site');
  if (ofSite === MAILS_OF_SITE + 1) noteCeiling('mails of the site');
  return ofSite <= MAILS_OF_SITE;
};

/** Something that is to be delivered. */
export interface NewDelivery {
  /** Given where there can be only one; an id of its own if left out. */
  id?: string;
  kind: OutboxKind;
  lead: Lead;
  now: Date;
  /** When it is due; at once if left out. */
  dueAt?: Date;
}

/** Writes a delivery into the outbox; one whose id is there already stays as it is. */
export const addDelivery = async (
  db: Kysely<LeadsDatabase>,
  { id = randomUUID(), kind, lead, now, dueAt = now }: NewDelivery,
): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      id,
      kind,
      submission_id: lead.id,
      payload: JSON.stringify(lead),
      status: 'pending',
      attempts: 0,
      next_attempt_at: dueAt.toISOString(),
      claimed_until: null,
      last_error: null,
      created_at: now.toISOString(),
      due_at: dueAt.toISOString(),
      delivered_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};
