import { paths } from '../../contract/paths.ts';
import { webinarsApi } from './webinarsApi.ts';
import { lazyPage } from '../../shared/routing/lazyPage.tsx';
import { query, type SiteRoute } from '../../shared/routing/siteRoute.ts';

const { getEvents, getVideos, getEvent, getVideo } = webinarsApi.endpoints;

/** Events and videos (spec §2). */
export const webinarRoutes: SiteRoute[] = [
  {
    path: paths.webinars,
    page: lazyPage('webinars', async () => {
      const { WebinarsPage } = await import(
        /* webpackChunkName: "webinars" */ './WebinarsPage.tsx'
      );
      return { Page: WebinarsPage };
    }),
    queries: () => ({ main: [query(getEvents, undefined), query(getVideos, undefined)] }),
    footer: 'street',
  },
  {
    path: paths.allEvents,
    page: lazyPage('all-webinars', async () => {
      const { AllEventsPage, allEventsEntered } = await import(
        /* webpackChunkName: "all-webinars" */ './AllWebinarsPages.tsx'
      );
      return { Page: AllEventsPage, entered: allEventsEntered };
    }),
    queries: () => ({ main: [query(getEvents, undefined)] }),
    search: ['page'],
  },
  {
    path: paths.allVideos,
    page: lazyPage('all-webinars', async () => {
      const { AllVideosPage, allVideosEntered } = await import(
        /* webpackChunkName: "all-webinars" */ './AllWebinarsPages.tsx'
      );
      return { Page: AllVideosPage, entered: allVideosEntered };
    }),
    queries: () => ({ main: [query(getVideos, undefined)] }),
    search: ['page'],
  },
  {
    path: paths.event.pattern,
    page: lazyPage('event', async () => {
      const { EventPage } = await import(/* webpackChunkName: "event" */ './EventPage.tsx');
      return { Page: EventPage };
    }),
    queries: ({ params: { slug = '' } }) => ({ main: [query(getEvent, slug)] }),
  },
  {
    path: paths.video.pattern,
    page: lazyPage('video', async () => {
      const { VideoPage } = await import(/* webpackChunkName: "video" */ './VideoPage.tsx');
      return { Page: VideoPage };
    }),
    queries: ({ params: { slug = '' } }) => ({ main: [query(getVideo, slug)] }),
  },
];
