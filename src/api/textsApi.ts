import type { TextName } from '../contract/texts/texts.ts';
import { baseApi, tag } from './baseApi.ts';
import { callQuery } from './callEndpoint.ts';

export const textsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `store/textsSlice.ts` keeps the words for the pages. */
    getTexts: build.query({
      ...callQuery('texts', (name: TextName) => ({ name })),
      providesTags: (_words, _error, name) => [tag('Texts', name)],
    }),
  }),
});
