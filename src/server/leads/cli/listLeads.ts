import { LEAD_FORMS } from '../../../contract/forms.ts';
import { touchText } from '../../../contract/leadSource.ts';
import { paths } from '../../../contract/paths.ts';
import { REMINDER_KINDS, type LeadsDb, type AnyLead, type LeadEvent } from '../database/schema.ts';
import { findLead, parseLead } from '../submissions/leads.ts';

const FORM_COLUMNS = [...new Set(Object.values(LEAD_FORMS).flatMap((form) => Object.keys(form)))];

export const COLUMNS = [
  'created_at',
  'kind',
  'id',
  ...FORM_COLUMNS,
  'event',
  'joined_at',
  'receipt',
  'first_touch',
  'last_touch',
  'newsletter_status',
  'unsubscribe_url',
  'consent',
  'quarantine_reason',
  'deliveries',
];

export type LeadLine = Readonly<Record<string, string>>;

const touchesOf = ({ source }: Pick<AnyLead, 'source'>) => ({
  first_touch: source ? touchText(source.first) : '',
  last_touch: source ? touchText(source.last) : '',
});

/** `at: 2026-11-20T15:00:00.000Z, what: stored`, without empty values. */
const namedValues = (values: object): string =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

const detailColumns = (lead: AnyLead, siteUrl: string): Record<string, string> => {
  if (lead.kind === 'registration') {
    const { event, joined_at = '' } = lead.details;
    return { event: event.slug, joined_at };
  }
  if (lead.kind === 'demo') return {};
  return {
    newsletter_status: lead.status,
    unsubscribe_url: siteUrl + paths.newsletterUnsubscribe(lead.unsubscribe_token),
    consent: namedValues(lead.details),
  };
};

export const listLeads = async (db: LeadsDb, since = new Date(0), siteUrl = '') => {
  const from = since.toISOString();
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('created_at', '>=', from)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const deliveries = await deliveriesSince(db, from);
  return rows.map((row) => {
    const lead = parseLead(row) as AnyLead;
    const values: Record<string, string> = {
      ...lead.data,
      created_at: row.created_at,
      kind: row.kind,
      id: row.id,
      receipt: row.id,
      ...detailColumns(lead, siteUrl),
      ...touchesOf(lead),
      quarantine_reason: row.quarantine_reason ?? '',
      deliveries: (deliveries.get(row.id) ?? [])
        .map((one) => `${one.count} ${one.status}`)
        .join(', '),
    };
    return Object.fromEntries(COLUMNS.map((column) => [column, values[column] ?? '']));
  });
};

/** Without reminders that are not due. */
const deliveriesSince = async (db: LeadsDb, from: string) => {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['lead_id', 'status', fn.countAll().as('count')])
    .where('created_at', '>=', from)
    .where((is) => is.or([is('kind', 'not in', REMINDER_KINDS), is('attempts', '>', 0)]))
    .groupBy(['lead_id', 'status'])
    .orderBy('status')
    .execute();
  return Map.groupBy(rows, ({ lead_id }) => lead_id);
};

/** Whether an export may contain a lead: newsletter addresses need a valid consent. */
export const isContactable = ({ kind, newsletter_status: status, quarantine_reason }: LeadLine) =>
  kind !== 'newsletter' || (quarantine_reason === '' && status === 'confirmed');

/** Removes control characters, which visitors could use to control the terminal. */
export const printable = (line: string): string =>
  // eslint-disable-next-line no-control-regex -- finding control characters is the point
  line.replace(/[\u0000-\u001F\u007F-\u009F]/g, ' ') + '\n';

const LISTED = new Set(['email', 'phone', ...FORM_COLUMNS, 'event']).difference(
  new Set(['first_name', 'last_name', 'reason_for_attending']),
);

export const listLine = (lead: LeadLine): string => {
  const { created_at = '', kind = '', newsletter_status: status, quarantine_reason: reason } = lead;
  return printable(
    [
      created_at.slice(0, 16).replace('T', ' '),
      kind.padEnd(12),
      `${lead.first_name} ${lead.last_name}`.trim(),
      ...[...LISTED].map((column) => lead[column]),
      status === 'confirmed' ? '' : status,
      reason && `quarantine: ${reason}`,
      lead.deliveries,
    ]
      .filter(Boolean)
      .join('  '),
  );
};

export type LeadTrace = NonNullable<Awaited<ReturnType<typeof traceLead>>>;

export const traceLead = async (db: LeadsDb, receipt: string) => {
  const lead = await findLead(db, receipt.toUpperCase());
  if (!lead) return null;
  const { kind, id, created_at: at, data, history } = lead;
  const deliveries = await db
    .selectFrom('outbox')
    .select(['kind', 'status', 'created_at as pending_since', 'attempts', 'claimed_at'])
    .select(['next_attempt_at', 'delivered_at', 'last_error as reason'])
    .where('lead_id', '=', id)
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
    deliveries: deliveries.map(({ next_attempt_at, ...delivery }) => ({
      ...delivery,
      next_try_at: delivery.status === 'pending' ? next_attempt_at : null,
    })),
  };
};

export const traceLines = ({ fields, events, deliveries, ...lead }: LeadTrace): string[] => [
  namedValues(lead),
  ...Object.entries(fields).map(([name, value]) => namedValues({ [name]: value })),
  ...[...events, ...deliveries].map(namedValues),
];
