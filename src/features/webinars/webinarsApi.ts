import { baseApi, detailTags, listTags, tag } from '../../api/baseApi.ts';
import { callMutation, callQuery } from '../../api/callEndpoint.ts';
import type { Id, ListPage, WebinarEvent, WebinarVideo } from '../../contract/entities.ts';
import type { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { pageOf } from '../../lib/paging.ts';

interface LinkQuestion {
  id: Id;
  email: string;
  [HONEYPOT_FIELD]: string;
  /** Milliseconds since the page was opened. */
  form_age_ms: number;
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
    getEventJoin: build.query({
      ...callQuery('joinEvent', (token: string) => ({ token })),
      extraOptions: { maxRetries: 0 },
      providesTags: (_join, _error, token) => [tag('MyRegistration', token)],
    }),
    getMyRegistration: build.query({
      ...callQuery('myRegistration', (token: string) => ({ token })),
      extraOptions: { maxRetries: 0 },
      providesTags: (_registration, _error, token) => [tag('MyRegistration', token)],
    }),
    emailMyLink: build.mutation(
      callMutation('emailMyLink', ({ id, ...body }: LinkQuestion) => ({ params: { id }, body })),
    ),
    cancelRegistration: build.mutation({
      ...callMutation('cancelRegistration', (token: string) => ({ params: { token }, body: {} })),
      // The event has one more free place.
      invalidatesTags: (answer, _error, token) => [
        tag('MyRegistration', token),
        ...(answer ? [tag('Event', answer.payload.event.slug)] : []),
      ],
    }),
    getVideo: build.query({
      ...callQuery('video', (slug: string) => ({ slug })),
      providesTags: detailTags('Video'),
    }),
  }),
});
