import type { Kysely } from 'kysely';
import type { ApiAnswer } from '../../contract/calls.ts';
import type {
  DemoBooking,
  DemoSlots,
  MyDemo,
  NewsletterLink,
  RegistrationEcho,
  SubscriptionReceipt,
} from '../../contract/entities.ts';
import type { OfficeHours } from '../../lib/officeSlots.ts';
import { NO_METRICS, type Metrics } from '../observe/metrics.ts';
import { demoCalendar } from './mail/calendars.ts';
import { cancelDemo, moveDemo, readDemo } from './submissions/demoChanges.ts';
import { createDemoHours, wantedMoment } from './submissions/demoHours.ts';
import { findDemoByCalendarToken } from './submissions/demoRequests.ts';
import { reasonOf } from './database/deliveryFailure.ts';
import { followEvents } from './submissions/eventChanges.ts';
import type { FindEvent } from './submissions/eventChanges.ts';
import { seatedMailboxes } from './submissions/eventSeats.ts';
import {
  demoRequestAnswer,
  registrationAnswer,
  subscriptionAnswer,
} from './submissions/formAnswers.ts';
import type { FormAnswer, RegistrationEvent, SentForm } from './submissions/formAnswers.ts';
import { createLeadStore } from './submissions/leadStore.ts';
import { followedLinkAnswer, newsletterLinkAnswer } from './submissions/newsletterAnswers.ts';
import type { FollowedLink } from './submissions/newsletterAnswers.ts';
import { createReadiness } from './database/readiness.ts';
import type { ReadinessOptions } from './database/readiness.ts';
import type { LeadLog } from './submissions/leadStore.ts';
import { findRegistrationByToken, hasBegun } from './submissions/registrations.ts';
import type { EventRegistrationRow, LeadsDatabase } from './database/schema.ts';
import { withoutDetails } from './database/storageFailure.ts';
import { submissionsIn } from './submissions/submissions.ts';
import type { MeetingUrl } from './submissions/enqueueDeliveries.ts';
import type { NewsletterLinkName } from './submissions/submissions.ts';

export const DEFAULT_MEETING_URL_TEMPLATE = 'https://meet.example.com/{token}';

/** Where demos are held, by `MEETING_URL_TEMPLATE`. */
export const meetingUrlOf =
  (template: string): MeetingUrl =>
  ({ id, token }) =>
    template.replaceAll('{token}', token).replaceAll('{demo_id}', id);

export interface LeadServiceOptions extends ReadinessOptions {
  /** Public origin of the site, without a slash at its end. Asked late: with PORT=0 it is known only after listening. */
  getSiteUrl: () => string;
  /** Whose demos they are. */
  brand: string;
  /** Where a demo is held; `{token}` stands for what nobody guesses, `{demo_id}` for the demo's number. */
  meetingUrlTemplate?: string;
  now?: () => Date;
  /** Called after a submission was stored: there may be something to send. */
  onStored?: () => void;
  inFlightWaitMs?: number;
  log?: LeadLog;
  /** Whether newsletter addresses count only when they were confirmed by mail. */
  doubleOptIn?: boolean | undefined;
  /** Whether a network holds only so many demo hours and seats a day. */
  limitsNetworks?: boolean;
  metrics?: Metrics;
  /** When demos are given; at any hour that the form offers, where nobody says so. */
  getOffice?: () => OfficeHours | undefined;
}

/**
 * What visitors send: judged, stored together with what it causes, and answered. A form that is refused is answered,
 * too; methods reject, with a StorageFailure, only when the database fails.
 */
export interface LeadService {
  subscribe(form: SentForm): Promise<FormAnswer<SubscriptionReceipt>>;
  requestDemo(form: SentForm): Promise<FormAnswer<DemoBooking>>;
  register(form: SentForm, event: RegistrationEvent): Promise<FormAnswer<RegistrationEcho>>;
  /** What the link of a newsletter's mail finds, which changes nothing: mail programs follow links, too. */
  newsletterLink(link: NewsletterLinkName, token: string): Promise<FormAnswer<NewsletterLink>>;
  /** Does what the link's page asks for. */
  followNewsletterLink(
    link: NewsletterLinkName,
    form: FollowedLink,
  ): Promise<FormAnswer<NewsletterLink>>;
  /** Free seats of an event; undefined when they are unlimited. */
  placesLeft(event: RegistrationEvent): Promise<number | undefined>;
  /** The registration that a link's token opens; `begun` when its event has, null when there is none. */
  registration(token: string): Promise<EventRegistrationRow | 'begun' | null>;
  /**
   * Cancels a registration, once.
   * @returns it as it is then; `begun` when it is too late for that; null for an unknown token
   */
  cancelRegistration(token: string): Promise<EventRegistrationRow | 'begun' | null>;
  /** Tells guests of events that were canceled. Never rejects. */
  followEvents(findEvent: FindEvent): Promise<void>;
  /** Hours at which a demo may begin. */
  demoSlots(): Promise<ApiAnswer<DemoSlots>>;
  /** The demo that a link opens. */
  myDemo(token: string): Promise<ApiAnswer<MyDemo>>;
  moveDemo(token: string, form: SentForm): Promise<FormAnswer<MyDemo>>;
  cancelDemo(token: string, form: SentForm): Promise<FormAnswer<MyDemo>>;
  /** Text of the calendar file served at `/calendar/{token}.ics`; null for an unknown token. */
  demoCalendar(token: string): Promise<string | null>;
  /** Why nothing can be stored now, for the operator; null when it can. Never rejects. */
  problem(): Promise<string | null>;
  close(): Promise<void>;
}

