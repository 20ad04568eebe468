import type { ApiAnswer } from '../../contract/calls.ts';
import type { DemoSlots } from '../../contract/entities.ts';
import type { OfficeHours } from '../../lib/officeSlots.ts';
import { NO_METRICS, type Metrics } from '../observe/metrics.ts';
import { errorCode } from './database/deliveryFailure.ts';
import { createReadiness, type ReadinessOptions } from './database/readiness.ts';
import type { LeadsDb } from './database/schema.ts';
import { redactDbErrors } from './database/storageFailure.ts';
import { cancelDemo, moveDemo, readDemo, readDemoCalendar } from './submissions/demo.ts';
import type { LeadContext, LeadObserver, MeetingUrl } from './submissions/leads.ts';
import { networkText } from './submissions/limits.ts';
import {
  confirmNewsletter,
  readNewsletterLink,
  renewNewsletterLink,
  unsubscribe,
  type NewsletterLinkName,
} from './submissions/newsletter.ts';
import {
  cancelRegistration,
  cancelRegistrationsOfCanceledEvents,
  readRegistration,
  type FindEvent,
  type RegistrationEvent,
} from './submissions/registration.ts';
import { freeDemoHours, seatedMailboxes } from './submissions/seats.ts';
import {
  bookOrSuggest,
  submitDemoRequest,
  submitRegistration,
  submitSubscription,
  wantedMoment,
  write,
  type LeadStore,
  type SentForm,
} from './submissions/submitForm.ts';

export const DEFAULT_MEETING_URL_TEMPLATE = 'https://meet.example.com/{token}';

export const meetingUrlOf =
  (template: string): MeetingUrl =>
  ({ id, token }) =>
    template.replaceAll('{token}', token).replaceAll('{demo_id}', id);

export interface LeadServiceOptions extends ReadinessOptions {
  /** Public origin without a trailing slash. With PORT=0 it is known only after listening. */
  getSiteUrl: () => string;
  brand: string;
  /** `{token}` is a secret, `{demo_id}` the demo's number. */
  meetingUrlTemplate?: string;
  now?: () => Date;
  onStored?: () => void;
  inFlightWaitMs?: number;
  log?: LeadObserver['log'];
  doubleOptIn?: boolean | undefined;
  limitsNetworks?: boolean;
  metrics?: Metrics;
  getOffice?: () => OfficeHours | undefined;
}

/** What a newsletter link's page sends. */
export interface FollowedLink {
  token: string;
  /** Asks for another confirmation email instead. */
  isForNewMail?: boolean;
  ip?: string | undefined;
}

export type LeadService = ReturnType<typeof createLeadService>;

/** The site's interface to one leads database. Methods reject with a StorageFailure when it is unavailable. */
export const createLeadService = (db: LeadsDb, options: LeadServiceOptions) => {
  const { getSiteUrl, brand, meetingUrlTemplate = DEFAULT_MEETING_URL_TEMPLATE } = options;
  const { now = () => new Date(), log, metrics = NO_METRICS, getOffice } = options;
  const readiness = createReadiness(db, options);
  const meetingUrl = meetingUrlOf(meetingUrlTemplate);
  const getContext = (): LeadContext => ({
    siteUrl: getSiteUrl(),
    meetingUrl,
    now: now(),
    office: getOffice?.(),
    doubleOptIn: options.doubleOptIn,
    limitsNetworks: options.limitsNetworks,
  });
  const store: LeadStore = {
    ...{ db, getContext, observer: { log, metrics } },
    onStored: options.onStored,
    onFailed: readiness.noteFailedWrite,
    inFlightWaitMs: options.inFlightWaitMs,
  };
  const read = <Result>(
    query: (db: LeadsDb, ctx: LeadContext) => Promise<Result>,
  ): Promise<Result> => redactDbErrors(() => query(db, getContext()));
  const inTurn = createBookingQueue();
  const fieldsOf = ({ body }: SentForm) => Object(body) as Record<string, unknown>;

  return {
    subscribe: (form: SentForm) => submitSubscription(store, form),

    requestDemo: (form: SentForm) =>
      inTurn(wantedMoment(form.body), () =>
        bookOrSuggest(store, wantedMoment(form.body), () => submitDemoRequest(store, form)),
      ),

    register: (form: SentForm, event: RegistrationEvent) => submitRegistration(store, form, event),

    newsletterLink: (link: NewsletterLinkName, token: string) =>
      read((db, ctx) => readNewsletterLink(db, ctx, link, token)),

    followNewsletterLink: (
      link: NewsletterLinkName,
      { token, isForNewMail = false, ip }: FollowedLink,
    ) =>
      write(store, (db, ctx) => {
        if (link === 'unsubscribe') return unsubscribe(db, ctx, token);
        return isForNewMail
          ? renewNewsletterLink(db, ctx, token)
          : confirmNewsletter(db, ctx, token, networkText(ip));
      }),

    /** Free seats of an event; undefined when they are unlimited. */
    async placesLeft({ id, capacity }: RegistrationEvent): Promise<number | undefined> {
      if (capacity === undefined) return undefined;
      const { size } = await read((db, ctx) => seatedMailboxes(db, id, ctx.now));
      // The capacity may have been reduced.
      return Math.max(0, capacity - size);
    },

    myRegistration: (token: string) => read((db, ctx) => readRegistration(db, ctx, token)),

    cancelRegistration: (token: string) =>
      write(store, (db, ctx) => cancelRegistration(db, ctx, token)),

    /** Tells the guests of canceled events. Never rejects. */
    async followEvents(findEvent: FindEvent): Promise<void> {
      try {
        await cancelRegistrationsOfCanceledEvents(db, getContext(), findEvent);
        options.onStored?.();
      } catch (error) {
        log?.warn({ reason: errorCode(error) }, 'event cancellations failed; retrying later');
      }
    },

    async demoSlots(): Promise<ApiAnswer<DemoSlots>> {
      const free = await read(async (db, { office, now }) =>
        office ? freeDemoHours(db, office, now) : null,
      );
      return { status: 200, message: '', payload: { free } };
    },

    myDemo: (token: string) => read((db, ctx) => readDemo(db, ctx, token)),

    moveDemo: (token: string, form: SentForm) =>
      inTurn(wantedMoment(form.body), () =>
        bookOrSuggest(store, wantedMoment(form.body), () =>
          write(store, (db, ctx) => moveDemo(db, ctx, token, fieldsOf(form))),
        ),
      ),

    cancelDemo: (token: string, form: SentForm) =>
      write(store, (db, ctx) => cancelDemo(db, ctx, token, fieldsOf(form))),

    demoCalendar: (token: string) => read((db, ctx) => readDemoCalendar(db, ctx, token, brand)),

    problem: readiness.problem,

    close: () => db.destroy(),
  };
};

/**
 * Runs the bookings of an hour one after the other: a crowd would use up the connections, and the database decides who
 * gets the hour anyway.
 */
const createBookingQueue = () => {
  const tails = new Map<string, Promise<unknown>>();
  return <Result>(hour: string, book: () => Promise<Result>): Promise<Result> => {
    const booking = (tails.get(hour) ?? Promise.resolve()).then(book, book);
    tails.set(hour, booking);
    const remove = () => {
      if (tails.get(hour) === booking) tails.delete(hour);
    };
    booking.then(remove, remove);
    return booking;
  };
};
