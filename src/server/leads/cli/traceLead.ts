import { LEAD_FORMS } from '../../../contract/forms.ts';
import type { LeadEvent, LeadsDb } from '../database/schema.ts';
import { parseLead } from '../submissions/leads.ts';
import { touchesOf } from './listLeads.ts';

type TraceEvent = Omit<LeadEvent, 'what'> & { what: LeadEvent['what'] | 'received' | 'stored' };

export type LeadTrace = NonNullable<Awaited<ReturnType<typeof traceLead>>>;

/** The history of a lead; null for an unknown receipt. Times are ISO instants. */
export const traceLead = async (db: LeadsDb, receipt: string) => {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', receipt.toUpperCase())
    .executeTakeFirst();
  if (!row) return null;
  const deliveries = await db
    .selectFrom('outbox')
    .select(({ eb }) => [
      ...(['kind', 'status', 'created_at as pending_since', 'attempts', 'claimed_at'] as const),
      eb
        .case()
        .when('status', '=', 'pending')
        .then(eb.ref('next_attempt_at'))
        .end()
        .as('next_try_at'),
      ...(['delivered_at', 'last_error as reason'] as const),
    ])
    .where('lead_id', '=', row.id)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  const { kind, id, created_at: at } = row;
  const lead = parseLead(row);
  const fields: Record<string, string> = lead.data;
  const events: TraceEvent[] = [{ at, what: 'received' }, { at, what: 'stored' }, ...lead.history];
  return { ...{ kind, id, receipt: id }, ...touchesOf(row), fields, events, deliveries };
};

const second = (instant: string): string => `${instant.slice(0, 19).replace('T', ' ')}Z`;

export const traceLines = ({ id, kind, fields, events, deliveries, ...trace }: LeadTrace) => {
  const touches = [...new Set([trace.first_touch, trace.last_touch])].filter(Boolean);
  return [
    `${id}  ${kind}`,
    ...touches.map((touch) => `source: ${touch}`),
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

const deliveryLine = (delivery: LeadTrace['deliveries'][number]): string => {
  const { kind, status, pending_since, attempts, reason } = delivery;
  const { claimed_at, next_try_at, delivered_at } = delivery;
  return [
    `${second(delivered_at ?? claimed_at ?? pending_since)}  ${kind} ${status}`,
    `waiting since ${second(pending_since)}`,
    `attempts: ${attempts}`,
    claimed_at && `claimed ${second(claimed_at)}`,
    next_try_at && `next try ${second(next_try_at)}`,
    reason,
  ]
    .filter(Boolean)
    .join(', ');
};
