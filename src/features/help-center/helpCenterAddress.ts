import { paths } from '../../contract/paths.ts';

/** The help center's home, showing what a query finds; an empty query shows the categories. */
export const helpCenterAddress = (query: string): string =>
  query === ''
    ? paths.helpCenter
    : `${paths.helpCenter}?${new URLSearchParams({ q: query }).toString()}`;

/** The query that an address asks for, `?q=`. */
export const queryOf = (search: URLSearchParams): string => search.get('q')?.trim() ?? '';
