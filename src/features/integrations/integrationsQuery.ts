/** Integrations that the overview reads: its illustration has a logo of each. */
export const OVERVIEW_COUNT = '14';

/** The query of the address of a page of what a search finds; `page` counts from 0. Default values are omitted. */
export const integrationsQuery = (query: string, page: number): string => {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (page > 0) search.set('page', String(page + 1));
  const text = search.toString();
  return text && `?${text}`;
};
