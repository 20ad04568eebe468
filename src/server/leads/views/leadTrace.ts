import type { LeadKind } from '../../../contract/forms.ts';
import type { OutboxKind } from '../database/deliveryKinds.ts';
import type { AnyLead, LeadEvent } from '../database/leadRows.ts';
import { shownStatus } from './deliveryCounts.ts';
import { touchesOf, type LeadTouches } from './leadColumns.ts';
import type { ViewContext } from './viewContext.ts';

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

/** A lead with all that happened to it, as the desk shows it and `leads trace` prints it. */
export interface LeadTrace extends LeadTouches {
  kind: LeadKind;
  id: string;
  receipt: string;
  fields: AnyLead['data'];
  events: (Omit<LeadEvent, 'what'> & { what: string })[];
  deliveries: DeliveryTrace[];
}

const selectDeliveries = ({ db }: ViewContext) =>
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
  ctx: ViewContext,
): DeliveryTrace => ({
  ...delivery,
  status: shownStatus(delivery, ctx),
  next_try_at: delivery.status === 'pending' ? next_attempt_at : null,
  outbox,
});

export const traceLead = async (ctx: ViewContext, lead: AnyLead): Promise<LeadTrace> => {
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
  // One transaction receives and stores a lead. `leads trace` names both steps, the desk one.
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

/** A delivery that belongs to no lead, like a digest, by its outbox id. */
export const traceDelivery = async (
  ctx: ViewContext,
  id: string,
): Promise<DeliveryTrace | undefined> => {
  const delivery = await selectDeliveries(ctx).where('id', '=', id.trim()).executeTakeFirst();
  return delivery && deliveryTrace(delivery, ctx);
};
