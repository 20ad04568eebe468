import { baseApi } from '../../api/baseApi.ts';
import { fromSiteEnvelope } from '../../api/envelope.ts';
import { callPath } from '../../contract/calls.ts';
import type { PlanCatalog } from '../../contract/entities.ts';

export const pricingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlans: build.query<PlanCatalog, void>({
      query: () => ({ path: callPath('plans') }),
      transformResponse: fromSiteEnvelope,
      providesTags: [{ type: 'Plan', id: 'LIST' }],
    }),
  }),
});

export const { useGetPlansQuery } = pricingApi;
