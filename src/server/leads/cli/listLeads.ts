import { LEAD_FORMS, type FormFields, type LeadKind } from '../../../contract/forms.ts';
import { touchText } from '../../../contract/leadSource.ts';
import { paths } from '../../../contract/paths.ts';
import { instantOf, wallClockAt, zoneName } from '../../../lib/eventTime.ts';
import { parseLead, type AnyLead } from '../database/leadRows.ts';
import { REMINDER_KINDS, type OutboxKind } from '../database/deliveryKinds.ts';
import type { LeadsDb } from '../database/schema.ts';
import type { LeadContext } from '../submissions/leadContext.ts';
import { CommandError } from './backup.ts';

export interface CommandContext extends LeadContext {
  /** Of the times in lists, and of `--since`. */
  timeZone: string;
  /** The deliveries that have a receiver: a mail server, a webhook. */
  configuredKinds: readonly OutboxKind[];
}

export interface LeadFilter {
  form?: LeadKind | undefined;
  /** Slug or id. */
  event?: string | undefined;
  since?: string | undefined;
  search?: string | undefined;
}

const fieldsOf = (kind: LeadKind): string[] => Object.keys(LEAD_FORMS[kind]);
const KINDS = Object.keys(LEAD_FORMS) as LeadKind[];
const ALL_FIELDS = [...new Set(KINDS.flatMap(fieldsOf))];

const DETAIL_COLUMNS = {
  demo: [],
  registration: ['event', 'joined_at'],
  newsletter: ['newsletter_status', 'unsubscribe_url', 'consent'],
} as const satisfies Record<LeadKind, readonly string[]>;

/** The columns of an export: those of one form, or of all. */
export const columnsOf = (form?: LeadKind): string[] => [
  'created_at',
  'kind',
  'id',
  ...(form ? fieldsOf(form) : ALL_FIELDS),
  'receipt',
  ...(form ? DETAIL_COLUMNS[form] : KINDS.flatMap((kind) => DETAIL_COLUMNS[kind])),
  'first_touch',
  'last_touch',
  'quarantine_reason',
  'deliveries',
];

export type LeadLine = Readonly<Record<string, string>>;

/** The pages that brought the visitor; '' without them. */
export interface LeadTouches {
  first_touch: string;
  last_touch: string;
}

export const touchesOf = ({ source }: Pick<AnyLead, 'source'>): LeadTouches => ({
  first_touch: source ? touchText(source.first) : '',
  last_touch: source ? touchText(source.last) : '',
});

/** `at: 2026-11-20T15:00:00.000Z, what: stored`, without empty values. */
export const namedValues = (values: object): string =>
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

/** In the site's zone, as lists print times. */
const WALL_CLOCK = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** The instant from which on leads are listed; a day begins at midnight in the site's zone. */
const readSince = (since: string | undefined, { timeZone, now }: CommandContext): Date => {
  if (since === undefined) return new Date(0);
  const text = since === 'today' ? wallClockAt(now.getTime(), timeZone).slice(0, 10) : since;
  const [, day, time = '00:00'] = WALL_CLOCK.exec(text) ?? [];
  const absolute = INSTANT.test(text) ? Date.parse(text) : NaN;
  const instant = day === undefined ? absolute : instantOf(`${day} ${time}`, timeZone);
  if (instant === null || Number.isNaN(instant))
    throw new CommandError(
      `"${since}" is not a valid date. Use today, 2026-11-20 or 2026-11-20T15:00:00Z.`,
    );
  return new Date(instant);
};

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

export const listLeads = async (
  ctx: CommandContext,
  { form, event, since, search }: LeadFilter = {},
): Promise<LeadLine[]> => {
  const from = readSince(since, ctx).toISOString();
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
    .map((lead) => lineOf(lead, deliveries.get(lead.id) ?? [], ctx));
};

