import type { Kysely } from 'kysely';
import type { ApiAnswer } from '../../contract/calls.ts';
import type { DemoBooking, RegistrationEcho } from '../../contract/entities.ts';
import { demoCalendar } from './demoCalendar.ts';
import { findDemoRequest } from './demoRequests.ts';
import { demoRequestAnswer, registrationAnswer, subscriptionAnswer } from './formAnswers.ts';
import type { RegistrationEvent, SentForm } from './formAnswers.ts';
import { createLeadStore } from './leadStore.ts';
import { createReadiness } from './readiness.ts';
import type { ReadinessOptions } from './readiness.ts';
import type { LeadsDatabase } from './schema.ts';
import { withoutDetails } from './storageFailure.ts';

export const DEFAULT_MEETING_URL_TEMPLATE = 'https://meet.example.com/{demo_id}';

export interface LeadServiceOptions extends ReadinessOptions {
  /** Public origin of the site, without a slash at its end. Asked late: with PORT=0 it is known only after listening. */
  getSiteUrl: () => string;
  /** Where a demo is held; `{demo_id}` stands for the demo's number. */
  meetingUrlTemplate?: string;
  now?: () => Date;
  /** Called after a submission was stored: there may be something to send. */
  onStored?: () => void;
  inFlightWaitMs?: number;
}

/**
 * What visitors send: judged, stored together with what it causes, and answered. A form that is refused is answered,
 * too; methods reject, with a StorageFailure, only when the database fails.
 */
export interface LeadService {
  subscribe(form: SentForm): Promise<ApiAnswer<null>>;
  requestDemo(form: SentForm): Promise<ApiAnswer<DemoBooking>>;
  register(form: SentForm, event: RegistrationEvent): Promise<ApiAnswer<RegistrationEcho>>;
  /** Text of the calendar file served at `/calendar/{demo_id}.ics`; null for an unknown number. */
  demoCalendar(demoId: string): Promise<string | null>;
  /** Why nothing can be stored now, for the operator; null when it can. Never rejects. */
  problem(): Promise<string | null>;
  close(): Promise<void>;
}

/** Bundles what the server does with submissions over one open database. */
export const createLeadService = (
  db: Kysely<LeadsDatabase>,
  {
    getSiteUrl,
    meetingUrlTemplate = DEFAULT_MEETING_URL_TEMPLATE,
    now = () => new Date(),
    onStored,
    inFlightWaitMs,
    ...readiness
  }: LeadServiceOptions,
): LeadService => {
  const meetingUrl = (demoId: string) => meetingUrlTemplate.replaceAll('{demo_id}', demoId);
  const store = createLeadStore(db, {
    getSettings: () => ({ siteUrl: getSiteUrl(), meetingUrl, now: now() }),
    onStored,
    inFlightWaitMs,
  });

  return {
    subscribe: (form) => subscriptionAnswer(store, form),
    requestDemo: (form) => demoRequestAnswer(store, form),
    register: (form, event) => registrationAnswer(store, form, event),

    async demoCalendar(demoId) {
      const row = await withoutDetails(() => findDemoRequest(db, demoId));
      if (!row) return null;
      return demoCalendar({
        id: row.id,
        startsAt: new Date(row.preferred_datetime),
        requestedAt: new Date(row.created_at),
        meetingUrl: meetingUrl(row.id),
        host: new URL(getSiteUrl()).hostname,
      });
    },

    problem: createReadiness(db, readiness),

    close: () => db.destroy(),
  };
};
