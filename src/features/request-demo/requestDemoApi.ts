import { baseApi } from '../../api/baseApi.ts';
import { callMutation } from '../../api/callEndpoint.ts';
import type { DemoRequest } from '../../contract/forms.ts';
import type { Lead } from '../../shared/lead-form/formDraft.ts';

export const requestDemoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // No tag to invalidate: nothing that the site reads changes by a request.
    requestDemo: build.mutation(
      callMutation('requestDemo', ({ fields, guards, idempotencyKey }: Lead<DemoRequest>) => ({
        params: {},
        body: { ...fields, ...guards },
        idempotencyKey,
      })),
    ),
  }),
});
