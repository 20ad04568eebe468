import type { EventJoin } from '../../contract/bookings.ts';
import type { WebinarEvent, WebinarVideo } from '../../contract/entities.ts';

/** An event for tests: far in the future, in New York. */
export const makeEvent = (over: Partial<WebinarEvent> = {}): WebinarEvent => ({
  id: '7',
  slug: 'rotation',
  title: 'Round-robin without the arguments',
  cover_photo: '/covers/c03-facade.svg',
  cover_alt: 'A facade',
  updated_at: '2098-11-18T09:00:00.000Z',
  presented_by: 'Grace Whitfield',
  presenter_role: 'Operations',
  summary: '',
  description: '<p>Bring last week’s list.</p>',
  date: '2099-12-03 11:00',
  duration: '45 minutes',
  host_image: '/avatars/grace.svg',
  ...over,
});

export const makeVideo = (over: Partial<WebinarVideo> = {}): WebinarVideo => ({
  ...makeEvent({ id: '9', slug: 'first-afternoon', title: 'Your first afternoon' }),
  video_url: '/videos/first-afternoon.mp4',
  type: 'mp4',
  captions_url: '/videos/first-afternoon.vtt',
  poster_url: '/videos/first-afternoon.webp',
  ...over,
});

/** What a guest's link to join the event above leads to. */
export const makeEventJoin = (over: Partial<EventJoin> = {}): EventJoin => ({
  event: {
    slug: 'rotation',
    title: 'Rotation',
    starts_at: '2099-12-03T16:00:00.000Z',
    ends_at: '2099-12-03T16:45:00.000Z',
  },
  has_address: true,
  is_canceled: false,
  ...over,
});

/** `count` events or videos, numbered from 1. */
export const makeMany = <T extends WebinarEvent>(
  make: (over: Partial<T>) => T,
  count: number,
): T[] =>
  Array.from({ length: count }, (_, index) =>
    make({
      id: String(index + 1),
      slug: `number-${index + 1}`,
      title: `Number ${index + 1}`,
    } as Partial<T>),
  );
