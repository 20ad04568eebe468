import type { LeadKind } from '../../../contract/forms.ts';
import { parseLead, type LeadEvent, type StoredLead } from '../database/leadRows.ts';
import type { LeadContext } from './leadContext.ts';
import { searchText } from './searchText.ts';

export type LeadChanges<Kind extends LeadKind> = Partial<
  Omit<StoredLead<Kind>, 'id' | 'history' | 'source'>
>;

export const updateLead = async <Kind extends LeadKind>(
  { db, now }: LeadContext,
  lead: StoredLead<Kind>,
  { data, details, ...columns }: LeadChanges<Kind>,
  event?: Omit<LeadEvent, 'at'>,
): Promise<StoredLead<Kind>> => {
  const at = now.toISOString();
  const row = await db
    .updateTable('leads')
    .set({
      ...columns,
      ...(data && { data: JSON.stringify(data), search: searchText(lead.id, data) }),
      ...(details && { details: JSON.stringify(details) }),
      history: JSON.stringify(event ? [...lead.history, { at, ...event }] : lead.history),
      updated_at: at,
    })
    .where('id', '=', lead.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return parseLead<Kind>(row);
};
