import { csvHead, csvLine } from '../../../lib/csv.ts';
import { columnsOf, columnsOfLead } from './leadColumns.ts';
import { deliveriesOf } from './deliveryCounts.ts';
import type { ViewContext } from './viewContext.ts';
import { readLeadChunks, type LeadQuery, type ListedLead } from './leadList.ts';

/**
 * The leads that the desk lists, as CSV that spreadsheets open, in parts of some hundred lines. Unlike `leads export`, it has
 * also newsletter addresses without a valid consent, which its columns tell.
 * @param onRead gets the receipts of each part before it is sent
 */
export async function* leadsAsCsv(
  ctx: ViewContext,
  query: LeadQuery,
  onRead: (receipts: readonly string[]) => void,
): AsyncGenerator<string> {
  const columns = columnsOf(query.event === undefined ? query.form : 'registration');
  yield csvHead(columns);
  for await (const chunk of readLeadChunks(ctx, query)) {
    onRead(receiptsOf(chunk));
    const deliveries = await deliveriesOf(ctx.db, receiptsOf(chunk));
    yield chunk
      .map(({ lead }) => columnsOfLead(lead, deliveries.get(lead.id) ?? [], ctx))
      .map((values) => csvLine(columns.map((column) => values[column] ?? '')))
      .join('');
  }
}

export const receiptsOf = (leads: readonly ListedLead[]): string[] =>
  leads.map(({ lead }) => lead.id);
