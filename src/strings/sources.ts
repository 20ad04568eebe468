/** Words of what each source brought this year. */
export const sourcesStrings = {
  all: 'All sources',
  leads: (count: number) => `${count.toLocaleString('en-US')} leads`,
  closed: (count: number) => `${count} closed`,
  /** The share of leads that closed, such as 2.6%. */
  rate: (closed: number, leads: number) =>
    leads > 0 ? `${((100 * closed) / leads).toFixed(1)}%` : '–',
} as const;
