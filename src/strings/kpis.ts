/** Words of the KPIs' controls and states. */
export const kpiStrings = {
  period: 'Period',
  kpi: 'KPI',
  counts: 'What it counts',
  people: 'Who is behind it',
  chosen: (term: string, value: string, days: string) => `${term}, ${days}: ${value}.`,
} as const;
