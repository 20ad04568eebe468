import { baseApi, detailTags, listTags, tag } from '../../api/baseApi.ts';
import type { ApiSuccess } from '../../contract/calls.ts';
import type { Id, ListPage, WebinarEvent, WebinarVideo } from '../../contract/entities.ts';
import type { Payloads } from '../../contract/payloads.ts';
import type { HONEYPOT_FIELD } from '../../contract/forms.ts';
import { pageOf } from '../../lib/paging.ts';

interface MyLinkRequest {
  id: Id;
  email: string;
  [HONEYPOT_FIELD]: string;
  /** Milliseconds since the page was opened. */
  form_age_ms: number;
}

export const webinarsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEventsPage: build.query<ListPage<WebinarEvent>, string>({
      query: (page) => ({ name: 'eventsPage', params: { page } }),
      transformResponse: (answer: Payloads['eventsPage'], _meta, page) => pageOf(answer, page),
      providesTags: (events) => listTags('Event')(events?.items),
    }),
    getVideosPage: build.query<ListPage<WebinarVideo>, string>({
      query: (page) => ({ name: 'videosPage', params: { page } }),
      transformResponse: (answer: Payloads['videosPage'], _meta, page) => pageOf(answer, page),
      providesTags: (videos) => listTags('Video')(videos?.items),
    }),
    getEvent: build.query<Payloads['event'], string>({
      query: (slug) => ({ name: 'event', params: { slug } }),
      providesTags: detailTags('Event'),
    }),
    getEventJoin: build.query<Payloads['joinEvent'], string>({
      query: (token) => ({ name: 'joinEvent', params: { token } }),
      extraOptions: { maxRetries: 0 },
      providesTags: (_join, _error, token) => [tag('MyRegistration', token)],
    }),
    getMyRegistration: build.query<Payloads['myRegistration'], string>({
      query: (token) => ({ name: 'myRegistration', params: { token } }),
      extraOptions: { maxRetries: 0 },
      providesTags: (_registration, _error, token) => [tag('MyRegistration', token)],
    }),
    emailMyLink: build.mutation<ApiSuccess<Payloads['emailMyLink']>, MyLinkRequest>({
      query: ({ id, ...body }) => ({ name: 'emailMyLink', params: { id }, body }),
    }),
    cancelRegistration: build.mutation<ApiSuccess<Payloads['cancelRegistration']>, string>({
      query: (token) => ({ name: 'cancelRegistration', params: { token }, body: {} }),
      // The event has one more free place.
      invalidatesTags: (answer, _error, token) => [
        tag('MyRegistration', token),
        ...(answer ? [tag('Event', answer.payload.event.slug)] : []),
      ],
    }),
    getVideo: build.query<Payloads['video'], string>({
      query: (slug) => ({ name: 'video', params: { slug } }),
      providesTags: detailTags('Video'),
    }),
  }),
});
