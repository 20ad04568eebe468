import { LEAD_FORMS, LEAD_KINDS, type FormFields, type LeadKind } from '../../../contract/forms.ts';
import {
  parseLead,
  type LeadDetails,
  type LeadEvent,
  type LeadFields,
  type LeadRow,
  type LeadStatus,
  type StoredLead,
} from '../database/leadRows.ts';
import { lockSubscription } from './selectLeads.ts';
import type { FormOrigin } from './formOrigin.ts';
import type { LeadContext } from './leadContext.ts';
import { randomToken } from './randomToken.ts';
import { randomReceipt } from './receipts.ts';
import { searchText } from './searchText.ts';

const normalizeFields = (form: FormFields, fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields as Record<string, string>).map(([name, value]) => {
      if (form[name]?.rule === 'email') return [name, value.toLowerCase()];
      if (form[name]?.rule === 'moment') return [name, new Date(value).toISOString()];
      return [name, value];
    }),
  );

export interface NewLead<Kind extends LeadKind> {
  kind: Kind;
  fields: LeadFields<Kind>;
  details: LeadDetails[Kind];
  status: LeadStatus;
  slot?: string;
  endsAt?: string;
  origin: FormOrigin;
}

/** Null for a newsletter address that is subscribed already. */
export const insertLead = async <Kind extends LeadKind>(
  ctx: LeadContext,
  lead: NewLead<Kind>,
): Promise<StoredLead<Kind> | null> => {
  const { db, now } = ctx;
  const { kind, status, slot = null, endsAt = null } = lead;
  const { quarantine = null, source = null } = lead.origin;
  const at = now.toISOString();
  const data = normalizeFields(LEAD_FORMS[kind], lead.fields);
  const history: LeadEvent[] = quarantine ? [{ at, what: 'quarantined', reason: quarantine }] : [];
  const id = randomReceipt(kind, ctx.receiptPrefix);
  const row: LeadRow = {
    id,
    kind,
    email: data.email!,
    status,
    quarantine_reason: quarantine,
    reported_at: null,
    slot,
    ends_at: endsAt,
    created_at: at,
    updated_at: at,
    data: JSON.stringify(data),
    search: searchText(id, data),
    details: JSON.stringify(lead.details),
    history: JSON.stringify(history),
    source: source && JSON.stringify(source),
    change_token: randomToken(),
    calendar_token: randomToken(),
    meeting_token: randomToken(),
    confirm_token: randomToken(),
    unsubscribe_token: randomToken(),
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) {
    reportStored(ctx, row);
    return parseLead<Kind>(row);
  }
  if (kind === 'newsletter' && (await lockSubscription(db, row.email))) return null;
  // The receipt or a token is taken. The next try generates new ones.
  return insertLead(ctx, lead);
};

/** Logs and counts a lead after the commit. The visitor of a quarantined one gets the usual answer. */
const reportStored = (
  { afterCommit }: LeadContext,
  { id: receipt, kind, quarantine_reason: reason }: LeadRow,
) =>
  afterCommit?.(({ log, metrics }) => {
    const forms = Object.keys(LEAD_KINDS) as (keyof typeof LEAD_KINDS)[];
    const form = forms.find((name) => LEAD_KINDS[name] === kind)!;
    if (reason === null) return metrics.formStored(form);
    log?.warn(
      { event: 'security', kind: 'quarantine', form: kind, reason, receipt },
      'form quarantined; run `npm run leads -- quarantined`',
    );
    metrics.formQuarantined(form, reason);
    metrics.securityNoted('quarantine');
  });
