import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { describeKpis, kpiChosen, selectKpi, type KpiTexts } from './kpiSlice.ts';

const makePerson = (name: string, since: 'weekly' | 'monthly' | 'yearly') => ({
  name,
  detail: 'A buyer',
  agent: 'Ann',
  since,
});

const TEXTS: KpiTexts = {
  title: 'KPIs',
  text: 'What they count.',
  periods: [
    { kind: 'weekly', label: 'Week', days: 'June 1 to 7' },
    { kind: 'monthly', label: 'Month', days: 'June' },
    { kind: 'yearly', label: 'Year', days: 'January to June' },
  ],
  kpis: [
    {
      term: 'Leads',
      counts: 'New people.',
      values: [
        { value: '3', change: '+1', people: 3 },
        { value: '12', change: '+4', people: 12 },
        { value: '150', change: '+9' },
      ],
      people: [
        makePerson('Ida', 'weekly'),
        makePerson('Jon', 'monthly'),
        makePerson('Kay', 'yearly'),
      ],
    },
    {
      term: 'Sales',
      counts: 'Sold houses.',
      values: [{ value: '$2', change: '+$1' }],
      people: [makePerson('Leo', 'yearly'), makePerson('Mia', 'weekly')],
    },
  ],
};

it.each([
  ['weekly', 'Leads', '3', ['Ida']],
  ['monthly', 'Leads', '12', ['Ida', 'Jon']],
  ['yearly', 'Leads', '150', ['Ida', 'Jon', 'Kay']],
  ['weekly', 'Sales', '$2', ['Mia']],
  ['yearly', 'Sales', '$2', ['Leo', 'Mia']],
] as const)('shows of %s %s the value %s and its people', (period, kpi, value, people) => {
  const shown = describeKpis(TEXTS, { period, kpi });
  expect(shown.period.kind).toBe(period);
  expect(shown.chosen.term).toBe(kpi);
  expect(shown.value).toBe(value);
  expect(shown.people.map(({ name }) => name)).toEqual(people);
});

it('has a card for each KPI, with its first value when it has none of the period', () => {
  expect(describeKpis(TEXTS, { period: 'monthly', kpi: '' }).cards).toEqual([
    { term: 'Leads', value: '12', change: '+4', people: 12 },
    { term: 'Sales', value: '$2', change: '+$1' },
  ]);
});

it('shows the first period and the first KPI when the page does not have the chosen ones', () => {
  const { period, chosen } = describeKpis(TEXTS, { period: 'custom', kpi: 'Calls' });
  expect(period.kind).toBe('weekly');
  expect(chosen.term).toBe('Leads');
});

it('shows the opening KPI until one is chosen, or the first one when the page does not have it', () => {
  const openingIn = (opening: string) =>
    describeKpis({ ...TEXTS, opening }, { period: 'weekly', kpi: '' }).chosen.term;
  expect([openingIn('Sales'), openingIn('Calls')]).toEqual(['Sales', 'Leads']);
});

it.each([
  ['weekly', 'Leads', 2],
  ['monthly', 'Leads', 10],
  ['yearly', 'Leads', 0],
  ['weekly', 'Sales', 0],
] as const)('counts for %s %s those whom its list leaves out', (period, kpi, more) => {
  expect(describeKpis(TEXTS, { period, kpi }).more).toBe(more);
});

it('knows the chosen KPI until another page is opened', () => {
  expect(selectKpi(stateAfter())).toBe('');
  expect(selectKpi(stateAfter(kpiChosen('Sales')))).toBe('Sales');
  expect(selectKpi(stateAfter(kpiChosen('Sales'), locationChangedTo('/pricing')))).toBe('');
});
