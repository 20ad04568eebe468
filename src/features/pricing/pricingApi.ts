import { baseApi, listTags } from '../../api/baseApi.ts';
import type { Payloads } from '../../contract/payloads.ts';

export const pricingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlans: build.query<Payloads['plans'], void>({
      query: () => ({ name: 'plans', params: {} }),
      // A plan has no other id than its name.
      providesTags: (catalog) => listTags('Plan')(catalog?.plans.map(({ name }) => ({ id: name }))),
    }),
  }),
});
