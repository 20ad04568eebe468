import { paths } from '../../contract/paths.ts';
import { FIRST_PAGE, pageArgument } from '../../lib/queryString.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { QueryOutcome, SiteRoute } from '../../shared/routing/siteRoute.ts';
import { prepareTimeZone, runInTasks } from '../../lib/browser.ts';

const loadEndpoints = async () =>
  (await import(/* webpackChunkName: "api" */ './webinarsApi.ts')).webinarsApi.endpoints;

const loadAllWebinars = () =>
  import(/* webpackChunkName: "all-webinars" */ './AllWebinarsPage.tsx');

export const webinarRoutes: SiteRoute[] = [
  {
    path: paths.webinars,
    page: lazyPage('webinars', async () => {
      const { webinarsPage } = await import(
        /* webpackChunkName: "webinars" */ './WebinarsPage.tsx'
      );
      return webinarsPage;
    }),
    prefetch: async (startQuery) => {
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
    prefetch: async (startQuery, { search }) => {
      const { getEventsPage } = await loadEndpoints();
      return { main: [startQuery(getEventsPage, pageArgument(search))] };
    },
    search: ['page'],
  },
  {
    path: paths.allVideos,
    page: lazyPage('all-webinars', async () => (await loadAllWebinars()).allVideosPage),
    prefetch: async (startQuery, { search }) => {
      const { getVideosPage } = await loadEndpoints();
      return { main: [startQuery(getVideosPage, pageArgument(search))] };
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
    prefetch: async (startQuery, { params: { slug = '' } }, { eventZone }) => {
      const { getEvent, getEventsPage } = await loadEndpoints();
      const event = startQuery(getEvent, slug);
      const nextSession = async (): Promise<QueryOutcome> => {
        const { data } = await event;
        const { namesNextSession } = await import(
          /* webpackChunkName: "event" */ './namesNextSession.ts'
        );
        return data && namesNextSession(data, eventZone)
          ? startQuery(getEventsPage, FIRST_PAGE)
          : {};
      };
      return { main: [event], side: [nextSession()] };
    },
  },
  {
    path: paths.myRegistration.pattern,
    page: lazyPage('my-registration', async () => {
      const { myRegistrationPage } = await import(
        /* webpackChunkName: "my-registration" */ './MyRegistrationPage.tsx'
      );
      await prepareTimeZone();
      return myRegistrationPage;
    }),
    prefetch: async (startQuery, { params: { token = '' } }) => {
      const { getMyRegistration } = await loadEndpoints();
      return { main: [startQuery(getMyRegistration, token)] };
    },
  },
  {
    path: paths.joinEvent.pattern,
    page: lazyPage('join-event', async () => {
      const { joinEventPage } = await import(
        /* webpackChunkName: "join-event" */ './JoinEventPage.tsx'
      );
      await prepareTimeZone();
      return joinEventPage;
    }),
    prefetch: async (startQuery, { params: { token = '' } }) => {
      const { getEventJoin } = await loadEndpoints();
      return { main: [startQuery(getEventJoin, token)] };
    },
  },
  {
    path: paths.video.pattern,
    page: lazyPage('video', async () => {
      const { videoPage } = await import(/* webpackChunkName: "video" */ './VideoPage.tsx');
      return videoPage;
    }),
    prefetch: async (startQuery, { params: { slug = '' } }) => {
      const { getVideo, getVideosPage } = await loadEndpoints();
      return {
        main: [startQuery(getVideo, slug)],
        side: [startQuery(getVideosPage, FIRST_PAGE)],
      };
    },
  },
];
