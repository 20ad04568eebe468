import { sql } from 'kysely';
import { LEAD_FORMS, type LeadKind } from '../../../contract/forms.ts';
import { wallClockAt } from '../../../lib/zonedTime.ts';
import type { OutboxKind } from '../database/deliveryKinds.ts';
import type { SiteDb } from '../database/schema.ts';
import { periodStart, type ListContext } from './leadList.ts';

/** Leads in quarantine, and deliveries that were given up. */
export const countNeedingAttention = async (
  db: SiteDb,
): Promise<Record<'held' | 'failed', number>> => {
  const count = sql<number | string>`count(*)`.as('count');
  const [held, failed] = await Promise.all([
    db
      .selectFrom('leads')
      .select(count)
      .where('quarantine_reason', 'is not', null)
      .executeTakeFirstOrThrow(),
    db.selectFrom('outbox').select(count).where('status', '=', 'dead').executeTakeFirstOrThrow(),
  ]);
  return { held: Number(held.count), failed: Number(failed.count) };
};

export interface LeadDay {
  /** `2026-12-03`, in the office's zone. */
  day: string;
  count: number;
}

const DAY_MS = 86_400_000;

export interface LastDays {
  /** The oldest first. */
  days: LeadDay[];
  forms: Record<LeadKind, number>;
}

/** How many leads arrived on each of the last days, and of which forms. */
export const countLastDays = async (ctx: ListContext, days: number): Promise<LastDays> => {
  const rows = await ctx.db
    .selectFrom('leads')
    .select(['created_at', 'kind'])
    .where('created_at', '>=', periodStart(days, ctx).toISOString())
    .execute();
  const dayOf = (instant: number) => wallClockAt(instant, ctx.timeZone).slice(0, 10);
  const today = Date.parse(dayOf(ctx.now.getTime()));
  const counts = new Map<string, number>();
  const forms = Object.fromEntries(Object.keys(LEAD_FORMS).map((form) => [form, 0])) as Record<
    LeadKind,
    number
  >;
  for (const { created_at, kind } of rows) {
    const day = dayOf(Date.parse(created_at));
    counts.set(day, (counts.get(day) ?? 0) + 1);
    forms[kind] += 1;
  }
  const listed = Array.from({ length: days }, (_, index) => {
    const day = new Date(today - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
  return { days: listed, forms };
};

export interface FailingDelivery {
  id: string;
  kind: OutboxKind;
  lead_id: string | null;
  status: 'pending' | 'dead';
  attempts: number;
  created_at: string;
  next_attempt_at: string;
  last_error: string | null;
}

const LISTED_DELIVERIES = 200;

/** Deliveries that were given up, then those that are tried again; the oldest first. */
export const listFailing = async (db: SiteDb): Promise<FailingDelivery[]> =>
  (await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'lead_id', 'status', 'attempts', 'created_at', 'next_attempt_at'])
    .select('last_error')
    .where((is) =>
      is.or([
        is('status', '=', 'dead'),
        is.and([is('status', '=', 'pending'), is('last_error', 'is not', null)]),
      ]),
    )
    // `dead` comes before `pending`.
    .orderBy('status')
    .orderBy('created_at')
    .limit(LISTED_DELIVERIES)
    .execute()) as FailingDelivery[];
