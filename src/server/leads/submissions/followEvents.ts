import { parseLead, type EventTimes, type StoredLead } from '../database/leadRows.ts';
import { registrationPayload } from '../deliveries/outboxPayload.ts';
import { addDeliveries, deletePending, deleteWithdrawn } from '../deliveries/outboxRows.ts';
import { enqueue, remindersOf } from './enqueue.ts';
import { readEventLine } from './editorLines.ts';
import { lastTold, changeMailId, changeMailTo } from './eventNotices.ts';
import { eventVersions, type EventVersion } from './eventVersions.ts';
import { lockLead } from './selectLeads.ts';
import { updateLead } from './updateLead.ts';
import type { LeadContext } from './leadContext.ts';
import { cancelStored, timesOf } from './registration.ts';
import type { RegistrationEvent } from './registrationEvent.ts';

type Registration = StoredLead<'registration'>;

/**
 * Lets registrations follow their events: times, seats, reminders and calendar entries. Tells each guest once.
 *
 * During a rollout, two processes may have different content. So a process moves a guest only to a version that it has known
 * for less time than the guest has followed another one:
 *
 * | at    | process with the old content                 | process with the new content                        |
 * | ----- | -------------------------------------------- | --------------------------------------------------- |
 * | 8:00  | reads the event, which begins at 18:00       |                                                     |
 * | 10:00 |                                              | reads the event, now at 19:00, and moves the guests |
 * | 10:01 | leaves the guests: its version is from 8:00  |                                                     |
 * | 11:00 | reads the event, now back at 18:00            | the same, and the first of both moves the guests    |
 */
export const createEventFollower = (getContext: () => LeadContext) => {
  /** Since when this process has known each event as it is. */
  const knownVersions = new Map<string, { fingerprint: string; since: string }>();

  /** A version that was not known is newer than what guests have followed, also after the clock was set back. */
  const recordReading = (
    { id, fingerprint }: RegistrationEvent,
    { now }: LeadContext,
    registrations: readonly Registration[],
  ): void => {
    if (knownVersions.get(id)?.fingerprint === fingerprint) return;
    const followed = registrations.filter(({ slot }) => slot === id).map(followedSince);
    knownVersions.set(id, { fingerprint, since: followed.reduce(orJustAfter, now.toISOString()) });
  };

  return async (): Promise<void> => {
    const ctx = getContext();
    const { events } = ctx;
    if (!events) return;
    // Without the database, the clock alone says when an event was read.
    const registrations = await openRegistrations(ctx).catch((error: unknown) => {
      for (const event of events.all()) recordReading(event, ctx, []);
      throw error;
    });
    for (const event of events.all()) recordReading(event, ctx, registrations);
    for (const registration of registrations) {
      const event = events.find(registration.slot!);
      if ('message' in event || event.isPast) continue;
      recordReading(event, ctx, registrations);
      const { since } = knownVersions.get(event.id)!;
      if (!mustFollow(registration, event, since)) continue;
      const version = (await eventVersions(ctx, [event])).get(event.id)!;
      await ctx.db.transaction().execute(async (db) => {
        // Another process may have been faster.
        const locked = await lockLead<'registration'>(db, registration.id);
        if (!locked || locked.status !== 'active' || !mustFollow(locked, event, since)) return;
        if (event.isCanceled) await cancelByWriter({ ...ctx, db }, locked, version);
        else await follow({ ...ctx, db }, locked, { event, version, since });
      });
    }
  };
};

/** Registrations whose date is not over. Others don't follow: an event keeps its id when it is held again. */
const openRegistrations = async ({ db, now }: LeadContext): Promise<Registration[]> => {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('kind', '=', 'registration')
    .where('status', '=', 'active')
    .where('ends_at', '>', now.toISOString())
    .orderBy('created_at')
    .execute();
  return rows.map((row) => parseLead<'registration'>(row));
};

