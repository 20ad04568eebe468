import type { LeadKind } from '../../../contract/forms.ts';
import { parseLead, type AnyLead } from '../database/leadRows.ts';
import { deliveriesSince } from '../views/deliveryCounts.ts';
import { columnsOfLead, type LeadColumns } from '../views/leadColumns.ts';
import type { ViewContext } from '../views/viewContext.ts';
import { readSince } from './readSince.ts';

/**
 * The filters of `leads list` and `export`, beside those of the desk (`views/leadList.ts`): a command may take its time, so
 * it reads all leads and looks into every field, also of the event, while the desk searches in the database.
 */
export interface LeadFilter {
  form?: LeadKind | undefined;
  /** Slug or id. */
  event?: string | undefined;
  since?: string | undefined;
  search?: string | undefined;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a value contains the text, or a phone number its digits. */
const contains = (text: string): ((lead: AnyLead) => boolean) => {
  const wanted = text.toLowerCase();
  const digits = /^[+\d\s().-]{4,}$/.test(text) ? digitsOf(text) : '';
  return ({ id, data, kind, details }) => {
    const event = kind === 'registration' ? `${details.event.slug}\n${details.event.title}` : '';
    const values = [id, ...Object.values<string>(data), event];
    if ('first_name' in data) values.push(`${data.first_name} ${data.last_name}`);
    const isIn = values.some((value) => value.toLowerCase().includes(wanted));
    return isIn || (digits !== '' && 'phone' in data && digitsOf(data.phone).includes(digits));
  };
};

const isOfEvent =
  (event: string) =>
  (lead: AnyLead): boolean =>
    lead.kind === 'registration' &&
    [lead.details.event.slug, lead.details.event.id].includes(event);

/** The oldest first. */
export const filterLeads = async (
  ctx: ViewContext,
  { form, event, since, search }: LeadFilter = {},
): Promise<LeadColumns[]> => {
  const from = (since === undefined ? new Date(0) : readSince(since, ctx)).toISOString();
  const query = ctx.db
    .selectFrom('leads')
    .selectAll()
    .where('created_at', '>=', from)
    .orderBy('created_at')
    .orderBy('id');
  const rows = await (form ? query.where('kind', '=', form) : query).execute();
  const deliveries = await deliveriesSince(ctx.db, from);
  const matchesEvent = event === undefined ? () => true : isOfEvent(event);
  const matchesSearch = search === undefined ? () => true : contains(search);
  return rows
    .map((row) => parseLead(row) as AnyLead)
    .filter((lead) => matchesEvent(lead) && matchesSearch(lead))
    .map((lead) => columnsOfLead(lead, deliveries.get(lead.id) ?? [], ctx));
};
