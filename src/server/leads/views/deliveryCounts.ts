import { REMINDER_KINDS, type OutboxKind } from '../database/deliveryKinds.ts';
import type { SiteDb } from '../database/schema.ts';
import type { ViewContext } from './viewContext.ts';

export interface StatusCount {
  kind: OutboxKind;
  status: string;
  count: string | number | bigint;
}

/** Without reminders that are not due. */
const countDeliveries = (db: SiteDb) =>
  db
    .selectFrom('outbox')
    .select(({ fn }) => ['lead_id', 'kind', 'status', fn.countAll().as('count')])
    .where((is) => is.or([is('kind', 'not in', REMINDER_KINDS), is('attempts', '>', 0)]))
    .groupBy(['lead_id', 'kind', 'status']);

export const deliveriesSince = async (db: SiteDb, from: string) =>
  Map.groupBy(
    await countDeliveries(db).where('created_at', '>=', from).execute(),
    ({ lead_id }) => lead_id,
  );

export const deliveriesOf = async (db: SiteDb, ids: readonly string[]) =>
  Map.groupBy(
    await countDeliveries(db).where('lead_id', 'in', ids).execute(),
    ({ lead_id }) => lead_id,
  );

/** A delivery without a receiver is not stuck: it waits for a setting. */
export const shownStatus = (
  { kind, status }: { kind: OutboxKind; status: string },
  { configuredKinds }: Pick<ViewContext, 'configuredKinds'>,
): string => (status === 'pending' && !configuredKinds.includes(kind) ? 'not configured' : status);

/** `2 delivered, 1 not configured` */
export const deliveryCounts = (rows: readonly StatusCount[], ctx: ViewContext): string => {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const status = shownStatus(row, ctx);
    counts.set(status, (counts.get(status) ?? 0) + Number(row.count));
  }
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${count} ${status}`)
    .join(', ');
};
