import { baseApi } from '../../api/baseApi.ts';
import { readRows, type TableRow } from './tableRows.ts';

export const rowsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRows: build.query<TableRow[], void>({
      queryFn: async () => ({ data: await readRows() }),
    }),
  }),
});
