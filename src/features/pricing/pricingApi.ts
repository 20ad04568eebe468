import { baseApi } from '../../api/baseApi';
import { fromSiteEnvelope } from '../../api/envelope';
import { endpoints } from '../../contract/endpoints';
import type { PlanCatalog } from '../../contract/entities';

export const pricingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlans: build.query<PlanCatalog, void>({
      query: () => ({ path: endpoints.plans }),
      transformResponse: fromSiteEnvelope,
      providesTags: [{ type: 'Plan', id: 'LIST' }],
    }),
  }),
});

export const { useGetPlansQuery } = pricingApi;