/** All columns of a lead. */
export const lineOf = (
  lead: AnyLead,
  deliveries: readonly StatusCount[],
  ctx: CommandContext,
): LeadLine => ({
  ...(lead.data as Record<string, string>),
  created_at: lead.created_at,
  kind: lead.kind,
  id: lead.id,
  receipt: lead.id,
  ...detailColumns(lead, ctx.siteUrl),
  ...touchesOf(lead),
  quarantine_reason: lead.quarantine_reason ?? '',
  deliveries: deliveryCounts(deliveries, ctx),
});

export interface StatusCount {
  kind: OutboxKind;
  status: string;
  count: string | number | bigint;
}

/** Without reminders that are not due. */
const countDeliveries = (db: LeadsDb) =>
  db
    .selectFrom('outbox')
    .select(({ fn }) => ['lead_id', 'kind', 'status', fn.countAll().as('count')])
    .where((is) => is.or([is('kind', 'not in', REMINDER_KINDS), is('attempts', '>', 0)]))
    .groupBy(['lead_id', 'kind', 'status']);

const deliveriesSince = async (db: LeadsDb, from: string) =>
  Map.groupBy(
    await countDeliveries(db).where('created_at', '>=', from).execute(),
    ({ lead_id }) => lead_id,
  );

export const deliveriesOf = async (db: LeadsDb, ids: readonly string[]) =>
  Map.groupBy(
    await countDeliveries(db).where('lead_id', 'in', ids).execute(),
    ({ lead_id }) => lead_id,
  );

/** A delivery without a receiver is not stuck: it waits for a setting. */
export const shownStatus = (
  { kind, status }: { kind: OutboxKind; status: string },
  { configuredKinds }: Pick<CommandContext, 'configuredKinds'>,
): string => (status === 'pending' && !configuredKinds.includes(kind) ? 'not configured' : status);

/** `2 delivered, 1 not configured` */
const deliveryCounts = (rows: readonly StatusCount[], ctx: CommandContext): string => {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const status = shownStatus(row, ctx);
    counts.set(status, (counts.get(status) ?? 0) + Number(row.count));
  }
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${count} ${status}`)
    .join(', ');
};

/** Whether an export may contain a lead: newsletter addresses need a valid consent. */
export const isContactable = ({ kind, newsletter_status: status, quarantine_reason }: LeadLine) =>
  kind !== 'newsletter' || (quarantine_reason === '' && status === 'confirmed');

/** Removes control characters, which visitors could use to control the terminal. */
export const printable = (line: string): string =>
  // eslint-disable-next-line no-control-regex -- finding control characters is the point
  line.replace(/[\u0000-\u001F\u007F-\u009F]/g, ' ') + '\n';

/** `2026-11-20 07:00 PT` */
const localTime = (instant: string, timeZone: string): string => {
  const at = Date.parse(instant);
  return `${wallClockAt(at, timeZone)} ${zoneName(at, timeZone, 'shortGeneric')}`;
};

const LISTED = new Set(['email', 'phone', ...ALL_FIELDS, 'event']).difference(
  new Set(['first_name', 'last_name', 'reason_for_attending']),
);

const isMoment = (column: string): boolean =>
  KINDS.some((kind) => {
    const form: FormFields = LEAD_FORMS[kind];
    return form[column]?.rule === 'moment';
  });

export const listLine = (lead: LeadLine, { timeZone }: CommandContext): string => {
  const { id, created_at = '', kind = '', newsletter_status, quarantine_reason: reason } = lead;
  return printable(
    [
      id,
      localTime(created_at, timeZone),
      kind.padEnd(12),
      'first_name' in lead ? `${lead.first_name} ${lead.last_name}` : '',
      ...[...LISTED].map((column) => {
        const value = lead[column];
        return value && isMoment(column) ? localTime(value, timeZone) : value;
      }),
      newsletter_status === 'confirmed' ? '' : newsletter_status,
      reason && `quarantine: ${reason}`,
      lead.deliveries,
    ]
      .filter(Boolean)
      .join('  '),
  );
};
