import type { Payloads } from '../contract/payloads.ts';
import type { TextName } from '../contract/texts/texts.ts';
import { baseApi, tag } from './baseApi.ts';

export const textsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `store/textsSlice.ts` keeps the words for the pages. */
    getTexts: build.query<Payloads['texts'], TextName>({
      query: (name) => ({ name: 'texts', params: { name } }),
      providesTags: (_words, _error, name) => [tag('Texts', name)],
    }),
  }),
});
