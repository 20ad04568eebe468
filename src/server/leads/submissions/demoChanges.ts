import type { Kysely } from 'kysely';
import type { ApiAnswer } from '../../../contract/calls.ts';
import type { ApiError, MyDemo } from '../../../contract/entities.ts';
import { demoForm, formMessages, validateForm } from '../../../contract/forms.ts';
import { isPostgres } from '../database/database.ts';
import { isOffered, leaveSeats, takeSeat } from './demoSlots.ts';
import type { DemoRequestRow, LeadsDatabase } from '../database/schema.ts';
import { bookingOf, enqueueForChange } from './enqueueDeliveries.ts';
import type { SubmissionSettings } from './submissions.ts';

const UNKNOWN: ApiError = { status: 404, message: 'There is no such demo.' };
const OVER: ApiError = {
  status: 410,
  message: 'This demo has begun, so it can’t be changed here.',
};
const CHANGED_MEANWHILE: ApiError = {
  status: 409,
  message: 'This demo was changed meanwhile. This is how it stands now.',
};

const momentRules = { preferred_datetime: demoForm.preferred_datetime };

/** The demo that a link opens, while it can be changed; what to answer to whoever has no such link. */
const findDemo = async (
  db: Kysely<LeadsDatabase>,
  token: string,
  { now }: SubmissionSettings,
  isToBeChanged: boolean,
): Promise<DemoRequestRow | ApiError> => {
  const query = db.selectFrom('demo_requests').selectAll().where('change_token', '=', token);
  const locked = isToBeChanged && isPostgres(db) ? query.forUpdate() : query;
  const row = await locked.executeTakeFirst();
  if (!row) return UNKNOWN;
  return row.preferred_datetime > now.toISOString() ? row : OVER;
};

const isRefusal = (found: DemoRequestRow | ApiError): found is ApiError => 'message' in found;

const shown = (
  row: DemoRequestRow,
  settings: SubmissionSettings,
  message = '',
): ApiAnswer<MyDemo> => {
  const { demo_id, meet_link, event_link } = bookingOf(row, settings);
  const { preferred_datetime: starts_at, sequence } = row;
  const is_canceled = row.canceled_at !== null;
  const payload = { demo_id, starts_at, meet_link, event_link, sequence, is_canceled };
  return { status: 200, message, payload };
};

/** What the page of a demo's link shows. */
export const readDemo = async (
  db: Kysely<LeadsDatabase>,
  token: string,
  settings: SubmissionSettings,
): Promise<ApiAnswer<MyDemo>> => {
  const found = await findDemo(db, token, settings, false);
  return isRefusal(found) ? found : shown(found, settings);
};

/**
 * Writes a change of a demo that its visitor has seen in this state. Of two changes of one state the first counts.
 * @returns the demo as it is now; undefined when another change came before
 */
const writeChange = async (
  db: Kysely<LeadsDatabase>,
  { id, sequence }: DemoRequestRow,
  change: Partial<Pick<DemoRequestRow, 'preferred_datetime' | 'canceled_at'>>,
  { now }: SubmissionSettings,
): Promise<DemoRequestRow | undefined> =>
  db
    .updateTable('demo_requests')
    .set({ ...change, sequence: sequence + 1, changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .returningAll()
    .executeTakeFirst();

/** Whether a change is of the state that the demo is in. */
const isOfState = (body: Record<string, unknown>, { sequence }: DemoRequestRow): boolean =>
  // `Number('')` is 0, too. A form without scripts sends text.
  ['number', 'string'].includes(typeof body.sequence) && String(body.sequence) === String(sequence);

/** What looks like a machine's holds no place, and nobody hears of it. */
const isHeard = ({ quarantine_reason }: DemoRequestRow): boolean => quarantine_reason === null;

/**
 * Moves a demo to another hour, with all that this causes. Asked for again, it changes nothing.
 * @param db the transaction that holds all of it
 * @throws SlotTaken
 */
export const moveDemo = async (
  db: Kysely<LeadsDatabase>,
  token: string,
  body: Record<string, unknown>,
  settings: SubmissionSettings,
): Promise<ApiAnswer<MyDemo>> => {
  const demo = await findDemo(db, token, settings, true);
  if (isRefusal(demo)) return demo;
  const judged = validateForm(momentRules, body);
  if (judged.errors) return invalid(judged.errors.preferred_datetime!);
  const to = new Date(judged.fields.preferred_datetime).toISOString();
  const message = 'Your demo is moved.';
  if (demo.canceled_at === null && to === demo.preferred_datetime)
    return shown(demo, settings, message);
  if (demo.canceled_at !== null || !isOfState(body, demo)) return CHANGED_MEANWHILE;
  if (!isOffered(settings.office, to, settings.now)) return invalid(formMessages.dateTimeClosed);
  const moved = await writeChange(db, demo, { preferred_datetime: to }, settings);
  if (!moved) return CHANGED_MEANWHILE;
  if (isHeard(moved)) {
    await takeSeat(db, moved, settings.office?.capacity);
    await leaveSeats(db, moved.id, to);
    await enqueueForChange(db, moved, demo.preferred_datetime, settings);
  }
  return shown(moved, settings, message);
};

/** Cancels a demo, with all that this causes. Asked for again, it changes nothing. */
export const cancelDemo = async (
  db: Kysely<LeadsDatabase>,
  token: string,
  body: Record<string, unknown>,
  settings: SubmissionSettings,
): Promise<ApiAnswer<MyDemo>> => {
  const demo = await findDemo(db, token, settings, true);
  if (isRefusal(demo)) return demo;
  const message = 'Your demo is canceled.';
  if (demo.canceled_at !== null) return shown(demo, settings, message);
  if (!isOfState(body, demo)) return CHANGED_MEANWHILE;
  const canceled_at = settings.now.toISOString();
  const canceled = await writeChange(db, demo, { canceled_at }, settings);
  if (!canceled) return CHANGED_MEANWHILE;
  if (isHeard(canceled)) {
    await leaveSeats(db, canceled.id);
    await enqueueForChange(db, canceled, demo.preferred_datetime, settings);
  }
  return shown(canceled, settings, message);
};

/** A moment that is none of those that are offered. */
const invalid = (message: string): ApiError => ({
  status: 422,
  message,
  fields: { preferred_datetime: message },
});
