import type { ApiAnswer } from '../../../contract/calls.ts';
import type { DemoBooking, MyDemo } from '../../../contract/bookings.ts';
import type { ApiError } from '../../../contract/payloads.ts';
import { demoForm, formMessages, type DemoRequest } from '../../../contract/forms.ts';
import { validateForm } from '../../../contract/validateForm.ts';
import { readTimeZone } from '../../../lib/timeZone.ts';
import { officeSlots } from '../../../lib/officeSlots.ts';
import { redactDbErrors } from '../database/storageFailure.ts';
import { demoPayload } from '../deliveries/outboxPayload.ts';
import { bookingOf } from '../deliveries/leadLinks.ts';
import { enqueue } from './enqueue.ts';
import { deleteWithdrawn } from '../deliveries/outboxRows.ts';
import { demoCalendar } from '../mail/calendars.ts';
import { findLeadByToken, selectBookings } from './selectLeads.ts';
import { insertLead } from './insertLead.ts';
import { lockUntilCommit } from '../database/locks.ts';
import { success, invalidForm } from './answers.ts';
import { updateLead, type LeadChanges } from './updateLead.ts';
import type { LeadContext } from './leadContext.ts';
import type { FormOrigin } from './formOrigin.ts';
import type { StoredLead } from '../database/leadRows.ts';
import { countReservationBeyondLimit } from './limits.ts';
import { type FormHandler } from './submitForm.ts';
import type { LeadStorage } from './transaction.ts';

type Demo = StoredLead<'demo'>;

const UNKNOWN: ApiError = { status: 404, message: 'We can’t find that demo.' };
const BEGUN: ApiError = {
  status: 410,
  message: 'This demo has started, so it can’t be changed online.',
};
const OUTDATED: ApiError = {
  status: 409,
  message: 'This demo was just changed. Here’s the latest.',
};
const CLOSED = invalidForm({ preferred_datetime: formMessages.dateTimeClosed });

const ALTERNATIVES = 3;

/** Rolls back the transaction that wanted the slot. */
class SlotTaken extends Error {
  readonly slot: string;

  constructor(slot: string) {
    super('the slot is taken');
    this.slot = slot;
  }
}

/** @throws SlotTaken for a full hour; a free one stays free until the transaction ends */
const lockFreeHour = async ({ db, office }: LeadContext, slot: string) => {
  if (!office) return;
  await lockUntilCommit(db, slot);
  const { count } = await selectBookings(db, 'demo')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('slot', '=', slot)
    .executeTakeFirstOrThrow();
  if (Number(count) >= office.capacity) throw new SlotTaken(slot);
};

const isOfficeHour = ({ office, now }: LeadContext, instant: string): boolean =>
  !office || officeSlots(office, now.getTime()).includes(Date.parse(instant));

/** Null when demos can be booked at any hour. */
export const freeDemoHours = async ({ db, now, office }: LeadContext): Promise<string[] | null> => {
  if (!office) return null;
  const full = await selectBookings(db, 'demo')
    .select('slot')
    .where('slot', '>', now.toISOString())
    .groupBy('slot')
    .having(({ fn }) => fn.countAll(), '>=', office.capacity)
    .execute();
  const taken = new Set(full.map(({ slot }) => slot));
  return officeSlots(office, now.getTime())
    .map((slot) => new Date(slot).toISOString())
    .filter((slot) => !taken.has(slot));
};

const nearestFree = async (ctx: LeadContext, wanted: string): Promise<string[]> => {
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(wanted));
  return ((await freeDemoHours(ctx)) ?? [])
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, ALTERNATIVES)
    .sort();
};

export const demoHandler: FormHandler<'demo', DemoBooking> = {
  kind: 'demo',
  scope: 'request-demo',
  check: (ctx, fields) => (isOfficeHour(ctx, fields.preferred_datetime) ? undefined : CLOSED),
  async accept(ctx, fields, origin) {
    const booking = await storeDemo(ctx, fields, origin);
    return success('Demo request submitted successfully!', booking);
  },
  receiptOf: ({ demo_id }) => demo_id,
};

/** Answers a booking of an hour that is taken with the nearest free ones. */
export const bookOrSuggest = async <Payload>(
  getContext: LeadStorage['getContext'],
  booking: () => Promise<ApiAnswer<Payload>>,
): Promise<ApiAnswer<Payload>> => {
  try {
    return await booking();
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error;
    const message = formMessages.dateTimeTaken;
    return {
      status: 409,
      message,
      fields: { preferred_datetime: message },
      alternatives: await redactDbErrors(() => nearestFree(getContext(), error.slot)),
    };
  }
};

