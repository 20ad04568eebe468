import { PAGE_SIZE } from '../contract/constants.ts';

/** How many pages `total` items fill; an empty list has one page, so that page 0 always exists. */
export const pageCount = (total: number, size: number = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(total / size));

/** The nearest page that exists. Pages count from 0. */
export const clampPage = (page: number, count: number): number =>
  Number.isFinite(page) ? Math.min(Math.max(0, Math.trunc(page)), count - 1) : 0;

/** The items of one page. */
export const pageItems = <T>(items: readonly T[], page: number, size: number = PAGE_SIZE): T[] =>
  items.slice(page * size, (page + 1) * size);

/** Reads `?page=2`, which counts from 1, as page 1, which counts from 0. Anything else is page 0. */
export const pageFromQuery = (search: string): number => {
  const number = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(number) && number > 0 ? number - 1 : 0;
};

/** The query of a page, counted from 0: `?page=2`; the first one needs none. */
export const pageQuery = (page: number): string => (page > 0 ? `?page=${page + 1}` : '');
