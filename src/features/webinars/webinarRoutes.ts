import { paths } from '../../contract/paths.ts';
import { FIRST_PAGE, pageArgument } from '../../lib/paging.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { queriesOf, type SiteRoute } from '../../shared/routing/siteRoute.ts';
import { lookUpTimeZone } from '../../ui/useTimeZone.ts';

const query = queriesOf(async () => {
  const { webinarsApi } = await import(/* webpackChunkName: "api" */ './webinarsApi.ts');
  return webinarsApi;
});

/** Events and videos (spec §2). */
export const webinarRoutes: SiteRoute[] = [
  {
    path: paths.webinars,
    page: lazyPage('webinars', async () => {
      const { webinarsPage } = await import(
        /* webpackChunkName: "webinars" */ './WebinarsPage.tsx'
      );
      return webinarsPage;
    }),
    queries: () => ({
      main: [query('getEventsPage', FIRST_PAGE), query('getVideosPage', FIRST_PAGE)],
    }),
    footer: 'street',
  },
  {
    path: paths.allEvents,
    page: lazyPage('all-webinars', async () => {
      const { allEventsPage } = await import(
        /* webpackChunkName: "all-webinars" */ './AllWebinarsPages.tsx'
      );
      return allEventsPage;
    }),
    queries: ({ search }) => ({ main: [query('getEventsPage', pageArgument(search))] }),
    search: ['page'],
  },
  {
    path: paths.allVideos,
    page: lazyPage('all-webinars', async () => {
      const { allVideosPage } = await import(
        /* webpackChunkName: "all-webinars" */ './AllWebinarsPages.tsx'
      );
      return allVideosPage;
    }),
    queries: ({ search }) => ({ main: [query('getVideosPage', pageArgument(search))] }),
    search: ['page'],
  },
  {
    path: paths.event.pattern,
    page: lazyPage('event', async () => {
      const { eventPage } = await import(/* webpackChunkName: "event" */ './EventPage.tsx');
      await lookUpTimeZone();
      return eventPage;
    }),
    queries: ({ params: { slug = '' } }) => ({ main: [query('getEvent', slug)] }),
  },
  {
    path: paths.myRegistration.pattern,
    page: lazyPage('my-registration', async () => {
      const { myRegistrationPage } = await import(
        /* webpackChunkName: "my-registration" */ './MyRegistrationPage.tsx'
      );
      await lookUpTimeZone();
      return myRegistrationPage;
    }),
    queries: ({ params: { token = '' } }) => ({ main: [query('getMyRegistration', token)] }),
  },
  {
    path: paths.video.pattern,
    page: lazyPage('video', async () => {
      const { videoPage } = await import(/* webpackChunkName: "video" */ './VideoPage.tsx');
      return videoPage;
    }),
    queries: ({ params: { slug = '' } }) => ({
      main: [query('getVideo', slug)],
      side: [query('getVideosPage', FIRST_PAGE)],
    }),
  },
];
