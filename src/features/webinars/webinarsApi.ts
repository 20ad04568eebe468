import { baseApi, listTags } from '../../api/baseApi.ts';
import { fromApiEnvelope } from '../../api/envelope.ts';
import { callPath } from '../../contract/calls.ts';
import type {
  Id,
  RegistrationAnswer,
  WebinarEvent,
  WebinarVideo,
} from '../../contract/entities.ts';
import type { EventRegistration } from '../../contract/forms.ts';
import type { Lead } from '../../shared/lead-form/formDraft.ts';

export interface RegisterArgument extends Lead<EventRegistration> {
  eventId: Id;
}

export const webinarsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEvents: build.query<WebinarEvent[], void>({
      query: () => ({ path: callPath('events') }),
      transformResponse: fromApiEnvelope,
      providesTags: listTags('Event'),
    }),
    getVideos: build.query<WebinarVideo[], void>({
      query: () => ({ path: callPath('videos') }),
      transformResponse: fromApiEnvelope,
      providesTags: listTags('Video'),
    }),
    getEvent: build.query<WebinarEvent, string>({
      query: (slug) => ({ path: callPath('event', { slug }) }),
      transformResponse: fromApiEnvelope,
      providesTags: (_event, _error, slug) => [{ type: 'Event', id: slug }],
    }),
    getVideo: build.query<WebinarVideo, string>({
      query: (slug) => ({ path: callPath('video', { slug }) }),
      transformResponse: fromApiEnvelope,
      providesTags: (_video, _error, slug) => [{ type: 'Video', id: slug }],
    }),
    registerForEvent: build.mutation<RegistrationAnswer, RegisterArgument>({
      query: ({ eventId, fields, guards, idempotencyKey }) => ({
        path: callPath('register', { id: eventId }),
        method: 'POST',
        body: { ...fields, ...guards },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    }),
  }),
});

export const {
  useGetEventQuery,
  useGetEventsQuery,
  useGetVideoQuery,
  useGetVideosQuery,
  useRegisterForEventMutation,
} = webinarsApi;
