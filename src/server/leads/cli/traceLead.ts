import type { LeadEvent, LeadsDb } from '../database/schema.ts';
import { parseLead } from '../submissions/leads.ts';
import { namedValues, touchesOf } from './listLeads.ts';

export type LeadTrace = NonNullable<Awaited<ReturnType<typeof traceLead>>>;

export const traceLead = async (db: LeadsDb, receipt: string) => {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', receipt.toUpperCase())
    .executeTakeFirst();
  if (!row) return null;
  const deliveries = await db
    .selectFrom('outbox')
    .select(['kind', 'status', 'created_at as pending_since', 'attempts', 'claimed_at'])
    .select(['next_attempt_at', 'delivered_at', 'last_error as reason'])
    .where('lead_id', '=', row.id)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  const { kind, id, created_at: at } = row;
  const { data, history } = parseLead(row);
  const events: (Omit<LeadEvent, 'what'> & { what: string })[] = [
    { at, what: 'received' },
    { at, what: 'stored' },
    ...history,
  ];
  return {
    ...{ kind, id, receipt: id, ...touchesOf(row), fields: data, events },
    deliveries: deliveries.map(({ next_attempt_at, ...delivery }) => ({
      ...delivery,
      next_try_at: delivery.status === 'pending' ? next_attempt_at : null,
    })),
  };
};

export const traceLines = ({ fields, events, deliveries, ...lead }: LeadTrace): string[] => [
  namedValues(lead),
  ...Object.entries(fields).map(([name, value]) => namedValues({ [name]: value })),
  ...[...events, ...deliveries].map(namedValues),
];
