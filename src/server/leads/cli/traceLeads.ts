import { oneLine } from '../../../lib/text.ts';
import type { AnyLead, LeadEvent } from '../database/leadRows.ts';
import { parseLead } from '../submissions/leads.ts';
import { namedValues, shownStatus, touchesOf, type CommandContext } from './listLeads.ts';

export type LeadTrace = Awaited<ReturnType<typeof traceLead>>;

const selectDeliveries = ({ db }: CommandContext) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'status', 'created_at as pending_since', 'attempts', 'claimed_at'])
    .select(['next_attempt_at', 'delivered_at', 'last_error as reason']);

type SelectedDelivery = Awaited<
  ReturnType<ReturnType<typeof selectDeliveries>['executeTakeFirstOrThrow']>
>;

const deliveryTrace = (
  { id: outbox, next_attempt_at, ...delivery }: SelectedDelivery,
  ctx: CommandContext,
) => ({
  ...delivery,
  status: shownStatus(delivery, ctx),
  next_try_at: delivery.status === 'pending' ? next_attempt_at : null,
  outbox,
});

export const traceLead = async (ctx: CommandContext, lead: AnyLead) => {
  const { kind, id, created_at: at, data, history } = lead;
  const deliveries = await selectDeliveries(ctx)
    .where((is) =>
      is.or([
        is('lead_id', '=', id),
        is('kind', '=', 'notice-digest').and('payload', 'like', `%"${id}"%`),
      ]),
    )
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  const events: (Omit<LeadEvent, 'what'> & { what: string })[] = [
    { at, what: 'received' },
    { at, what: 'stored' },
    ...history,
  ];
  return {
    kind,
    id,
    receipt: id,
    ...touchesOf(lead),
    fields: data,
    events,
    deliveries: deliveries.map((delivery) => deliveryTrace(delivery, ctx)),
  };
};

const isNamed = ({ data }: AnyLead, name: string): boolean =>
  'first_name' in data &&
  [data.first_name, data.last_name, `${data.first_name} ${data.last_name}`].some(
    (known) => known.toLowerCase() === name,
  );

/** The leads with a receipt, a delivery's outbox id, an email address or a name; the newest first. */
const findLeads = async ({ db }: CommandContext, who: string): Promise<AnyLead[]> => {
  const text = oneLine(who).toLowerCase();
  const delivery = await db
    .selectFrom('outbox')
    .select('lead_id')
    .where('id', 'in', [who.trim(), text])
    .executeTakeFirst();
  const rows = await db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').execute();
  return rows
    .map((row) => parseLead(row) as AnyLead)
    .filter(
      (lead) =>
        [lead.id.toLowerCase(), lead.email].includes(text) ||
        lead.id === delivery?.lead_id ||
        isNamed(lead, text),
    );
};

/** The history of each lead that `who` names. */
export const traceLeads = async (ctx: CommandContext, who: string): Promise<LeadTrace[]> => {
  const leads = await findLeads(ctx, who);
  return Promise.all(leads.map((lead) => traceLead(ctx, lead)));
};

/** A delivery that belongs to no lead, like a digest, by its outbox id. */
export const traceDelivery = async (ctx: CommandContext, id: string) => {
  const found = await selectDeliveries(ctx).where('id', '=', id.trim()).executeTakeFirst();
  return found && deliveryTrace(found, ctx);
};

export const traceLines = ({ fields, events, deliveries, ...lead }: LeadTrace): string[] => [
  namedValues(lead),
  ...Object.entries(fields).map(([name, value]) => namedValues({ [name]: value })),
  ...[...events, ...deliveries].map(namedValues),
];
