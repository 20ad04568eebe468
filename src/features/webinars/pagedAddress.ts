/** The address of a page of a list, counted from 0; the first one needs no number. */
export const pagedAddress =
  (path: string) =>
  (page: number): string =>
    page > 0 ? `${path}?page=${page + 1}` : path;
