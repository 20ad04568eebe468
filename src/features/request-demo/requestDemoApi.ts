import { baseApi, tag } from '../../api/baseApi.ts';
import { callMutation, callQuery } from '../../api/callEndpoint.ts';
import type { DemoRequest } from '../../contract/forms.ts';
import type { Lead } from '../../shared/lead-form/formDraft.ts';

/** A demo as its link opens it, in the state that its visitor has seen. */
export interface SeenDemo {
  token: string;
  sequence: number;
}

const tagOf = ({ token }: SeenDemo) => tag('MyDemo', token);

/** An hour that was taken, or that turns out not to be free, is no longer offered. */
const HOURS = 'DemoSlots';

export const requestDemoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDemoSlots: build.query({ ...callQuery('demoSlots'), providesTags: [HOURS] }),
    requestDemo: build.mutation({
      ...callMutation('requestDemo', ({ fields, guards, idempotencyKey }: Lead<DemoRequest>) => ({
        params: {},
        body: { ...fields, ...guards },
        idempotencyKey,
      })),
      invalidatesTags: [HOURS],
    }),
    getMyDemo: build.query({
      ...callQuery('myDemo', (token: string) => ({ token })),
      extraOptions: { maxRetries: 0 },
      providesTags: (_demo, _error, token) => [tag('MyDemo', token)],
    }),
    moveDemo: build.mutation({
      ...callMutation('moveDemo', ({ token, sequence, to }: SeenDemo & { to: string }) => ({
        params: { token },
        body: { sequence, preferred_datetime: to },
      })),
      invalidatesTags: (_answer, _error, seen) => [tagOf(seen), HOURS],
    }),
    cancelDemo: build.mutation({
      ...callMutation('cancelDemo', ({ token, sequence }: SeenDemo) => ({
        params: { token },
        body: { sequence },
      })),
      invalidatesTags: (_answer, _error, seen) => [tagOf(seen), HOURS],
    }),
  }),
});