/** Bundles what the server does with submissions over one open database. */
export const createLeadService = (
  db: Kysely<LeadsDatabase>,
  {
    getSiteUrl,
    brand,
    meetingUrlTemplate = DEFAULT_MEETING_URL_TEMPLATE,
    now = () => new Date(),
    onStored,
    inFlightWaitMs,
    log,
    doubleOptIn = false,
    limitsNetworks = false,
    metrics = NO_METRICS,
    getOffice = () => undefined,
    ...readinessOptions
  }: LeadServiceOptions,
): LeadService => {
  const readiness = createReadiness(db, readinessOptions);
  const meetingUrl = meetingUrlOf(meetingUrlTemplate);
  const getSettings = () => ({
    siteUrl: getSiteUrl(),
    meetingUrl,
    now: now(),
    office: getOffice(),
    doubleOptIn,
    limitsNetworks,
  });
  const hours = createDemoHours(db, getOffice, now);
  const store = createLeadStore(db, {
    getSettings,
    onStored,
    onFailed: readiness.noteFailedWrite,
    inFlightWaitMs,
    log,
    metrics,
  });

  const changeDemo = async (
    token: string,
    { body }: SentForm,
    change: typeof moveDemo,
  ): Promise<FormAnswer<MyDemo>> => {
    const fields = Object(body) as Record<string, unknown>;
    return store.change((transaction, settings) => change(transaction, token, fields, settings));
  };

  return {
    subscribe: (form) => subscriptionAnswer(store, form, doubleOptIn),
    newsletterLink: (link, token) => newsletterLinkAnswer(store, link, token),
    followNewsletterLink: (link, form) => followedLinkAnswer(store, link, form),
    requestDemo: (form) => demoRequestAnswer(store, form, hours),
    register: (form, event) => registrationAnswer(store, form, event),
    async placesLeft({ id, capacity }) {
      if (capacity === undefined) return undefined;
      const { size } = await withoutDetails(() => seatedMailboxes(db, id, now()));
      // The capacity may have been made smaller since.
      return Math.max(0, capacity - size);
    },

    async registration(token) {
      const row = await withoutDetails(() => findRegistrationByToken(db, token));
      return row && hasBegun(row, now()) ? 'begun' : row;
    },

    async cancelRegistration(token) {
      const row = await withoutDetails(() => findRegistrationByToken(db, token));
      if (!row || row.canceled_at !== null) return row;
      if (hasBegun(row, now())) return 'begun';
      await store.change((transaction, settings) =>
        submissionsIn(transaction, settings).cancelRegistration(row.id),
      );
      return withoutDetails(() => findRegistrationByToken(db, token));
    },

    async followEvents(findEvent) {
      try {
        await followEvents(db, findEvent, getSettings());
        onStored?.();
      } catch (error) {
        log?.warn({ reason: reasonOf(error) }, 'event change notifications failed; retrying later');
      }
    },
    demoSlots: async () => ({ status: 200, message: '', payload: await hours.free() }),

    myDemo: (token) => withoutDetails(() => readDemo(db, token, getSettings())),

    moveDemo: (token, form) =>
      hours.orNearest(wantedMoment(form.body), () => changeDemo(token, form, moveDemo)),

    cancelDemo: (token, form) => changeDemo(token, form, cancelDemo),

    async demoCalendar(token) {
      const row = await withoutDetails(() => findDemoByCalendarToken(db, token));
      if (!row) return null;
      return demoCalendar({
        id: row.id,
        startsAt: new Date(row.preferred_datetime),
        requestedAt: new Date(row.changed_at ?? row.created_at),
        sequence: row.sequence,
        isCanceled: row.canceled_at !== null,
        meetingUrl: meetingUrl({ id: row.id, token: row.meeting_token }),
        brand,
        host: new URL(getSiteUrl()).hostname,
      });
    },

    problem: readiness.problem,

    close: () => db.destroy(),
  };
};
