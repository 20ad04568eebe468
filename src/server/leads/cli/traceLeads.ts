import type { LeadKind } from '../../../contract/forms.ts';
import { oneLine } from '../../../lib/text.ts';
import type { OutboxKind } from '../database/deliveryKinds.ts';
import { parseLead, type AnyLead, type LeadEvent } from '../database/leadRows.ts';
import {
  namedValues,
  shownStatus,
  touchesOf,
  type CommandContext,
  type LeadTouches,
} from './listLeads.ts';

export interface DeliveryTrace {
  /** Its id in the outbox. */
  outbox: string;
  kind: OutboxKind;
  status: string;
  attempts: number;
  pending_since: string;
  claimed_at: string | null;
  delivered_at: string | null;
  next_try_at: string | null;
  reason: string | null;
}

/** A lead with all that happened to it, as `leads trace` prints it. */
export interface LeadTrace extends LeadTouches {
  kind: LeadKind;
  id: string;
  receipt: string;
  fields: AnyLead['data'];
  events: (Omit<LeadEvent, 'what'> & { what: string })[];
  deliveries: DeliveryTrace[];
}

const selectDeliveries = ({ db }: CommandContext) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'status', 'created_at as pending_since', 'attempts', 'claimed_at'])
    .select(['next_attempt_at', 'delivered_at', 'last_error as reason']);

interface SelectedDelivery extends Omit<DeliveryTrace, 'outbox' | 'next_try_at'> {
  id: string;
  next_attempt_at: string;
}

const deliveryTrace = (
  { id: outbox, next_attempt_at, ...delivery }: SelectedDelivery,
  ctx: CommandContext,
): DeliveryTrace => ({
  ...delivery,
  status: shownStatus(delivery, ctx),
  next_try_at: delivery.status === 'pending' ? next_attempt_at : null,
  outbox,
});

export const traceLead = async (ctx: CommandContext, lead: AnyLead): Promise<LeadTrace> => {
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
  const events: LeadTrace['events'] = [
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
export const traceDelivery = async (
  ctx: CommandContext,
  id: string,
): Promise<DeliveryTrace | undefined> => {
  const delivery = await selectDeliveries(ctx).where('id', '=', id.trim()).executeTakeFirst();
  return delivery && deliveryTrace(delivery, ctx);
};

export const traceLines = ({ fields, events, deliveries, ...lead }: LeadTrace): string[] => [
  namedValues(lead),
  ...Object.entries(fields).map(([name, value]) => namedValues({ [name]: value })),
  ...[...events, ...deliveries].map(namedValues),
];
