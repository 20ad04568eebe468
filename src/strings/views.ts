/** Words of the office as each view of the statistics sees it. */
export const viewStrings = {
  weeks: (first: number, last: number, all: number) =>
    first === last ? `Week ${first} of ${all}.` : `Weeks ${first} to ${last} of ${all}.`,
} as const;
