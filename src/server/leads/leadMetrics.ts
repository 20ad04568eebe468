import { setTimeout as pause } from 'node:timers/promises';
import type { FormName } from '../../contract/calls.ts';
import { LEAD_KINDS } from '../../contract/forms.ts';
import type { QuarantinedLeads, WaitingDeliveries } from '../observe/metricsServer.ts';
import type { OutboxKind } from './database/deliveryKinds.ts';
import type { SiteDb } from './database/schema.ts';

/** Prometheus gives up after 10 s, with all other metrics of the scrape. */
const SCRAPE_TIMEOUT_MS = 2000;

const withTimeout = async <Row>(query: Promise<Row[]>): Promise<Row[]> => {
  const rows = await Promise.race([query, pause(SCRAPE_TIMEOUT_MS, undefined, { ref: false })]);
  if (!rows) throw new Error(`no answer in ${SCRAPE_TIMEOUT_MS} ms`);
  return rows;
};

export const countLeads = async (db: SiteDb): Promise<Record<FormName, number>> => {
  const query = db
    .selectFrom('leads')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('count')])
    .where('quarantine_reason', 'is', null)
    .where('status', '!=', 'duplicate')
    .groupBy('kind')
    .execute();
  const counts = new Map((await withTimeout(query)).map((row) => [row.kind, Number(row.count)]));
  const entries = Object.entries(LEAD_KINDS).map(([form, kind]) => [form, counts.get(kind) ?? 0]);
  return Object.fromEntries(entries) as Record<FormName, number>;
};

const DAY_MS = 86_400_000;

/** Leads of the last day that are in quarantine. */
export const countQuarantined = async (db: SiteDb, now: Date): Promise<QuarantinedLeads[]> => {
  const query = db
    .selectFrom('leads')
    .select(({ fn }) => [
      'kind',
      'quarantine_reason as reason',
      fn.countAll<number | string>().as('count'),
    ])
    .where('quarantine_reason', 'is not', null)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .groupBy(['kind', 'quarantine_reason'])
    .execute();
  const forms = Object.keys(LEAD_KINDS) as FormName[];
  return (await withTimeout(query)).map(({ kind, reason, count }) => ({
    form: forms.find((form) => LEAD_KINDS[form] === kind)!,
    reason: String(reason),
    count: Number(count),
  }));
};

/** `delivered`: the kinds for which a receiver is configured. */
export const readWaiting = async (
  db: SiteDb,
  now: Date,
  delivered: readonly OutboxKind[],
): Promise<WaitingDeliveries[]> => {
  const query = db
    .selectFrom('outbox')
    .select(({ fn }) => ['kind', 'status', fn.countAll<number | string>().as('count')])
    .select(({ fn }) => fn.min('due_at').as('oldest'))
    .where('status', 'in', ['pending', 'dead'])
    .groupBy(['kind', 'status'])
    .execute();
  return (await withTimeout(query)).map(({ kind, status, count, oldest }) => ({
    kind,
    state: status === 'dead' ? 'dead' : 'waiting',
    count: Number(count),
    oldestDueSeconds:
      status === 'pending' && delivered.includes(kind)
        ? Math.max(0, now.getTime() - Date.parse(oldest)) / 1000
        : undefined,
  }));
};
