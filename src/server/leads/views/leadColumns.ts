import { LEAD_FORMS, type LeadKind } from '../../../contract/forms.ts';
import { touchText } from '../../../contract/leadSource.ts';
import { paths } from '../../../contract/paths.ts';
import type { AnyLead } from '../database/leadRows.ts';
import { deliveryCounts, type StatusCount } from './deliveryCounts.ts';
import type { ViewContext } from './viewContext.ts';

const fieldsOf = (kind: LeadKind): string[] => Object.keys(LEAD_FORMS[kind]);
export const KINDS = Object.keys(LEAD_FORMS) as LeadKind[];
/** The fields of all forms. */
export const ALL_FIELDS = [...new Set(KINDS.flatMap(fieldsOf))];

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

/** The values of columns by their names. */
export type LeadColumns = Readonly<Record<string, string>>;

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

/** All columns of a lead. Its receipt is also its `id`, as in webhooks. */
export const columnsOfLead = (
  lead: AnyLead,
  deliveries: readonly StatusCount[],
  ctx: ViewContext,
): LeadColumns => ({
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
