import type { ApiAnswer } from '../../../contract/calls.ts';
import type { ApiError, DemoBooking, MyDemo } from '../../../contract/entities.ts';
import { demoForm, formMessages, validateForm, type DemoRequest } from '../../../contract/forms.ts';
import type { LeadsDb } from '../database/schema.ts';
import { demoCalendar } from '../mail/calendars.ts';
import type { DemoChange } from '../deliveries/lead.ts';
import { deleteReminders } from '../deliveries/outbox.ts';
import {
  bookingOf,
  countStored,
  demoLead,
  demoReminder,
  enqueue,
  reportQuarantine,
} from './causes.ts';
import {
  findLeadByToken,
  insertLead,
  readTokens,
  updateLead,
  type LeadChanges,
  type LeadContext,
  type LeadTokens,
  type Origin,
  type StoredLead,
} from './leads.ts';
import { exceedsHoldLimit } from './limits.ts';
import { isOfficeHour, takeDemoHour } from './seats.ts';

type Demo = StoredLead<'demo'>;

const UNKNOWN: ApiError = { status: 404, message: 'There is no such demo.' };
const BEGUN: ApiError = {
  status: 410,
  message: 'This demo has begun, so it can’t be changed here.',
};
const OUTDATED: ApiError = {
  status: 409,
  message: 'This demo was changed meanwhile. This is how it stands now.',
};
const invalidTime = (message: string): ApiError => ({
  status: 422,
  message,
  fields: { preferred_datetime: message },
});

/**
 * Stores a demo request and books its hour. In quarantine it books nothing and sends nothing.
 * @throws SlotTaken
 */
export const requestDemo = async (
  db: LeadsDb,
  ctx: LeadContext,
  fields: DemoRequest,
  origin: Origin = {},
): Promise<DemoBooking> => {
  let { quarantine } = origin;
  if (!quarantine && ctx.office && (await exceedsHoldLimit(db, 'demo', origin, ctx)))
    quarantine = 'network-limit';
  const slot = new Date(fields.preferred_datetime).toISOString();
  if (!quarantine) await takeDemoHour(db, slot, ctx.office);
  const inserted = await insertLead(db, {
    ...{ kind: 'demo', fields, details: { sequence: 0 }, status: 'active', slot, now: ctx.now },
    tokens: ['change', 'calendar', 'meeting'],
    origin: { ...origin, quarantine: quarantine ?? null },
  });
  const { lead, tokens } = inserted!;
  if (quarantine) reportQuarantine('demo', quarantine, ctx);
  else {
    countStored('demo', ctx);
    await enqueueDemo(db, ctx, lead, tokens);
  }
  return bookingOf(lead, tokens, ctx);
};

export const enqueueDemo = async (
  db: LeadsDb,
  ctx: LeadContext,
  demo: Demo,
  tokens: LeadTokens,
) => {
  const lead = demoLead(demo, tokens, ctx);
  await enqueue(db, ctx, 'demo-requested', lead, demoReminder(lead));
};

/** The demo that a private link opens until it begins. */
const findDemo = async (
  db: LeadsDb,
  { now }: LeadContext,
  token: string,
  isLocked = false,
): Promise<Demo | ApiError> => {
  const demo = await findLeadByToken(db, 'demo', 'change', token, { isLocked });
  if (!demo) return UNKNOWN;
  return demo.data.preferred_datetime > now.toISOString() ? demo : BEGUN;
};

const isError = (found: Demo | ApiError): found is ApiError => 'message' in found;

const success = async (
  db: LeadsDb,
  ctx: LeadContext,
  demo: Demo,
  message = '',
): Promise<ApiAnswer<MyDemo>> => {
  const { demo_id, meet_link, event_link } = bookingOf(demo, await readTokens(db, demo.id), ctx);
  const payload = {
    ...{ demo_id, meet_link, event_link, starts_at: demo.data.preferred_datetime },
    ...{ sequence: demo.details.sequence, is_canceled: demo.status === 'canceled' },
  };
  return { status: 200, message, payload };
};

export const readDemo = async (
  db: LeadsDb,
  ctx: LeadContext,
  token: string,
): Promise<ApiAnswer<MyDemo>> => {
  const demo = await findDemo(db, ctx, token);
  return isError(demo) ? demo : success(db, ctx, demo);
};

