import { baseApi } from '../../api/baseApi.ts';
import { callPath } from '../../contract/calls.ts';
import type { DemoAnswer } from '../../contract/entities.ts';
import type { DemoRequest } from '../../contract/forms.ts';
import type { Lead } from '../../shared/lead-form/formDraft.ts';

export const requestDemoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // No tag to invalidate: nothing that the site reads changes by a request.
    requestDemo: build.mutation<DemoAnswer, Lead<DemoRequest>>({
      query: ({ fields, guards, idempotencyKey }) => ({
        path: callPath('requestDemo'),
        method: 'POST',
        body: { ...fields, ...guards },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    }),
  }),
});

export const { useRequestDemoMutation } = requestDemoApi;
