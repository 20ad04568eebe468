export interface TableRow {
  id: string;
  name: string;
}

const ROWS = 1000;

let rows: TableRow[] | undefined;

/** The rows of the framework tracker: two random ids each, the same for every request. */
export const readRows = async (): Promise<TableRow[]> => {
  // Like the tracker, which takes each answer in a later task.
  await new Promise((resolve) => setTimeout(resolve, 0));
  rows ??= Array.from({ length: ROWS }, () => ({
    id: crypto.randomUUID(),
    name: crypto.randomUUID(),
  }));
  return rows;
};
