import { LEAD_FORMS } from '../../../contract/forms.ts';
import type { LeadEvent, LeadsDb, OutboxKind, OutboxStatus } from '../database/schema.ts';
import { parseLead } from '../submissions/leads.ts';
import { touchesOf } from './listLeads.ts';

/** Times are ISO instants. */
export interface TraceDelivery {
  kind: OutboxKind;
  status: OutboxStatus;
  pending_since: string;
  attempts: number;
  claimed_at: string | null;
  next_try_at: string | null;
  delivered_at: string | null;
  /** The last error. */
  reason: string | null;
}

export interface TraceEvent {
  at: string;
  what: LeadEvent['what'] | 'received' | 'stored';
  reason?: string;
}

export interface LeadTrace {
  kind: string;
  id: string;
  receipt: string;
  first_touch: string;
  last_touch: string;
  fields: Record<string, string>;
  events: TraceEvent[];
  deliveries: TraceDelivery[];
}

/** The history of a lead; null for an unknown receipt. */
export const traceLead = async (db: LeadsDb, receipt: string): Promise<LeadTrace | null> => {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', receipt.toUpperCase())
    .executeTakeFirst();
  if (!row) return null;
  const deliveries = await db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', '=', row.id)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  const { kind, id, created_at: at } = row;
  const lead = parseLead(row);
  return {
    ...{ kind, id, receipt: id },
    ...touchesOf(row),
    fields: lead.data,
    events: [{ at, what: 'received' }, { at, what: 'stored' }, ...lead.history],
    deliveries: deliveries.map((delivery) => ({
      kind: delivery.kind,
      status: delivery.status,
      pending_since: delivery.created_at,
      attempts: delivery.attempts,
      claimed_at: delivery.claimed_at,
      next_try_at: delivery.status === 'pending' ? delivery.next_attempt_at : null,
      delivered_at: delivery.delivered_at,
      reason: delivery.last_error,
    })),
  };
};

const second = (instant: string): string => `${instant.slice(0, 19).replace('T', ' ')}Z`;

/** A trace as text, line by line. */
export const traceLines = ({ id, kind, fields, events, deliveries, ...trace }: LeadTrace) => {
  const touches = [...new Set([trace.first_touch, trace.last_touch])].filter(Boolean);
  return [
    `${id}  ${kind}`,
    ...touches.map((touch) => `came by ${touch}`),
    ...Object.entries(fields).map(([name, value]) => `${labelOf(name)}: ${value}`),
    ...events.map(({ at, what, reason }) => `${second(at)}  ${what}${reason ? `: ${reason}` : ''}`),
    ...deliveries.map(deliveryLine),
  ];
};

const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(LEAD_FORMS).flatMap((form) =>
    Object.entries(form).map(([name, { label }]) => [name, label]),
  ),
);
const labelOf = (name: string): string => LABELS[name] ?? name;

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
