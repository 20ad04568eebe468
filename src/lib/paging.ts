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
export const pageFromQuery = (value: string | null): number => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number - 1 : 0;
};

/** The address of a page of a list, counted from 0; the first one needs no number. */
export const pagedAddress =
  (path: string) =>
  (page: number): string =>
    page > 0 ? `${path}?page=${page + 1}` : path;
