import { baseApi, detailTags, listTags, tag } from '../../api/baseApi.ts';
import { callMutation, callQuery } from '../../api/callEndpoint.ts';
import type { Id, ListPage, WebinarEvent, WebinarVideo } from '../../contract/entities.ts';
import type { EventRegistration } from '../../contract/forms.ts';
import { pageOf } from '../../lib/paging.ts';
import type { Lead } from '../../shared/lead-form/formDraft.ts';

export interface RegisterArgument extends Lead<EventRegistration> {
  eventId: Id;
}

export const webinarsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEventsPage: build.query({
      ...callQuery('eventsPage', (page: string) => ({ page })),
      transformResponse: (answer: ListPage<WebinarEvent>, _meta: unknown, page: string) =>
        pageOf(answer, page),
      providesTags: (events) => listTags('Event')(events?.items),
    }),
    getVideosPage: build.query({
      ...callQuery('videosPage', (page: string) => ({ page })),
      transformResponse: (answer: ListPage<WebinarVideo>, _meta: unknown, page: string) =>
        pageOf(answer, page),
      providesTags: (videos) => listTags('Video')(videos?.items),
    }),
    getEvent: build.query({
      ...callQuery('event', (slug: string) => ({ slug })),
      providesTags: detailTags('Event'),
    }),
    getMyRegistration: build.query({
      ...callQuery('myRegistration', (token: string) => ({ token })),
      extraOptions: { maxRetries: 0 },
      providesTags: (_registration, _error, token) => [tag('MyRegistration', token)],
    }),
    cancelRegistration: build.mutation({
      ...callMutation('cancelRegistration', (token: string) => ({ params: { token }, body: {} })),
      // Somebody else may have the place now: who looks at the event next reads it again.
      invalidatesTags: (answer, _error, token) => [
        tag('MyRegistration', token),
        ...(answer ? [tag('Event', answer.payload.event.slug)] : []),
      ],
    }),
    getVideo: build.query({
      ...callQuery('video', (slug: string) => ({ slug })),
      providesTags: detailTags('Video'),
    }),
    registerForEvent: build.mutation({
      ...callMutation(
        'register',
        ({ eventId, fields, guards, idempotencyKey }: RegisterArgument) => ({
          params: { id: eventId },
          body: { ...fields, ...guards },
          idempotencyKey,
        }),
      ),
      // The API may count who comes; a registration that was refused changes nothing.
      invalidatesTags: (_echo, error, { eventId }) => (error ? [] : [tag('Event', eventId)]),
    }),
  }),
});
