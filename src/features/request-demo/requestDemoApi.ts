import { baseApi, tag } from '../../api/baseApi.ts';
import type { ApiSuccess } from '../../contract/calls.ts';
import type { Payloads } from '../../contract/payloads.ts';
import { visitorTimeZone } from '../../lib/timeZone.ts';

/** A demo as the visitor has seen it: the server refuses changes based on an older sequence. */
export interface SeenDemo {
  token: string;
  sequence: number;
}

interface MovedDemo extends SeenDemo {
  /** The new time. */
  to: string;
}

/** Both also after a failure: the demo or the free slots have changed. */
const changedTags = ({ token }: SeenDemo) => [tag('MyDemo', token), 'DemoSlots' as const];

export const requestDemoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDemoSlots: build.query<Payloads['demoSlots'], void>({
      query: () => ({ name: 'demoSlots', params: {} }),
      providesTags: ['DemoSlots'],
    }),
    getMyDemo: build.query<Payloads['myDemo'], string>({
      query: (token) => ({ name: 'myDemo', params: { token } }),
      extraOptions: { maxRetries: 0 },
      providesTags: (_demo, _error, token) => [tag('MyDemo', token)],
    }),
    moveDemo: build.mutation<ApiSuccess<Payloads['moveDemo']>, MovedDemo>({
      query: ({ token, sequence, to }) => ({
        name: 'moveDemo',
        params: { token },
        body: { sequence, preferred_datetime: to, time_zone: visitorTimeZone() },
      }),
      invalidatesTags: (_answer, _error, demo) => changedTags(demo),
    }),
    cancelDemo: build.mutation<ApiSuccess<Payloads['cancelDemo']>, SeenDemo>({
      query: ({ token, sequence }) => ({
        name: 'cancelDemo',
        params: { token },
        body: { sequence },
      }),
      invalidatesTags: (_answer, _error, demo) => changedTags(demo),
    }),
  }),
});
