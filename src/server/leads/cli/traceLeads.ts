import { oneLine } from '../../../lib/text.ts';
import { parseLead, type AnyLead } from '../database/leadRows.ts';
import { namedValues } from '../views/leadColumns.ts';
import { traceLead, type LeadTrace } from '../views/leadTrace.ts';
import type { ViewContext } from '../views/viewContext.ts';

const isNamed = ({ data }: AnyLead, name: string): boolean =>
  'first_name' in data &&
  [data.first_name, data.last_name, `${data.first_name} ${data.last_name}`].some(
    (known) => known.toLowerCase() === name,
  );

/** The leads with a receipt, a delivery's outbox id, an email address or a name; the newest first. */
const findLeads = async ({ db }: ViewContext, who: string): Promise<AnyLead[]> => {
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
export const traceLeads = async (ctx: ViewContext, who: string): Promise<LeadTrace[]> => {
  const leads = await findLeads(ctx, who);
  return Promise.all(leads.map((lead) => traceLead(ctx, lead)));
};

export const traceLines = ({ fields, events, deliveries, ...lead }: LeadTrace): string[] => [
  namedValues(lead),
  ...Object.entries(fields).map(([name, value]) => namedValues({ [name]: value })),
  ...[...events, ...deliveries].map(namedValues),
];
