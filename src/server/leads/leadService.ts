import type { NewsletterOffer } from '../../contract/forms.ts';
import type { ApiAnswer, CallParams } from '../../contract/calls.ts';
import type { DemoSlots } from '../../contract/entities.ts';
import type { OfficeHours } from '../../lib/officeSlots.ts';
import { createTaskQueue } from '../../lib/taskQueue.ts';
import { NO_METRICS, type Metrics } from '../observe/metrics.ts';
import { createReadiness, type ReadinessOptions } from './database/database.ts';
import type { MailKind } from './database/deliveryKinds.ts';
import type { LeadsDb } from './database/schema.ts';
import { readInTime } from './database/storageFailure.ts';
import { DEFAULT_MEETING_URL_TEMPLATE } from './deliveries/lead.ts';
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
import { success, type LeadContext, type LeadObserver } from './submissions/leads.ts';
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
import { write, type LeadStorage } from './submissions/transaction.ts';

export interface LeadServiceOptions extends ReadinessOptions {
  /** Public origin without a trailing slash. With PORT=0 it is known only after listening. */
  getSiteUrl: () => string;
  brand: string;
  receiptPrefix?: string;
  meetingUrlTemplate?: string;
  now?: () => Date;
  onStored?: () => void;
  inFlightWaitMs?: number;
  answerMs?: number;
  log?: LeadObserver['log'];
  hasLimits?: boolean;
  metrics?: Metrics;
  getOffice?: () => OfficeHours | undefined;
  getEvents?: () => EventSource | undefined;
  getNewsletter?: () => NewsletterOffer | undefined;
}

type TokenParams = CallParams<'myDemo'>;

export type LeadService = ReturnType<typeof createLeadService>;

interface FollowOptions extends Pick<LeadServiceOptions, 'log' | 'onStored'> {
  metrics: Metrics;
}

/** Keeps registrations in step with their events. */
const createFollowing = (
  getContext: () => LeadContext,
  { log, metrics, onStored }: FollowOptions,
) => {
  const follow = createEventFollower(getContext);
  let hasFollowed = false;
  return {
    /** Resolves with whether it succeeded. */
    async followEvents(): Promise<boolean> {
      hasFollowed = false;
      try {
        await follow();
        hasFollowed = true;
        onStored?.();
        metrics.jobSucceeded('events');
        return true;
      } catch (error) {
        log?.warn({ reason: errorCode(error) }, 'following events failed; retrying later');
        return false;
      }
    },

    /** A reminder must not name the former time of an event. */
    heldMails: (): readonly MailKind[] => (hasFollowed ? [] : ['registration-reminder']),
  };
};

export const createLeadService = (db: LeadsDb, options: LeadServiceOptions) => {
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
  const observer = { log, metrics };
  const onFailed = readiness.noteFailedWrite;
  const storage: LeadStorage = { ...options, getContext, observer, onFailed };
  const read = <Result>(query: (ctx: LeadContext) => Promise<Result>): Promise<Result> =>
    readInTime(() => query(getContext()), options.answerMs);

  // A crowd would use up the connections, and the database decides who gets an hour anyway.
  const inTurn = createTaskQueue();
  const linkRequests = createLinkRequests(storage);
  const book = <Payload>(work: () => Promise<ApiAnswer<Payload>>) =>
    bookOrSuggest(getContext, inTurn(work));

  return {
    /** For what reads or changes leads beside the calls below. */
    getContext,

    /** Delivers at once what was stored. */
    wake: () => options.onStored?.(),

    subscribe: (form: SentForm) => submitForm(storage, form, newsletterHandler),

    requestDemo: (form: SentForm) => book(() => submitForm(storage, form, demoHandler)),

    register: (form: SentForm, event: RegistrationEvent) =>
      submitForm(storage, form, registrationHandler(event)),

    newsletterLink: ({ link, token }: CallParams<'newsletterLink'>) =>
      read((ctx) => readNewsletterLink(ctx, link, token)),

    followNewsletterLink: ({ link, token }: CallParams<'newsletterLink'>, { ip }: SentForm) =>
      write(storage, (ctx) => followNewsletterLink(ctx, link, token, networkText(ip))),

    /** How many people are registered for an event that is not over. */
    countGuests: async ({ id }: Pick<RegistrationEvent, 'id'>): Promise<number> =>
      (await read((ctx) => seatedMailboxes(ctx, id))).size,

    async placesLeft({ id, capacity }: RegistrationEvent): Promise<number | undefined> {
      if (capacity === undefined) return undefined;
      const { size } = await read((ctx) => seatedMailboxes(ctx, id));
      // The capacity may have been reduced.
      return Math.max(0, capacity - size);
    },

    /** By the ids of the events; empty without the database. */
    eventVersions: (events: readonly VersionedEvent[]): Promise<Map<string, EventVersion>> =>
      read((ctx) => eventVersions(ctx, events)).catch(() => new Map()),

    myRegistration: ({ token }: TokenParams) => read((ctx) => readRegistration(ctx, token)),

    cancelRegistration: ({ token }: TokenParams) =>
      write(storage, (ctx) => cancelRegistration(ctx, token)),

    emailMyLink: linkRequests.answer,

    joinEvent: ({ token }: TokenParams) => read((ctx) => readJoin(ctx, token)),

    /** Where a guest's link leads now. Records that the guest joined: a visit to the event counts more than its record. */
    async joinLocation(token: string, isRecorded: boolean): Promise<string | undefined> {
      const target = await read((ctx) => findJoinTarget(ctx, token));
      const { guest } = target ?? {};
      if (guest !== undefined && isRecorded)
        await write(storage, (ctx) => recordJoin(ctx, guest)).catch((error: unknown) =>
          log?.warn({ reason: errorCode(error) }, 'joining was not recorded'),
        );
      return target?.location;
    },

    ...createFollowing(getContext, { log, metrics, onStored: options.onStored }),

    demoSlots: (): Promise<ApiAnswer<DemoSlots>> =>
      read(async (ctx) => success('', { free: await freeDemoHours(ctx) })),

    myDemo: ({ token }: TokenParams) => read((ctx) => readDemo(ctx, token)),

    moveDemo: ({ token }: TokenParams, form: SentForm) =>
      book(() => write(storage, (ctx) => moveDemo(ctx, token, fieldsOf(form)))),

    cancelDemo: ({ token }: TokenParams, form: SentForm) =>
      write(storage, (ctx) => cancelDemo(ctx, token, fieldsOf(form))),

    /** The calendar file of a demo or of a registration. */
    calendar: (token: string) =>
      read(
        async (ctx) =>
          (await readDemoCalendar(ctx, token, brand)) ??
          (await readRegistrationCalendar(ctx, token, brand)),
      ),

    problem: readiness.problem,

    async close(): Promise<void> {
      await linkRequests.settle();
      await db.destroy();
    },
  };
};
