import type { NewsletterOffer } from '../../contract/forms.ts';
import type { ApiAnswer, CallParams } from '../../contract/calls.ts';
import type {
  DemoBooking,
  DemoSlots,
  EventJoin,
  LinkRequest,
  MyDemo,
  MyRegistration,
  NewsletterLink,
  RegistrationEcho,
  SubscriptionReceipt,
} from '../../contract/bookings.ts';
import type { OfficeHours } from '../../lib/officeSlots.ts';
import { createTaskQueue } from '../../lib/taskQueue.ts';
import { NO_METRICS, type Metrics } from '../observe/metrics.ts';
import { createReadiness, type ReadinessOptions } from './database/database.ts';
import type { MailKind } from './database/deliveryKinds.ts';
import type { SiteDb } from './database/schema.ts';
import { readInTime } from './database/storageFailure.ts';
import { DEFAULT_MEETING_URL_TEMPLATE } from './deliveries/leadLinks.ts';
import { errorCode } from './deliveries/deliveryFailures.ts';
import {
  bookOrSuggest,
  cancelDemo,
  demoHandler,
  freeDemoHours,
  moveDemo,
  readDemo,
  readDemoCalendar,
} from './submissions/demo.ts';
import { eventVersions, type EventVersion } from './submissions/eventVersions.ts';
import { createEventFollower } from './submissions/followEvents.ts';
import { findJoinTarget, readJoin, recordJoin } from './submissions/joining.ts';
import { success } from './submissions/answers.ts';
import type { LeadContext, LeadObserver } from './submissions/leadContext.ts';
import { networkText } from './submissions/limits.ts';
import { createLinkRequests } from './submissions/linkRequests.ts';
import {
  followNewsletterLink,
  newsletterHandler,
  readNewsletterLink,
} from './submissions/newsletter.ts';
import {
  cancelRegistration,
  readRegistration,
  readRegistrationCalendar,
  registrationHandler,
  seatedMailboxes,
} from './submissions/registration.ts';
import type {
  EventSource,
  RegistrationEvent,
  VersionedEvent,
} from './submissions/registrationEvent.ts';
import { fieldsOf, submitForm, type SentForm } from './submissions/submitForm.ts';
import { writeInTransaction, type LeadStorage } from './submissions/transaction.ts';

export interface LeadServiceOptions extends ReadinessOptions {
  /** Public origin without a trailing slash. With PORT=0 it is known only after listening. */
  getSiteUrl: () => string;
  brand: string;
  receiptPrefix?: string;
  meetingUrlTemplate?: string;
  now?: () => Date;
  wakeDeliveries?: LeadStorage['wakeDeliveries'];
  lockTimeoutMs?: LeadStorage['lockTimeoutMs'];
  readTimeoutMs?: LeadStorage['readTimeoutMs'];
  log?: LeadObserver['log'];
  hasLimits?: boolean;
  metrics?: Metrics;
  getOffice?: () => OfficeHours | undefined;
  getEvents?: () => EventSource | undefined;
  getNewsletter?: () => NewsletterOffer | undefined;
}

/** The parameter of a visitor's private link. */
type TokenParams = CallParams<'myDemo' | 'myRegistration' | 'joinEvent'>;

/** What the rest of the server asks of leads. */
export interface LeadService {
  /** For what reads or changes leads beside the calls below. */
  getContext: () => LeadContext;
  /** Delivers at once what was stored. */
  wakeDeliveries: () => void;

  subscribe: (form: SentForm) => Promise<ApiAnswer<SubscriptionReceipt>>;
  newsletterLink: (params: CallParams<'newsletterLink'>) => Promise<ApiAnswer<NewsletterLink>>;
  followNewsletterLink: (
    params: CallParams<'newsletterLink'>,
    form: SentForm,
  ) => Promise<ApiAnswer<NewsletterLink>>;

  requestDemo: (form: SentForm) => Promise<ApiAnswer<DemoBooking>>;
  demoSlots: () => Promise<ApiAnswer<DemoSlots>>;
  myDemo: (params: TokenParams) => Promise<ApiAnswer<MyDemo>>;
  moveDemo: (params: TokenParams, form: SentForm) => Promise<ApiAnswer<MyDemo>>;
  cancelDemo: (params: TokenParams, form: SentForm) => Promise<ApiAnswer<MyDemo>>;

  register: (form: SentForm, event: RegistrationEvent) => Promise<ApiAnswer<RegistrationEcho>>;
  myRegistration: (params: TokenParams) => Promise<ApiAnswer<MyRegistration>>;
  cancelRegistration: (params: TokenParams) => Promise<ApiAnswer<MyRegistration>>;
  emailMyLink: (
    event: Pick<RegistrationEvent, 'id'>,
    form: SentForm,
  ) => Promise<ApiAnswer<LinkRequest>>;
  joinEvent: (params: TokenParams) => Promise<ApiAnswer<EventJoin>>;
  /**
   * Where a guest's link leads now.
   * @param isRecorded whether to record that the guest joined. The guest gets to the event even if that fails
   */
  joinLocation: (token: string, isRecorded: boolean) => Promise<string | undefined>;
  /** How many people are registered for an event that is not over. */
  countGuests: (event: Pick<RegistrationEvent, 'id'>) => Promise<number>;
  /** Undefined for an event without a capacity. */
  placesLeft: (event: RegistrationEvent) => Promise<number | undefined>;
  /** By the ids of the events; empty without the database. */
  eventVersions: (events: readonly VersionedEvent[]) => Promise<Map<string, EventVersion>>;
  /** Keeps registrations in step with their events. Resolves with whether it succeeded. */
  followEvents: () => Promise<boolean>;
  /** Kinds of emails that wait until `followEvents` has succeeded. */
  delayedMails: () => readonly MailKind[];

