import { PAGE_SIZE } from '../contract/constants.ts';
import type { ListPage } from '../contract/entities.ts';
import { pageIndexFromText } from './queryString.ts';

/** At least 1, so that the page with the index 0 always exists. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

export const clampPageIndex = (index: number, count: number): number =>
  Number.isFinite(index) ? Math.min(Math.max(0, Math.trunc(index)), count - 1) : 0;

/** The requested page of a complete list, or the nearest. */
export const listPage = <Item>(items: readonly Item[], pageNumber: string): ListPage<Item> => {
  const index = clampPageIndex(pageIndexFromText(pageNumber), pageCount(items.length));
  const onPage = items.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE);
  return { items: onPage, total: items.length, page: index + 1 };
};

/** A content API without this site's gateway returns the complete list instead of a page. */
export const pageOf = <Item>(
  answer: ListPage<Item> | readonly Item[],
  pageNumber: string,
): ListPage<Item> => ('items' in answer ? answer : listPage(answer, pageNumber));
