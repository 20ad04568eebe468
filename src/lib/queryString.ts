// The search parameters of lists and searches. Apart from paging.ts, because every page loads it with the routes.

/** `2` is page 1, from 0; anything else is page 0. */
export const pageFromText = (text: string | null): number => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number - 1 : 0;
};

export const pageFromQuery = (search: string): number =>
  pageFromText(new URLSearchParams(search).get('page'));

/** The query of a page, counted from 0, of a list: `?page=2` for page 1. Default values are omitted. */
export const pageQuery = (page: number, filter: Readonly<Record<string, string>> = {}): string => {
  const values = { ...filter, page: page > 0 ? String(page + 1) : '' };
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
  return query && `?${query}`;
};

export const FIRST_PAGE = '1';

export const pageArgument = (search: URLSearchParams): string =>
  String(pageFromText(search.get('page')) + 1);

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
