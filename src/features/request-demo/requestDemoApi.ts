import { baseApi, tag } from '../../api/baseApi.ts';
import { callMutation, callQuery } from '../../api/callEndpoint.ts';
import { visitorTimeZone } from '../../lib/timeZone.ts';

/** A demo as the visitor has seen it: the server refuses changes based on an older sequence. */
export interface SeenDemo {
  token: string;
  sequence: number;
}

/** Both also after a failure: the demo or the free slots have changed. */
const changedTags = ({ token }: SeenDemo) => [tag('MyDemo', token), 'DemoSlots' as const];

export const requestDemoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDemoSlots: build.query({ ...callQuery('demoSlots'), providesTags: ['DemoSlots'] }),
    getMyDemo: build.query({
      ...callQuery('myDemo', (token: string) => ({ token })),
      extraOptions: { maxRetries: 0 },
      providesTags: (_demo, _error, token) => [tag('MyDemo', token)],
    }),
    moveDemo: build.mutation({
      ...callMutation('moveDemo', ({ token, sequence, to }: SeenDemo & { to: string }) => ({
        params: { token },
        body: { sequence, preferred_datetime: to, time_zone: visitorTimeZone() },
      })),
      invalidatesTags: (_answer, _error, demo) => changedTags(demo),
    }),
    cancelDemo: build.mutation({
      ...callMutation('cancelDemo', ({ token, sequence }: SeenDemo) => ({
        params: { token },
        body: { sequence },
      })),
      invalidatesTags: (_answer, _error, demo) => changedTags(demo),
    }),
  }),
});
