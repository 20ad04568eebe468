import type { Kysely } from 'kysely';
import { touchesOf } from './listLeads.ts';
import type { LeadLine } from './listLeads.ts';
import type {
  LeadsDatabase,
  OutboxKind,
  OutboxStatus,
  ReleasedLeadRow,
} from '../database/schema.ts';

/** Something that a lead's life has had, once it was stored; ISO instants. */
export interface TraceEvent {
  at: string;
  what: 'received' | 'stored' | 'quarantined' | 'released' | 'moved' | 'canceled';
  reason?: string;
}

/** What became of one thing that a lead causes. */
export interface TraceDelivery {
  kind: OutboxKind;
  status: OutboxStatus;
  pending_since: string;
  attempts: number;
  /** When it was claimed last, to be tried. */
  claimed_at: string | null;
  /** When it is tried next; null for what is not. */
  next_try_at: string | null;
  delivered_at: string | null;
  /** Why it failed last, or was given up. */
  reason: string | null;
}

export interface LeadTrace extends Pick<
  LeadLine,
  'kind' | 'id' | 'receipt' | 'first_touch' | 'last_touch'
> {
  events: TraceEvent[];
  deliveries: TraceDelivery[];
}

/** A lead, whichever table has it. */
interface Found extends Pick<LeadLine, 'kind' | 'id' | 'receipt'> {
  created_at: string;
  source: string | null;
  quarantine_reason: string | null;
  /** A demo's. */
  canceled_at?: string | null;
}

/**
 * All that is known of what became of a lead; null when nothing has this number.
 * @param number the receipt that its visitor has, as it was typed, or the row's id
 */
export const traceLead = async (
  db: Kysely<LeadsDatabase>,
  number: string,
): Promise<LeadTrace | null> => {
  const lead = await findLead(db, number);
  if (!lead) return null;
  const { id, kind, receipt } = lead;
  const [releases, deliveries] = await Promise.all([
    db.selectFrom('released_leads').selectAll().where('submission_id', '=', id).execute(),
    db
      .selectFrom('outbox')
      .selectAll()
      .where('submission_id', '=', id)
      .orderBy('created_at')
      .orderBy('kind')
      .execute(),
  ]);
  const events = [
    ...beginningOf(lead),
    ...releases.flatMap((release) => releaseEvents(release, lead)),
    // Every change of a demo is sent to the webhook.
    ...deliveries
      .filter((row) => row.kind === 'demo-change-webhook')
      .map(({ created_at: at }) => demoChangeEvent(at, lead)),
  ];
  return {
    kind,
    ...{ id, receipt },
    ...touchesOf(lead),
    events: events.sort((a, b) => a.at.localeCompare(b.at)),
    deliveries: deliveries.map((row) => ({
      kind: row.kind,
      status: row.status,
      pending_since: row.created_at,
      attempts: row.attempts,
      claimed_at: row.claimed_at,
      next_try_at: row.status === 'pending' ? row.next_attempt_at : null,
      delivered_at: row.delivered_at,
      reason: row.last_error,
    })),
  };
};

const findLead = async (db: Kysely<LeadsDatabase>, number: string): Promise<Found | null> => {
  // Receipts are in capitals, ids are not.
  const receipt = number.toUpperCase();
  const demo = await db
    .selectFrom('demo_requests')
    .selectAll()
    .where('id', '=', receipt)
    .executeTakeFirst();
  if (demo) return { ...demo, kind: 'demo', receipt: demo.id };
  for (const table of ['event_registrations', 'newsletter_subscriptions'] as const) {
    const row = await db
      .selectFrom(table)
      .selectAll()
      .where((is) => is.or([is('id', '=', number.toLowerCase()), is('receipt', '=', receipt)]))
      .executeTakeFirst();
    if (!row) continue;
    const kind = 'event_id' in row ? 'registration' : 'newsletter';
    return { ...row, kind, receipt: row.receipt };
  }
  // One that was let out of quarantine after its visitor had come again.
  const release = await db
    .selectFrom('released_leads')
    .select('submission_id')
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  return release ? findLead(db, release.submission_id) : null;
};

/** A visitor hears of it only when it is stored, so both are one moment. */
const beginningOf = ({ created_at: at, quarantine_reason: reason }: Found): TraceEvent[] => [
  { at, what: 'received' },
  { at, what: 'stored' },
  ...(reason === null ? [] : [{ at, what: 'quarantined' as const, reason }]),
];

const releaseEvents = (
  { received_at, released_at, quarantine_reason: reason }: ReleasedLeadRow,
  { created_at }: Found,
): TraceEvent[] => [
  ...(received_at === created_at ? [] : [{ at: received_at, what: 'received' as const }]),
  { at: received_at, what: 'quarantined', reason },
  { at: released_at, what: 'released' },
];

const demoChangeEvent = (at: string, { canceled_at }: Found): TraceEvent => ({
  at,
  what: at === canceled_at ? 'canceled' : 'moved',
});

const second = (instant: string): string => `${instant.slice(0, 19).replace('T', ' ')}Z`;

/** A trace as people read it, line by line. */
export const traceLines = ({
  receipt,
  kind,
  id,
  events,
  deliveries,
  ...trace
}: LeadTrace): string[] => {
  const touches = [...new Set([trace.first_touch, trace.last_touch])].filter(Boolean);
  return [
    [receipt, kind, id === receipt ? '' : id].filter(Boolean).join('  '),
    ...touches.map((touch) => `came by ${touch}`),
    ...events.map(({ at, what, reason }) => `${second(at)}  ${what}${reason ? `: ${reason}` : ''}`),
    ...deliveries.map(deliveryLine),
  ];
};

const deliveryLine = (delivery: TraceDelivery): string => {
  const { kind, status, pending_since, attempts, reason } = delivery;
  const { claimed_at, next_try_at, delivered_at } = delivery;
  return [
    `${second(delivered_at ?? claimed_at ?? pending_since)}  ${kind} ${status}`,
    `waiting since ${second(pending_since)}`,
    `tries: ${attempts}`,
    claimed_at && `claimed ${second(claimed_at)}`,
    next_try_at && `next try ${second(next_try_at)}`,
    reason,
  ]
    .filter(Boolean)
    .join(', ');
};
