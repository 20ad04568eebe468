import { paths } from '../../contract/paths';
import { webinarsApi } from '../../features/webinars/webinarsApi';
import { lazyPage } from '../lazyPage';
import { read } from '../reads';
import type { SiteRoute } from '../siteRoute';

const { getEvents, getVideos, getEvent, getVideo } = webinarsApi.endpoints;

/** Events and videos (spec §2). */
export const webinarRoutes: SiteRoute[] = [
  {
    path: paths.webinars,
    page: lazyPage('webinars', async () => {
      const { WebinarsPage } = await import(
        /* webpackChunkName: "webinars" */ '../../features/webinars/WebinarsPage'
      );
      return { Page: WebinarsPage };
    }),
    reads: () => ({ main: [read(getEvents, undefined), read(getVideos, undefined)] }),
    footer: 'street',
  },
  {
    path: paths.allEvents,
    page: lazyPage('all-events', async () => {
      const { AllEventsPage, allEventsEntered } = await import(
        /* webpackChunkName: "all-events" */ '../../features/webinars/AllEventsPage'
      );
      return { Page: AllEventsPage, entered: allEventsEntered };
    }),
    reads: () => ({ main: [read(getEvents, undefined)] }),
    search: ['page'],
  },
  {
    path: paths.allVideos,
    page: lazyPage('all-videos', async () => {
      const { AllVideosPage, allVideosEntered } = await import(
        /* webpackChunkName: "all-videos" */ '../../features/webinars/AllVideosPage'
      );
      return { Page: AllVideosPage, entered: allVideosEntered };
    }),
    reads: () => ({ main: [read(getVideos, undefined)] }),
    search: ['page'],
  },
  {
    path: '/webinars/event/:slug',
    page: lazyPage('event', async () => {
      const { EventPage } = await import(
        /* webpackChunkName: "event" */ '../../features/webinars/EventPage'
      );
      return { Page: EventPage };
    }),
    reads: ({ params: { slug = '' } }) => ({ main: [read(getEvent, slug)] }),
  },
  {
    path: '/webinars/video/:slug',
    page: lazyPage('video', async () => {
      const { VideoPage } = await import(
        /* webpackChunkName: "video" */ '../../features/webinars/VideoPage'
      );
      return { Page: VideoPage };
    }),
    reads: ({ params: { slug = '' } }) => ({ main: [read(getVideo, slug)] }),
  },
];