const areSame = (one: EventTimes, other: EventTimes): boolean =>
  one.starts_at === other.starts_at &&
  one.ends_at === other.ends_at &&
  one.join_hash === other.join_hash;

/** An instant, or the one just after another when it is not later. */
const orJustAfter = (instant: string, other: string): string =>
  instant > other ? instant : new Date(Date.parse(other) + 1).toISOString();

/**
 * The last time for which a registration is known to hold the event as it then was. A form that was sent while content changed is
 * stored a moment later, and may hold the event of before. So a registration counts from a minute before it was stored.
 */
const followedSince = ({ details, created_at }: Registration): string =>
  details.followed_at ?? new Date(Date.parse(created_at) - 60_000).toISOString();

const mustFollow = (
  registration: Registration,
  event: RegistrationEvent,
  since: string,
): boolean => {
  if (event.isCanceled) return true;
  // During a rollout a process with older content must not move guests back.
  if (since < followedSince(registration)) return false;
  const { details, slot } = registration;
  const { slug, title } = details.event;
  const isNamedAlike = slot === event.id && slug === event.slug && title === event.title;
  return !isNamedAlike || !areSame(details.event, timesOf(event));
};

/** The entry's next version, which is also later than a guest's own change. */
const nextEntry = ({ details }: Registration, { sequence, stamp }: EventVersion) => {
  const changed_at = stamp.toISOString();
  const { entry } = details;
  return {
    sequence: Math.max(sequence, entry.sequence + 1),
    changed_at: changed_at > entry.changed_at ? changed_at : entry.changed_at,
  };
};

const cancelByWriter = async (ctx: LeadContext, found: Registration, version: EventVersion) => {
  const canceled = await cancelStored(ctx, found, nextEntry(found, version));
  if (canceled.quarantine_reason !== null) return;
  const line = await readEventLine(ctx.db, found.slot!, ctx.now);
  await enqueue(ctx, 'event-canceled', {
    ...registrationPayload(canceled, ctx),
    ...(line !== undefined && { line }),
  });
};

interface ChangedEvent {
  event: RegistrationEvent;
  version: EventVersion;
  /** When the event was first read as it is now, an ISO instant. */
  since: string;
}

const follow = async (
  ctx: LeadContext,
  found: Registration,
  { event, version, since }: ChangedEvent,
): Promise<void> => {
  const { db, now } = ctx;
  const times = timesOf(event);
  // Before `deletePending`: whether guests were told is the status of the email that it deletes.
  const before = await lastTold(ctx, found);
  const isNews = !areSame(before, times);
  const noticeId = changeMailId(event, version, found.email);
  const { join_hash: _, ...former } = found.details.event;
  const changed = await updateLead(
    ctx,
    found,
    {
      slot: event.id,
      ends_at: times.ends_at,
      details: {
        ...found.details,
        event: { ...former, slug: event.slug, title: event.title, ...times },
        entry: nextEntry(found, version),
        notice: isNews ? { id: noticeId, before } : undefined,
        followed_at: now.toISOString() > since ? now.toISOString() : since,
      },
    },
    former.starts_at === times.starts_at ? undefined : { what: 'moved' },
  );
  if (found.details.notice) await deletePending(db, found.details.notice.id);
  await deleteWithdrawn(db, found.id);
  if (changed.quarantine_reason !== null) return;
  const payload = registrationPayload(changed, ctx);
  await addDeliveries(
    db,
    [
      ...((await isWrittenTo(ctx, found.id))
        ? remindersOf('registration-reminder', payload, now)
        : []),
      ...(isNews ? [await changeMailTo(ctx, noticeId, changed, before)] : []),
    ],
    now,
  );
};

/** The mailbox cap may have suppressed the confirmation, and the reminders with it. */
const isWrittenTo = async ({ db }: LeadContext, leadId: string): Promise<boolean> => {
  const confirmation = await db
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'registration-confirmation')
    .executeTakeFirst();
  return confirmation !== undefined;
};
