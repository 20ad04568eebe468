import { baseApi } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';

export const pricingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlans: build.query({
      ...callQuery('plans'),
      providesTags: [{ type: 'Plan', id: 'LIST' }],
    }),
  }),
});
