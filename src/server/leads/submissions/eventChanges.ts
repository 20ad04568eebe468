import type { Kysely } from 'kysely';
import type { ApiError } from '../../../contract/entities.ts';
import { lockPlaces } from './eventPlaces.ts';
import type { RegistrationEvent } from './formAnswers.ts';
import { cancelRegistration } from './registrations.ts';
import type { EventRegistrationRow, LeadsDatabase } from '../database/schema.ts';
import { addDelivery } from '../deliveries/addDelivery.ts';
import { callUp, registrationLead, remind } from './enqueueDeliveries.ts';
import type { SubmissionSettings } from './submissions.ts';

/** The event that a registration is for; an error for one that is not on the site now, which says nothing of it. */
export type FindEvent = (id: string) => RegistrationEvent | ApiError;

/**
 * Tells the guests of events that content has canceled, each once, however many processes do this at the same time.
 * Then a seat that has become free goes to the next on the waiting list.
 */
export const followEvents = async (
  db: Kysely<LeadsDatabase>,
  findEvent: FindEvent,
  settings: SubmissionSettings,
): Promise<void> => {
  const stillToCome = await openRegistrations(db, settings.now)
    .select('event_id')
    .distinct()
    .orderBy('event_id')
    .execute();
  for (const { event_id: id } of stillToCome) {
    const event = findEvent(id);
    if ('message' in event) continue;
    await db.transaction().execute(async (transaction) => {
      await lockPlaces(transaction, id, event.places);
      const guests = await openRegistrations(transaction, settings.now)
        .selectAll()
        .where('event_id', '=', id)
        .execute();
      for (const guest of guests) {
        if (event.isCanceled) await tellOfEnd(transaction, guest, event, settings);
      }
      if (!event.isCanceled) await callUp(transaction, id, event.places, settings);
    });
  }
};

/** Of events that have not ended as far as their guests know. */
const openRegistrations = (db: Kysely<LeadsDatabase>, now: Date) =>
  db
    .selectFrom('event_registrations')
    .where('quarantine_reason', 'is', null)
    .where('standing', '!=', 'canceled')
    .where('event_ends_at', '>', now.toISOString());

const tellOfEnd = async (
  db: Kysely<LeadsDatabase>,
  guest: EventRegistrationRow,
  event: RegistrationEvent,
  settings: SubmissionSettings,
): Promise<void> => {
  const row = await cancelRegistration(db, guest.id, settings.now);
  if (!row) return;
  const lead = registrationLead(row, event, settings);
  await addDelivery(db, { kind: 'event-canceled', lead, now: settings.now });
  await addDelivery(db, { kind: 'cancellation-webhook', lead, now: settings.now });
  await remind(db, lead, settings);
};

export interface EventWatch {
  /** Looks at once: content has changed. */
  look: () => void;
  /** Finishes what it is at. */
  stop: () => Promise<void>;
}

/** Milliseconds between two looks: what could not be told when content changed is told then. */
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
