// The search parameters of lists and searches. Apart from paging.ts, because every page loads it with the routes.
// Code counts pages from 0, by their index; addresses and calls of the API count from 1, by their number.

/** The index of page number `2` is 1; that of anything else is 0. */
export const pageIndexFromText = (text: string | null): number => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number - 1 : 0;
};

export const pageIndexFromQuery = (search: string): number =>
  pageIndexFromText(new URLSearchParams(search).get('page'));

/** The query of a page of a list: `?page=2` for the index 1. Default values are omitted. */
export const pageQuery = (
  pageIndex: number,
  filter: Readonly<Record<string, string>> = {},
): string => {
  const values = { ...filter, page: pageIndex > 0 ? String(pageIndex + 1) : '' };
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
  return query && `?${query}`;
};

/** The number of the first page, as calls have it. */
export const FIRST_PAGE = '1';

export const pageNumberFromSearch = (search: URLSearchParams): string =>
  String(pageIndexFromText(search.get('page')) + 1);

export const tagOf = (search: URLSearchParams): string => search.get('tag')?.trim() ?? '';

/** UTF-16 code units. The cost of highlighting grows with each. */
export const MAX_QUERY_LENGTH = 200;

/** The trimmed and limited value of `?q=`. Idempotent. */
export const searchQuery = (text: string | null): string =>
  (text ?? '')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    // Half of a surrogate pair cannot be percent-encoded.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
