import { baseApi } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';

export const legalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPrivacyPolicy: build.query({
      ...callQuery('privacyPolicy'),
      providesTags: [{ type: 'LegalDocument', id: 'privacy-policy' }],
    }),
    getTermsOfService: build.query({
      ...callQuery('termsOfService'),
      providesTags: [{ type: 'LegalDocument', id: 'terms-of-service' }],
    }),
  }),
});
