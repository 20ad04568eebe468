import { paths } from '../../contract/paths.ts';
import { prepareTimeZone } from '../../lib/prepareTimeZone.ts';
import { FIRST_PAGE, pageNumberFromSearch } from '../../lib/queryString.ts';
import { runInTasks } from '../../lib/scheduling.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

const loadEndpoints = async () =>
  (await import(/* webpackChunkName: "api" */ './webinarsApi.ts')).webinarsApi.endpoints;

const loadAllWebinars = () =>
  import(/* webpackChunkName: "all-webinars" */ './AllWebinarsPage.tsx');

const loadGuestPages = async () => {
  await prepareTimeZone();
  return (await import(/* webpackChunkName: "guest-pages" */ './guestPages.ts')).guestPages;
};

/** The page of a private link. Only emails link to it, so nothing prefetches it, and its queries are in its page's chunk. */
const guestRoute = (path: string, name: 'myRegistration' | 'joinEvent'): SiteRoute => ({
  path,
  page: lazyPage('guest-pages', async () => (await loadGuestPages())[name].page),
  startQueries: async (...args) => (await loadGuestPages())[name].startQueries(...args),
});

export const webinarRoutes: SiteRoute[] = [
  {
    path: paths.webinars,
    page: lazyPage('webinars', async () => {
      await prepareTimeZone();
      const { webinarsPage } = await import(
        /* webpackChunkName: "webinars" */ './WebinarsPage.tsx'
      );
      return webinarsPage;
    }),
    texts: ['webinars'],
    startQueries: async (startQuery) => {
      const { getEventsPage, getVideosPage } = await loadEndpoints();
      return {
        main: [startQuery(getEventsPage, FIRST_PAGE), startQuery(getVideosPage, FIRST_PAGE)],
      };
    },
    footer: 'street',
  },
  {
    path: paths.allEvents,
    page: lazyPage('all-webinars', async () => (await loadAllWebinars()).allEventsPage),
    texts: ['webinars'],
    startQueries: async (startQuery, { search }) => {
      const { getEventsPage } = await loadEndpoints();
      return { main: [startQuery(getEventsPage, pageNumberFromSearch(search))] };
    },
    search: ['page'],
  },
  {
    path: paths.allVideos,
    page: lazyPage('all-webinars', async () => (await loadAllWebinars()).allVideosPage),
    texts: ['webinars'],
    startQueries: async (startQuery, { search }) => {
      const { getVideosPage } = await loadEndpoints();
      return { main: [startQuery(getVideosPage, pageNumberFromSearch(search))] };
    },
    search: ['page'],
  },
  {
    path: paths.event.pattern,
    page: lazyPage('event', async () => {
      await runInTasks([
        () => import(/* webpackChunkName: "event" */ '../../shared/rich-text/RichText.tsx'),
        () => import(/* webpackChunkName: "event" */ '../../shared/lead-form/LeadForm.tsx'),
        prepareTimeZone,
      ]);
      return (await import(/* webpackChunkName: "event" */ './EventPage.tsx')).eventPage;
    }),
    startQueries: async (startQuery, { params: { slug = '' } }) => {
      const { getEvent, getEventsPage } = await loadEndpoints();
      return {
        main: [startQuery(getEvent, slug)],
        side: [startQuery(getEventsPage, FIRST_PAGE)],
      };
    },
  },
  guestRoute(paths.myRegistration.pattern, 'myRegistration'),
  guestRoute(paths.joinEvent.pattern, 'joinEvent'),
  {
    path: paths.video.pattern,
    page: lazyPage('video', async () => {
      const { videoPage } = await import(/* webpackChunkName: "video" */ './VideoPage.tsx');
      return videoPage;
    }),
    startQueries: async (startQuery, { params: { slug = '' } }) => {
      const { getVideo, getVideosPage } = await loadEndpoints();
      return {
        main: [startQuery(getVideo, slug)],
        side: [startQuery(getVideosPage, FIRST_PAGE)],
      };
    },
  },
];
