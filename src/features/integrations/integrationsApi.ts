import { baseApi, listTags } from '../../api/baseApi';
import { fromSiteEnvelope } from '../../api/envelope';
import { endpoints } from '../../contract/endpoints';
import type { Integration } from '../../contract/entities';

export const integrationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getIntegrations: build.query<Integration[], void>({
      query: () => ({ path: endpoints.integrations }),
      transformResponse: fromSiteEnvelope,
      providesTags: listTags('Integration'),
    }),
  }),
});

export const { useGetIntegrationsQuery } = integrationsApi;
