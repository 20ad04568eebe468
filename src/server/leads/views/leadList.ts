import { sql, type Expression, type SqlBool } from 'kysely';
import type { LeadKind } from '../../../contract/forms.ts';
import { instantOf, wallClockAt } from '../../../lib/zonedTime.ts';
import { parseLead, type AnyLead } from '../database/leadRows.ts';
import { MAIL_KINDS, isReminder } from '../database/deliveryKinds.ts';
import type { SiteDb } from '../database/schema.ts';
import { searchTerm } from '../submissions/searchText.ts';

/**
 * What a lead waits for. `held`: in quarantine. `failed`: a delivery was given up. `refused`: the visitor's mailbox takes no
 * email. `ended`: canceled, unsubscribed, or a duplicate.
 */
export const LEAD_STATES = [
  'held',
  'failed',
  'retrying',
  'refused',
  'sending',
  'unconfirmed',
  'ended',
  'delivered',
] as const;

export type LeadState = (typeof LEAD_STATES)[number];

export const PERIODS = ['today', '7', '30', 'all'] as const;

export type Period = (typeof PERIODS)[number];

export interface LeadQuery {
  form?: LeadKind | undefined;
  /** The id of an event. */
  event?: string | undefined;
  /** Only registrations for a session that ends later. */
  endsAfter?: string | undefined;
  state?: LeadState | undefined;
  period?: Period | undefined;
  /** A part of a name, an email address, a phone number, a company or a receipt. */
  search?: string | undefined;
}

export interface ListContext {
  db: SiteDb;
  now: Date;
  timeZone: string;
}

const leadsWith = (db: SiteDb, condition: Expression<SqlBool>) =>
  db
    .selectFrom('outbox')
    .select('outbox.lead_id')
    .where('outbox.lead_id', 'is not', null)
    .where(condition);

/** The state in SQL: the first that applies. */
const stateOf = ({ db, now }: ListContext) => {
  const dead = leadsWith(db, sql<SqlBool>`outbox.status = 'dead'`);
  const retrying = leadsWith(
    db,
    sql<SqlBool>`outbox.status = 'pending' and outbox.last_error is not null`,
  );
  const refused = leadsWith(db, sql<SqlBool>`outbox.status = 'refused'`);
  const mails = MAIL_KINDS.filter((kind) => !isReminder(kind));
  const sending = leadsWith(
    db,
    sql<SqlBool>`outbox.status = 'pending' and outbox.due_at <= ${now.toISOString()}
      and outbox.kind in (${sql.join(mails)})`,
  );
  return sql<LeadState>`case
    when leads.quarantine_reason is not null then 'held'
    when leads.id in (${dead}) then 'failed'
    when leads.id in (${retrying}) then 'retrying'
    when leads.id in (${refused}) then 'refused'
    when leads.id in (${sending}) then 'sending'
    when leads.kind = 'newsletter' and leads.status = 'pending' then 'unconfirmed'
    when leads.status in ('canceled', 'unsubscribed', 'duplicate') then 'ended'
    else 'delivered' end`;
};

const DAY_MS = 86_400_000;

/** The midnight in the office's zone at which a period begins. */
export const periodStart = (
  days: number,
  { now, timeZone }: Pick<ListContext, 'now' | 'timeZone'>,
): Date => {
  const today = Date.parse(wallClockAt(now.getTime(), timeZone).slice(0, 10));
  const first = new Date(today - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return new Date(instantOf(`${first} 00:00`, timeZone)!);
};

const DAYS: Record<Period, number | undefined> = { today: 1, '7': 7, '30': 30, all: undefined };

/** All filters but the state. */
const selectMatching = (ctx: ListContext, filter: LeadQuery) => {
  const { form, event, endsAfter, period = 'all', search } = filter;
  let query = ctx.db.selectFrom('leads');
  if (endsAfter !== undefined) query = query.where('leads.ends_at', '>', endsAfter);
  const days = DAYS[period];
  if (days !== undefined)
    query = query.where('leads.created_at', '>=', periodStart(days, ctx).toISOString());
  if (form !== undefined) query = query.where('leads.kind', '=', form);
  if (event !== undefined)
    query = query.where('leads.kind', '=', 'registration').where('leads.slot', '=', event);
  const term = searchTerm(search ?? '');
  if (term !== '') {
    const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<SqlBool>`leads.search like ${pattern} escape '\\'`);
  }
  return query;
};

export interface ListedLead {
  lead: AnyLead;
  state: LeadState;
}

export const LEADS_PER_PAGE = 50;

/** The number of leads by state; those without leads are missing. */
export const countLeadStates = async (
  ctx: ListContext,
  query: LeadQuery,
): Promise<ReadonlyMap<LeadState, number>> => {
  const rows = await selectMatching(ctx, query)
    .select(stateOf(ctx).as('state'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
};

const selectListed = (ctx: ListContext, query: LeadQuery) => {
  const state = stateOf(ctx);
  const selected = selectMatching(ctx, query).selectAll('leads').select(state.as('state'));
  return (query.state === undefined ? selected : selected.where(state, '=', query.state))
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc');
};

const listed = (
  rows: Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>,
): ListedLead[] => rows.map(({ state, ...row }) => ({ state, lead: parseLead(row) as AnyLead }));

/**
 * The newest first.
 * @param page from 1
 */
export const listLeadPage = async (
  ctx: ListContext,
  query: LeadQuery,
  page: number,
  perPage = LEADS_PER_PAGE,
): Promise<ListedLead[]> =>
  listed(
    await selectListed(ctx, query)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
  );

/** All leads of a query in chunks, also when others arrive or go meanwhile. */
export async function* readLeadChunks(ctx: ListContext, query: LeadQuery, size = 500) {
  let last: AnyLead | undefined;
  for (;;) {
    let select = selectListed(ctx, query).limit(size);
    if (last) {
      const { created_at, id } = last;
      select = select.where((is) =>
        is.or([
          is('leads.created_at', '<', created_at),
          is.and([is('leads.created_at', '=', created_at), is('leads.id', '<', id)]),
        ]),
      );
    }
    const chunk = listed(await select.execute());
    if (chunk.length > 0) yield chunk;
    if (chunk.length < size) return;
    last = chunk.at(-1)!.lead;
  }
}

/** A lead with its state, and the other leads of its address. */
export const findListedLead = async (
  ctx: ListContext,
  id: string,
): Promise<{ found: ListedLead; others: ListedLead[] } | undefined> => {
  const rows = await ctx.db
    .selectFrom('leads')
    .selectAll('leads')
    .select(stateOf(ctx).as('state'))
    .where('leads.email', '=', (is) =>
      is.selectFrom('leads as own').select('own.email').where('own.id', '=', id),
    )
    .orderBy('leads.created_at', 'desc')
    .execute();
  const leads = listed(rows);
  const found = leads.find(({ lead }) => lead.id === id);
  return found && { found, others: leads.filter((each) => each !== found) };
};