/** Whether a change was made on the demo's current state. A form without scripts sends the number as text. */
const isCurrent = ({ sequence }: Record<string, unknown>, { details }: Demo): boolean =>
  (typeof sequence === 'number' || typeof sequence === 'string') &&
  String(sequence) === String(details.sequence);

/** Stores a change, with the deliveries that it causes unless the demo is in quarantine. */
const changeDemo = async (
  db: LeadsDb,
  ctx: LeadContext,
  before: Demo,
  what: 'moved' | 'canceled',
  changes: LeadChanges<'demo'>,
): Promise<Demo> => {
  const at = ctx.now.toISOString();
  const details = { sequence: before.details.sequence + 1 };
  const demo = await updateLead(db, before, { ...changes, details }, { at, what }, ctx.now);
  if (demo.quarantine_reason !== null) return demo;
  const lead = demoLead(demo, await readTokens(db, demo.id), ctx);
  const change: DemoChange = {
    ...lead,
    lead: `demo-${what}`,
    sequence: details.sequence,
    previous_datetime: before.data.preferred_datetime,
    changed_at: at,
  };
  await deleteReminders(db, demo.id);
  await enqueue(db, ctx, 'demo-changed', change, what === 'moved' ? demoReminder(lead) : undefined);
  return demo;
};

/**
 * Moves a demo to another hour. A repeated request changes nothing.
 * @throws SlotTaken
 */
export const moveDemo = async (
  db: LeadsDb,
  ctx: LeadContext,
  token: string,
  body: Record<string, unknown>,
): Promise<ApiAnswer<MyDemo>> => {
  const demo = await findDemo(db, ctx, token, true);
  if (isError(demo)) return demo;
  const { preferred_datetime } = demoForm;
  const { fields, errors } = validateForm({ preferred_datetime }, body);
  if (errors) return invalidTime(errors.preferred_datetime!);
  const slot = new Date(fields.preferred_datetime).toISOString();
  const message = 'Your demo is moved.';
  if (demo.status === 'active' && slot === demo.data.preferred_datetime)
    return success(db, ctx, demo, message);
  if (demo.status === 'canceled' || !isCurrent(body, demo)) return OUTDATED;
  if (!isOfficeHour(ctx.office, slot, ctx.now)) return invalidTime(formMessages.dateTimeClosed);
  if (demo.quarantine_reason === null) await takeDemoHour(db, slot, ctx.office);
  const data = { ...demo.data, preferred_datetime: slot };
  return success(db, ctx, await changeDemo(db, ctx, demo, 'moved', { data, slot }), message);
};

/** Cancels a demo. A repeated request changes nothing. */
export const cancelDemo = async (
  db: LeadsDb,
  ctx: LeadContext,
  token: string,
  body: Record<string, unknown>,
): Promise<ApiAnswer<MyDemo>> => {
  const demo = await findDemo(db, ctx, token, true);
  if (isError(demo)) return demo;
  const message = 'Your demo is canceled.';
  if (demo.status === 'canceled') return success(db, ctx, demo, message);
  if (!isCurrent(body, demo)) return OUTDATED;
  const canceled = await changeDemo(db, ctx, demo, 'canceled', { status: 'canceled' });
  return success(db, ctx, canceled, message);
};

/** The calendar file of a demo, without personal data; null for an unknown token. */
export const readDemoCalendar = async (
  db: LeadsDb,
  ctx: LeadContext,
  token: string,
  brand: string,
): Promise<string | null> => {
  const demo = await findLeadByToken(db, 'demo', 'calendar', token);
  if (!demo) return null;
  const { meet_link } = bookingOf(demo, await readTokens(db, demo.id), ctx);
  const { sequence } = demo.details;
  return demoCalendar({
    ...{ id: demo.id, sequence, meetingUrl: meet_link, brand },
    startsAt: new Date(demo.data.preferred_datetime),
    requestedAt: new Date(sequence > 0 ? demo.updated_at : demo.created_at),
    isCanceled: demo.status === 'canceled',
    host: new URL(ctx.siteUrl).hostname,
  });
};
