/** The addresses of the framework tracker. */
export const TABLE_PATH = '/ssr-throughput';
export const LINKED_TABLE_PATH = '/server-side-rendered';
export const ROW_PATH = '/server-side-rendered/:id';

export const rowPath = (id: string): string => ROW_PATH.replace(':id', id);