  /** The calendar file of a demo or of a registration; null for an unknown token. */
  calendar: (token: string) => Promise<string | null>;
  /** Why no lead can be stored; null when it can. */
  problem: () => Promise<string | null>;
  /** Resolves once all that was promised is stored, so that the database may be closed. */
  finish: () => Promise<void>;
}

interface FollowOptions extends Pick<LeadServiceOptions, 'log' | 'wakeDeliveries'> {
  metrics: Metrics;
}

/**
 * Follows events, and holds the emails that this could change: until a run has succeeded, at the start and after each
 * failure, a reminder might name the former time of an event.
 */
const createFollowing = (
  getContext: () => LeadContext,
  { log, metrics, wakeDeliveries }: FollowOptions,
): Pick<LeadService, 'followEvents' | 'delayedMails'> => {
  const follow = createEventFollower(getContext);
  let hasFollowed = false;
  return {
    async followEvents() {
      hasFollowed = false;
      try {
        await follow();
        hasFollowed = true;
        wakeDeliveries?.();
        metrics.jobSucceeded('events');
        return true;
      } catch (error) {
        log?.warn({ reason: errorCode(error) }, 'following events failed; retrying later');
        return false;
      }
    },

    delayedMails: () => (hasFollowed ? [] : ['registration-reminder']),
  };
};

export const createLeadService = (db: SiteDb, options: LeadServiceOptions): LeadService => {
  const { brand, log, now = () => new Date(), metrics = NO_METRICS } = options;
  const { meetingUrlTemplate = DEFAULT_MEETING_URL_TEMPLATE, receiptPrefix } = options;
  const readiness = createReadiness(db, options);
  const getContext = (): LeadContext => ({
    db,
    meetingUrlTemplate,
    receiptPrefix,
    siteUrl: options.getSiteUrl(),
    now: now(),
    office: options.getOffice?.(),
    events: options.getEvents?.(),
    newsletter: options.getNewsletter?.(),
    hasLimits: options.hasLimits,
  });
  const { wakeDeliveries, lockTimeoutMs, readTimeoutMs } = options;
  const storage: LeadStorage = {
    getContext,
    observer: { log, metrics },
    wakeDeliveries,
    onFailed: readiness.noteFailedWrite,
    lockTimeoutMs,
    readTimeoutMs,
  };
  const read = <Result>(query: (ctx: LeadContext) => Promise<Result>): Promise<Result> =>
    readInTime(() => query(getContext()), readTimeoutMs);

  // One at a time: each booking waits in its transaction for the lock of its hour, so a crowd would use up the connections.
  // Among several processes the lock decides.
  const inTurn = createTaskQueue();
  const linkRequests = createLinkRequests(storage);
  const book = <Payload>(booking: () => Promise<ApiAnswer<Payload>>) =>
    bookOrSuggest(getContext, () => inTurn(booking));

  return {
    getContext,
    wakeDeliveries: () => wakeDeliveries?.(),

    subscribe: (form) => submitForm(storage, form, newsletterHandler),
    newsletterLink: ({ link, token }) => read((ctx) => readNewsletterLink(ctx, link, token)),
    followNewsletterLink: ({ link, token }, { ip }) =>
      writeInTransaction(storage, (ctx) => followNewsletterLink(ctx, link, token, networkText(ip))),

    requestDemo: (form) => book(() => submitForm(storage, form, demoHandler)),
    demoSlots: () => read(async (ctx) => success('', { free: await freeDemoHours(ctx) })),
    myDemo: ({ token }) => read((ctx) => readDemo(ctx, token)),
    moveDemo: ({ token }, form) =>
      book(() => writeInTransaction(storage, (ctx) => moveDemo(ctx, token, fieldsOf(form)))),
    cancelDemo: ({ token }, form) =>
      writeInTransaction(storage, (ctx) => cancelDemo(ctx, token, fieldsOf(form))),

    register: (form, event) => submitForm(storage, form, registrationHandler(event)),
    myRegistration: ({ token }) => read((ctx) => readRegistration(ctx, token)),
    cancelRegistration: ({ token }) =>
      writeInTransaction(storage, (ctx) => cancelRegistration(ctx, token)),
    emailMyLink: linkRequests.answer,
    joinEvent: ({ token }) => read((ctx) => readJoin(ctx, token)),
    async joinLocation(token, isRecorded) {
      const target = await read((ctx) => findJoinTarget(ctx, token));
      const { guest } = target ?? {};
      if (guest !== undefined && isRecorded)
        await writeInTransaction(storage, (ctx) => recordJoin(ctx, guest)).catch((error: unknown) =>
          log?.warn({ reason: errorCode(error) }, 'joining was not recorded'),
        );
      return target?.location;
    },
    countGuests: async ({ id }) => (await read((ctx) => seatedMailboxes(ctx, id))).size,
    async placesLeft({ id, capacity }) {
      if (capacity === undefined) return undefined;
      const { size } = await read((ctx) => seatedMailboxes(ctx, id));
      // The capacity may have been reduced.
      return Math.max(0, capacity - size);
    },
    eventVersions: (events) => read((ctx) => eventVersions(ctx, events)).catch(() => new Map()),
    ...createFollowing(getContext, { log, metrics, wakeDeliveries }),

    calendar: (token) =>
      read(
        async (ctx) =>
          (await readDemoCalendar(ctx, token, brand)) ??
          (await readRegistrationCalendar(ctx, token, brand)),
      ),
    problem: readiness.problem,
    finish: linkRequests.finish,
  };
};
