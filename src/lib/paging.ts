import { PAGE_SIZE } from '../contract/constants.ts';
import type { ListPage } from '../contract/entities.ts';
import { pageFromText } from './queryString.ts';

/** At least 1, so that page 0 always exists. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

export const clampPage = (page: number, count: number): number =>
  Number.isFinite(page) ? Math.min(Math.max(0, Math.trunc(page)), count - 1) : 0;

/** The requested page (from 1) of a complete list, or the nearest. */
export const listPage = <Item>(items: readonly Item[], asked: string): ListPage<Item> => {
  const page = clampPage(pageFromText(asked), pageCount(items.length));
  const onPage = items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return { items: onPage, total: items.length, page: page + 1 };
};

/** A content API without this site's gateway returns the complete list instead of a page. */
export const pageOf = <Item>(
  answer: ListPage<Item> | readonly Item[],
  asked: string,
): ListPage<Item> => ('items' in answer ? answer : listPage(answer, asked));
