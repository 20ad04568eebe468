import { baseApi, detailTags, listTags } from '../../api/baseApi.ts';
import { callMutation, callQuery } from '../../api/callEndpoint.ts';
import type { Id, WebinarEvent, WebinarSummary, WebinarVideo } from '../../contract/entities.ts';
import type { EventRegistration } from '../../contract/forms.ts';
import type { Lead } from '../../shared/lead-form/formDraft.ts';

export interface RegisterArgument extends Lead<EventRegistration> {
  eventId: Id;
}

/** No card shows what its event or video says of itself, and it is more than all the rest of a page with cards. */
const withoutDescriptions = <Item extends WebinarSummary>(items: unknown): Item[] =>
  (items as Item[]).map((item) => ({ ...item, description: '' }));

export const webinarsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEvents: build.query({
      ...callQuery('events'),
      transformResponse: withoutDescriptions<WebinarEvent>,
      providesTags: listTags('Event'),
    }),
    getVideos: build.query({
      ...callQuery('videos'),
      transformResponse: withoutDescriptions<WebinarVideo>,
      providesTags: listTags('Video'),
    }),
    getEvent: build.query({
      ...callQuery('event', (slug: string) => ({ slug })),
      providesTags: detailTags('Event'),
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
      invalidatesTags: (_echo, error, { eventId }) =>
        error ? [] : [{ type: 'Event', id: eventId }],
    }),
  }),
});
