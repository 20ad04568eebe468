/** Words of the KPIs' controls and states. */
export const kpiStrings = {
  period: 'Period',
  kpi: 'KPI',
  counts: 'What it counts',
  people: 'Who is behind it',
  more: (people: number) => `and ${people.toLocaleString('en-US')} more`,
  chosen: (term: string, value: string, days: string) => `${term}, ${days}: ${value}.`,
} as const;
