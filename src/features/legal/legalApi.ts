import { baseApi } from '../../api/baseApi.ts';
import { fromSiteEnvelope, type SiteEnvelope } from '../../api/envelope.ts';
import { callPath } from '../../contract/calls.ts';
import type { LegalDocument } from '../../contract/entities.ts';

const fromDocument = fromSiteEnvelope as (answer: SiteEnvelope<LegalDocument>) => LegalDocument;

export const legalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPrivacyPolicy: build.query<LegalDocument, void>({
      query: () => ({ path: callPath('privacyPolicy') }),
      transformResponse: fromDocument,
      providesTags: [{ type: 'LegalDocument', id: 'privacy-policy' }],
    }),
    getTermsOfService: build.query<LegalDocument, void>({
      query: () => ({ path: callPath('termsOfService') }),
      transformResponse: fromDocument,
      providesTags: [{ type: 'LegalDocument', id: 'terms-of-service' }],
    }),
  }),
});

export const { useGetPrivacyPolicyQuery, useGetTermsOfServiceQuery } = legalApi;
