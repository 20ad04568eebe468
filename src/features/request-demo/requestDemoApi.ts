import { baseApi } from '../../api/baseApi';
import { endpoints } from '../../contract/endpoints';
import type { DemoAnswer } from '../../contract/entities';
import type { DemoRequest } from '../../contract/forms';
import type { Lead } from '../../store/formDraft';

export const requestDemoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // No tag to invalidate: nothing that the site reads changes by a request.
    requestDemo: build.mutation<DemoAnswer, Lead<DemoRequest>>({
      query: ({ fields, guards, idempotencyKey }) => ({
        path: endpoints.requestDemo,
        method: 'POST',
        body: { ...fields, ...guards },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    }),
  }),
});

export const { useRequestDemoMutation } = requestDemoApi;
