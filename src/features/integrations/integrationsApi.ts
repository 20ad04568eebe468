import { baseApi, listTags } from '../../api/baseApi.ts';
import { fromSiteEnvelope } from '../../api/envelope.ts';
import { callPath } from '../../contract/calls.ts';
import type { Integration } from '../../contract/entities.ts';

export const integrationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getIntegrations: build.query<Integration[], void>({
      query: () => ({ path: callPath('integrations') }),
      transformResponse: fromSiteEnvelope,
      providesTags: listTags('Integration'),
    }),
  }),
});

export const { useGetIntegrationsQuery } = integrationsApi;
