import { baseApi, tag } from '../../api/baseApi.ts';
import type { Payloads } from '../../contract/payloads.ts';

export const legalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPrivacyPolicy: build.query<Payloads['privacyPolicy'], void>({
      query: () => ({ name: 'privacyPolicy', params: {} }),
      providesTags: [tag('LegalDocument', 'privacy-policy')],
    }),
    getTermsOfService: build.query<Payloads['termsOfService'], void>({
      query: () => ({ name: 'termsOfService', params: {} }),
      providesTags: [tag('LegalDocument', 'terms-of-service')],
    }),
    getPage: build.query<Payloads['page'], string>({
      query: (slug) => ({ name: 'page', params: { slug } }),
      providesTags: (_page, _error, slug) => [tag('LegalDocument', slug)],
    }),
  }),
});
