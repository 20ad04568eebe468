import { baseApi, listTags } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';

export const integrationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getIntegrations: build.query({
      ...callQuery('integrations'),
      providesTags: listTags('Integration'),
    }),
  }),
});
