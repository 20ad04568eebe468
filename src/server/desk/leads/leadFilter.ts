import { LEAD_FORMS, type LeadKind } from '../../../contract/forms.ts';
import { LEAD_STATES, PERIODS, type LeadQuery } from '../../leads/views/leadList.ts';

const FORMS = Object.keys(LEAD_FORMS) as LeadKind[];

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** What the address of the list asks for. Unknown values filter nothing. */
export const readFilter = (query: (name: string) => string): LeadQuery => ({
  form: oneOf(FORMS, query('form')),
  event: query('event') || undefined,
  state: oneOf(LEAD_STATES, query('status')),
  period: oneOf(PERIODS, query('period')),
  search: query('q') || undefined,
});

/** The parameters of an address for a filter, without those that filter nothing. */
export const filterParameters = (
  { form, event, state, period, search }: LeadQuery,
  page = 1,
): string => {
  const values = {
    q: search,
    form,
    event,
    period: period === 'all' ? undefined : period,
    status: state,
    page: page > 1 ? String(page) : undefined,
  };
  const set = Object.entries(values).filter(([, value]) => value);
  const text = new URLSearchParams(set as [string, string][]).toString();
  return text && `?${text}`;
};

/** The number of the page that an address asks for, at most that of the last one. */
export const readPageNumber = (text: string, total: number, perPage: number): number => {
  const asked = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return Math.min(asked, Math.max(1, Math.ceil(total / perPage)));
};
