import { baseApi, listTags } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';

export const pricingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlans: build.query({
      ...callQuery('plans'),
      // A plan has no other id than its name.
      providesTags: (catalog) => listTags('Plan')(catalog?.plans.map(({ name }) => ({ id: name }))),
    }),
  }),
});
