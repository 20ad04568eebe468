import type { LeadKind } from '../../../contract/forms.ts';
import { isPostgres } from '../database/database.ts';
import { parseLead, type StoredLead } from '../database/leadRows.ts';
import type { SiteDb } from '../database/schema.ts';

/** Locks the row until the transaction ends. SQLite runs one write transaction at a time. */
const selectLocked = (db: SiteDb) => {
  const query = db.selectFrom('leads').selectAll('leads');
  return isPostgres(db) ? query.forUpdate('leads') : query;
};

export const lockLead = async <Kind extends LeadKind>(db: SiteDb, id: string) => {
  const row = await selectLocked(db).where('id', '=', id).executeTakeFirst();
  return row && parseLead<Kind>(row);
};

interface LeadLink<Kind extends LeadKind> {
  kind: Kind;
  link: 'change' | 'calendar' | 'confirm' | 'unsubscribe';
  token: string;
}

export const findLeadByToken = async <Kind extends LeadKind>(
  db: SiteDb,
  { kind, link, token }: LeadLink<Kind>,
  { isLocked }: { isLocked: boolean },
): Promise<StoredLead<Kind> | undefined> => {
  const query = isLocked ? selectLocked(db) : db.selectFrom('leads').selectAll('leads');
  const row = await query
    .where(`${link}_token`, '=', token)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && parseLead<Kind>(row);
};

export const lockSubscription = async (db: SiteDb, email: string) => {
  const row = await selectLocked(db)
    .where('kind', '=', 'newsletter')
    .where('email', '=', email)
    .where('quarantine_reason', 'is', null)
    .where('status', '!=', 'duplicate')
    .executeTakeFirst();
  return row && parseLead<'newsletter'>(row);
};

/** Active leads outside quarantine: each of them holds its slot. */
export const selectBookings = (db: SiteDb, kind: 'demo' | 'registration') =>
  db
    .selectFrom('leads')
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .where('quarantine_reason', 'is', null);