/** A full hour is refused. A demo in quarantine sends nothing, and holds no hour: `selectBookings` leaves it out. */
export const storeDemo = async (ctx: LeadContext, fields: DemoRequest, origin: FormOrigin = {}) => {
  let { quarantine = null } = origin;
  if (!quarantine && ctx.office && (await countReservationBeyondLimit(ctx, 'demo', origin)))
    quarantine = 'network-limit';
  const slot = new Date(fields.preferred_datetime).toISOString();
  await lockFreeHour(ctx, slot);
  const lead = await insertLead(ctx, {
    kind: 'demo',
    fields,
    status: 'active',
    slot,
    details: { sequence: 0, time_zone: origin.timeZone },
    origin: { ...origin, quarantine },
  });
  if (!quarantine) await enqueueDemo(ctx, lead!);
  return bookingOf(lead!, ctx);
};

export const enqueueDemo = (ctx: LeadContext, demo: Demo) =>
  enqueue(ctx, 'demo-requested', demoPayload(demo, ctx));

/** Answers with the demo that a private link opens until it begins, and that `change` may change. */
const answerLink = async (
  ctx: LeadContext,
  token: string,
  message: string,
  change?: (demo: Demo) => Promise<Demo | ApiError>,
): Promise<ApiAnswer<MyDemo>> => {
  const link = { kind: 'demo', link: 'change', token } as const;
  const found = await findLeadByToken(ctx.db, link, { isLocked: change !== undefined });
  if (!found) return UNKNOWN;
  if (found.data.preferred_datetime <= ctx.now.toISOString()) return BEGUN;
  const demo = change ? await change(found) : found;
  if ('message' in demo) return demo;
  const { demo_id, meet_link, event_link } = bookingOf(demo, ctx);
  return success(message, {
    demo_id,
    meet_link,
    event_link,
    starts_at: demo.data.preferred_datetime,
    sequence: demo.details.sequence,
    is_canceled: demo.status === 'canceled',
  });
};

export const readDemo = (ctx: LeadContext, token: string) => answerLink(ctx, token, '');

/** A repeated request changes nothing. */
export const moveDemo = (ctx: LeadContext, token: string, body: Record<string, unknown>) =>
  answerLink(ctx, token, 'Your demo has been rescheduled.', async (demo) => {
    const { preferred_datetime } = demoForm;
    const { fields, errors } = validateForm({ preferred_datetime }, body);
    if (errors) return invalidForm(errors);
    const slot = new Date(fields.preferred_datetime).toISOString();
    if (demo.status === 'active' && slot === demo.data.preferred_datetime) return demo;
    if (demo.status === 'canceled' || !isCurrent(body, demo)) return OUTDATED;
    if (!isOfficeHour(ctx, slot)) return CLOSED;
    await lockFreeHour(ctx, slot);
    const data = { ...demo.data, preferred_datetime: slot };
    const time_zone = readTimeZone(body.time_zone) ?? demo.details.time_zone;
    const details = { ...demo.details, time_zone };
    return changeDemo(ctx, demo, 'moved', { data, slot, details });
  });

export const cancelDemo = (ctx: LeadContext, token: string, body: Record<string, unknown>) =>
  answerLink(ctx, token, 'Your demo is canceled.', async (demo) => {
    if (demo.status === 'canceled') return demo;
    if (!isCurrent(body, demo)) return OUTDATED;
    return changeDemo(ctx, demo, 'canceled', { status: 'canceled' });
  });

/** Whether a change was made on the demo's current state. A form without scripts sends the number as text. */
const isCurrent = ({ sequence }: Record<string, unknown>, { details }: Demo): boolean =>
  (typeof sequence === 'number' || typeof sequence === 'string') &&
  String(sequence) === String(details.sequence);

const CHANGE_MAILS = { moved: 'demo-moved', canceled: 'demo-canceled' } as const;

const changeDemo = async (
  ctx: LeadContext,
  before: Demo,
  what: keyof typeof CHANGE_MAILS,
  changes: LeadChanges<'demo'>,
): Promise<Demo> => {
  const { db, now } = ctx;
  const { details: changed = before.details } = changes;
  const details = { ...changed, sequence: before.details.sequence + 1 };
  const demo = await updateLead(ctx, before, { ...changes, details }, { what });
  if (demo.quarantine_reason !== null) return demo;
  await deleteWithdrawn(db, demo.id);
  await enqueue(ctx, CHANGE_MAILS[what], {
    ...demoPayload(demo, ctx),
    type: CHANGE_MAILS[what],
    sequence: details.sequence,
    previous_datetime: before.data.preferred_datetime,
    changed_at: now.toISOString(),
  });
  return demo;
};

export const readDemoCalendar = async (ctx: LeadContext, token: string, brand: string) => {
  const link = { kind: 'demo', link: 'calendar', token } as const;
  const demo = await findLeadByToken(ctx.db, link, { isLocked: false });
  if (!demo) return null;
  const { details, status, updated_at } = demo;
  const change = details.sequence > 0 && { sequence: details.sequence, changed_at: updated_at };
  const state = status === 'canceled' ? 'demo-canceled' : 'demo';
  return demoCalendar({ ...demoPayload(demo, ctx), ...change, type: state }, brand);
};
