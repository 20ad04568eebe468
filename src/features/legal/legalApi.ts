import { baseApi, tag } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';

export const legalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPrivacyPolicy: build.query({
      ...callQuery('privacyPolicy'),
      providesTags: [tag('LegalDocument', 'privacy-policy')],
    }),
    getTermsOfService: build.query({
      ...callQuery('termsOfService'),
      providesTags: [tag('LegalDocument', 'terms-of-service')],
    }),
    getPage: build.query({
      ...callQuery('page', (slug: string) => ({ slug })),
      providesTags: (_page, _error, slug) => [tag('LegalDocument', slug)],
    }),
  }),
});
