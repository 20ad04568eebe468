import { LEAD_FORMS, type FormFields } from '../../../contract/forms.ts';
import { wallClockAt, zoneName } from '../../../lib/zonedTime.ts';
import { printable } from '../../commands/printable.ts';
import { ALL_FIELDS, KINDS, type LeadColumns } from '../views/leadColumns.ts';
import type { ViewContext } from '../views/viewContext.ts';

/** `2026-11-20 07:00 PT` */
const localTime = (instant: string, timeZone: string): string => {
  const at = Date.parse(instant);
  return `${wallClockAt(at, timeZone)} ${zoneName(at, timeZone, 'shortGeneric')}`;
};

/** The name is printed before them, and the last one is too long for a line. */
const UNLISTED_FIELDS = ['first_name', 'last_name', 'reason_for_attending'];

/** How to reach the visitor comes first. */
const LISTED_COLUMNS = [
  ...new Set(['email', 'phone', ...ALL_FIELDS.filter((name) => !UNLISTED_FIELDS.includes(name))]),
  'event',
];

const isMoment = (column: string): boolean =>
  KINDS.some((kind) => {
    const form: FormFields = LEAD_FORMS[kind];
    return form[column]?.rule === 'moment';
  });

/** A lead in one line. */
export const listLine = (lead: LeadColumns, { timeZone }: ViewContext): string => {
  const { id, created_at = '', kind = '', newsletter_status, quarantine_reason: reason } = lead;
  return printable(
    [
      id,
      localTime(created_at, timeZone),
      kind.padEnd(12),
      'first_name' in lead ? `${lead.first_name} ${lead.last_name}` : '',
      ...LISTED_COLUMNS.map((column) => {
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
