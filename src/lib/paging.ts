import { PAGE_SIZE } from '../contract/constants.ts';
import type { ListPage } from '../contract/entities.ts';

/** How many pages `total` items fill; an empty list has one page, so that page 0 always exists. */
export const pageCount = (total: number, size: number = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(total / size));

/** The nearest page that exists. Pages count from 0. */
export const clampPage = (page: number, count: number): number =>
  Number.isFinite(page) ? Math.min(Math.max(0, Math.trunc(page)), count - 1) : 0;

/** What the read of a list's first page is asked for. */
export const FIRST_PAGE = '1';

/** What the read of a page is asked for by an address with this query: the page's number, counted from 1. */
export const pageArgument = (search: URLSearchParams): string =>
  String(pageFromText(search.get('page')) + 1);

/** The items of one page. */
export const pageItems = <T>(items: readonly T[], page: number, size: number = PAGE_SIZE): T[] =>
  items.slice(page * size, (page + 1) * size);

/** One page of a whole list: the one that was asked for, as addresses count them, or the nearest that exists. */
export const listPage = <Item>(items: readonly Item[], asked: string): ListPage<Item> => {
  const page = clampPage(pageFromText(asked), pageCount(items.length));
  return { items: pageItems(items, page), total: items.length, page: page + 1 };
};

/**
 * A page as it was answered. Where a content API answers browsers without this site's gateway in between, it knows no
 * pages and gives the whole list: then the page is taken out of that.
 */
export const pageOf = <Item>(
  answer: ListPage<Item> | readonly Item[],
  asked: string,
): ListPage<Item> => ('items' in answer ? answer : listPage(answer, asked));

/** Reads `2`, a page counted from 1, as page 1, counted from 0. Anything else is page 0. */
const pageFromText = (text: string | null): number => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number - 1 : 0;
};

/** Reads the page of `?page=2`, as above. */
export const pageFromQuery = (search: string): number =>
  pageFromText(new URLSearchParams(search).get('page'));

/** The query of a page, counted from 0: `?page=2`; the first one needs none. */
export const pageQuery = (page: number): string => (page > 0 ? `?page=${page + 1}` : '');
