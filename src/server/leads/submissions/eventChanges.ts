import type { Kysely } from 'kysely';
import type { ApiError } from '../../../contract/entities.ts';
import type { RegistrationEvent } from './formAnswers.ts';
import { cancelRegistration } from './registrations.ts';
import type { LeadsDatabase } from '../database/schema.ts';
import { enqueueForCanceledEvent } from './enqueueDeliveries.ts';
import type { SubmissionSettings } from './submissions.ts';

/** The event that a registration is for; an error for one that is not on the site. */
export type FindEvent = (id: string) => RegistrationEvent | ApiError;

/**
 * Cancels the registrations of events that content has canceled, and tells their guests: each once, however many
 * processes do this at the same time.
 */
export const followEvents = async (
  db: Kysely<LeadsDatabase>,
  findEvent: FindEvent,
  settings: SubmissionSettings,
): Promise<void> => {
  const open = await db
    .selectFrom('event_registrations')
    .select(['id', 'event_id'])
    .where('quarantine_reason', 'is', null)
    .where('canceled_at', 'is', null)
    .where('event_ends_at', '>', settings.now.toISOString())
    .execute();
  for (const [eventId, guests] of Map.groupBy(open, ({ event_id }) => event_id)) {
    const event = findEvent(eventId);
    if ('message' in event || !event.isCanceled) continue;
    for (const { id } of guests) {
      await db.transaction().execute(async (transaction) => {
        const row = await cancelRegistration(transaction, id, settings.now);
        if (row) await enqueueForCanceledEvent(transaction, row, settings);
      });
    }
  }
};

export interface EventWatch {
  /** Looks at once: content has changed. */
  look: () => void;
  /** Finishes what it is at. */
  stop: () => Promise<void>;
}

/** Milliseconds between two looks, for when the database was away as content changed. */
const EVERY_MS = 3_600_000;

/** Follows the events from now on. */
export const startEventWatch = (follow: () => Promise<void>): EventWatch => {
  let looking = follow();
  const look = () => {
    looking = looking.then(follow);
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    look,
    stop() {
      clearInterval(timer);
      return looking;
    },
  };
};
