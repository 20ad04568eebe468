import { matchRoutes } from 'react-router-dom';
import { FEATURE_SLUGS, paths } from '../contract/paths';
import { blogApi } from '../features/blog/blogApi';
import { helpCenterApi } from '../features/help-center/helpCenterApi';
import { integrationsApi } from '../features/integrations/integrationsApi';
import { legalApi } from '../features/legal/legalApi';
import { pricingApi } from '../features/pricing/pricingApi';
import { webinarsApi } from '../features/webinars/webinarsApi';
import { lazyPage, type LazyPage, type PageAddress } from './lazyPage';
import { read, type PageReads } from './reads';

/** How the footer begins: as the ground of the night street that ends the page, or by itself. */
export type FooterLook = 'street' | 'plain';

export interface SiteRoute {
  path: string;
  page: LazyPage;
  reads?: (address: PageAddress) => PageReads;
  /** Query parameters that change what the page shows; all others are ignored by the page cache. */
  search?: readonly string[];
  footer: FooterLook;
  /** Answered with 404. */
  missing?: boolean;
}

const blog = blogApi.endpoints;
const help = helpCenterApi.endpoints;
const webinars = webinarsApi.endpoints;

const param = (address: PageAddress, name: string) => address.params[name] ?? '';

const homePage = lazyPage('home', async () => {
  const { HomePage, loadHomeSections } = await import(
    /* webpackChunkName: "home" */ '../features/home/HomePage'
  );
  return { Page: HomePage, loadSections: loadHomeSections };
});

const featurePage = lazyPage('feature', async () => {
  const { FeaturePage } = await import(
    /* webpackChunkName: "feature" */ '../features/product/FeaturePage'
  );
  return { Page: FeaturePage };
});

/** Every component of the kit in all its states. A production build leaves it out, code and all. */
const kitRoutes: SiteRoute[] =
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '/_kit',
          page: lazyPage('kit', async () => {
            const { KitPage } = await import(/* webpackChunkName: "kit" */ './KitPage');
            return { Page: KitPage };
          }),
          footer: 'plain',
        },
      ]
    : [];

/** Every screen of the site (spec §2), with the data it reads named beside it. */
export const routes: SiteRoute[] = [
  { path: paths.home, page: homePage, footer: 'street' },
  { path: paths.homeAlias, page: homePage, footer: 'street' },
  ...FEATURE_SLUGS.map((slug): SiteRoute => ({
    path: paths.feature(slug),
    page: featurePage,
    footer: 'street',
  })),
  {
    path: paths.integrations,
    page: lazyPage('integrations', async () => {
      const { IntegrationsPage } = await import(
        /* webpackChunkName: "integrations" */ '../features/integrations/IntegrationsPage'
      );
      return { Page: IntegrationsPage };
    }),
    reads: () => ({ main: [read(integrationsApi.endpoints.getIntegrations, undefined)] }),
    footer: 'street',
  },
  {
    path: paths.allIntegrations,
    page: lazyPage('all-integrations', async () => {
      const { AllIntegrationsPage, allIntegrationsEntered } = await import(
        /* webpackChunkName: "all-integrations" */ '../features/integrations/AllIntegrationsPage'
      );
      return { Page: AllIntegrationsPage, entered: allIntegrationsEntered };
    }),
    reads: () => ({ main: [read(integrationsApi.endpoints.getIntegrations, undefined)] }),
    search: ['page', 'q'],
    footer: 'plain',
  },
  {
    path: paths.about,
    page: lazyPage('about', async () => {
      const { AboutPage } = await import(
        /* webpackChunkName: "about" */ '../features/about/AboutPage'
      );
      return { Page: AboutPage };
    }),
    footer: 'street',
  },
  {
    path: paths.pricing,
    page: lazyPage('pricing', async () => {
      const { PricingPage, pricingEntered } = await import(
        /* webpackChunkName: "pricing" */ '../features/pricing/PricingPage'
      );
      return { Page: PricingPage, entered: pricingEntered };
    }),
    reads: () => ({ main: [read(pricingApi.endpoints.getPlans, undefined)] }),
    search: ['billing'],
    footer: 'street',
  },
  {
    path: paths.blog,
    page: lazyPage('blog', async () => {
      const { BlogRoute } = await import(/* webpackChunkName: "blog" */ './BlogRoute');
      return { Page: BlogRoute };
    }),
    reads: () => ({ main: [read(blog.getBlogLanding, undefined)] }),
    search: ['newsletter'],
    footer: 'plain',
  },
  {
    path: paths.allPosts,
    page: lazyPage('all-posts', async () => {
      const { AllPostsPage, allPostsEntered } = await import(
        /* webpackChunkName: "all-posts" */ '../features/blog/AllPostsPage'
      );
      return { Page: AllPostsPage, entered: allPostsEntered };
    }),
    reads: () => ({ main: [read(blog.getActivePosts, undefined)] }),
    search: ['page'],
    footer: 'plain',
  },
  {
    path: '/blog/post/:id',
    page: lazyPage('post', async () => {
      const { PostPage } = await import(/* webpackChunkName: "post" */ '../features/blog/PostPage');
      return { Page: PostPage };
    }),
    reads: (address) => ({
      main: [read(blog.getPost, param(address, 'id'))],
      side: [
        read(blog.getRelatedPosts, param(address, 'id')),
        read(blog.getRecentPosts, undefined),
      ],
    }),
    footer: 'plain',
  },
  {
    path: paths.webinars,
    page: lazyPage('webinars', async () => {
      const { WebinarsPage } = await import(
        /* webpackChunkName: "webinars" */ '../features/webinars/WebinarsPage'
      );
      return { Page: WebinarsPage };
    }),
    reads: () => ({
      main: [read(webinars.getEvents, undefined), read(webinars.getVideos, undefined)],
    }),
    footer: 'street',
  },
  {
    path: paths.allEvents,
    page: lazyPage('all-events', async () => {
      const { AllEventsPage, allEventsEntered } = await import(
        /* webpackChunkName: "all-events" */ '../features/webinars/AllEventsPage'
      );
      return { Page: AllEventsPage, entered: allEventsEntered };
    }),
    reads: () => ({ main: [read(webinars.getEvents, undefined)] }),
    search: ['page'],
    footer: 'plain',
  },
  {
    path: paths.allVideos,
    page: lazyPage('all-videos', async () => {
      const { AllVideosPage, allVideosEntered } = await import(
        /* webpackChunkName: "all-videos" */ '../features/webinars/AllVideosPage'
      );
      return { Page: AllVideosPage, entered: allVideosEntered };
    }),
    reads: () => ({ main: [read(webinars.getVideos, undefined)] }),
    search: ['page'],
    footer: 'plain',
  },
  {
    path: '/webinars/event/:slug',
    page: lazyPage('event', async () => {
      const { EventPage } = await import(
        /* webpackChunkName: "event" */ '../features/webinars/EventPage'
      );
      return { Page: EventPage };
    }),
    reads: (address) => ({ main: [read(webinars.getEvent, param(address, 'slug'))] }),
    footer: 'plain',
  },
  {
    path: '/webinars/video/:slug',
    page: lazyPage('video', async () => {
      const { VideoPage } = await import(
        /* webpackChunkName: "video" */ '../features/webinars/VideoPage'
      );
      return { Page: VideoPage };
    }),
    reads: (address) => ({ main: [read(webinars.getVideo, param(address, 'slug'))] }),
    footer: 'plain',
  },
  {
    path: paths.privacyPolicy,
    page: lazyPage('legal', async () => {
      const { PrivacyPolicyPage } = await import(
        /* webpackChunkName: "legal" */ '../features/legal/PrivacyPolicyPage'
      );
      return { Page: PrivacyPolicyPage };
    }),
    reads: () => ({ main: [read(legalApi.endpoints.getPrivacyPolicy, undefined)] }),
    footer: 'plain',
  },
  {
    path: paths.termsOfServices,
    page: lazyPage('legal', async () => {
      const { TermsOfServicesPage } = await import(
        /* webpackChunkName: "legal" */ '../features/legal/TermsOfServicesPage'
      );
      return { Page: TermsOfServicesPage };
    }),
    reads: () => ({ main: [read(legalApi.endpoints.getTermsOfService, undefined)] }),
    footer: 'plain',
  },
  {
    path: paths.requestDemo,
    page: lazyPage('request-demo', async () => {
      const { RequestDemoPage } = await import(
        /* webpackChunkName: "request-demo" */ '../features/request-demo/RequestDemoPage'
      );
      return { Page: RequestDemoPage };
    }),
    footer: 'plain',
  },
  {
    path: paths.helpCenter,
    page: lazyPage('help-center', async () => {
      const { HelpCenterPage, helpCenterEntered } = await import(
        /* webpackChunkName: "help-center" */ '../features/help-center/HelpCenterPage'
      );
      return { Page: HelpCenterPage, entered: helpCenterEntered };
    }),
    reads: ({ search }) => {
      const query = search.get('q')?.trim();
      const categories = read(help.getHelpCategories, undefined);
      // The categories lend an empty search its popular topics.
      return query
        ? { main: [read(help.searchHelp, query)], side: [categories] }
        : { main: [categories] };
    },
    search: ['q'],
    footer: 'plain',
  },
  {
    path: '/help-center/category/:id',
    page: lazyPage('help-category', async () => {
      const { HelpCategoryPage } = await import(
        /* webpackChunkName: "help-category" */ '../features/help-center/HelpCategoryPage'
      );
      return { Page: HelpCategoryPage };
    }),
    reads: (address) => ({ main: [read(help.getHelpCategory, param(address, 'id'))] }),
    footer: 'plain',
  },
  {
    path: '/help-center/:slug',
    page: lazyPage('help-article', async () => {
      const { HelpArticlePage } = await import(
        /* webpackChunkName: "help-article" */ '../features/help-center/HelpArticlePage'
      );
      return { Page: HelpArticlePage };
    }),
    reads: (address) => ({ main: [read(help.getHelpTopic, param(address, 'slug'))] }),
    footer: 'plain',
  },
  ...kitRoutes,
  {
    path: '*',
    page: lazyPage('not-found', async () => {
      const { NotFoundPage } = await import(
        /* webpackChunkName: "not-found" */ '../features/not-found/NotFoundPage'
      );
      return { Page: NotFoundPage };
    }),
    footer: 'plain',
    missing: true,
  },
];

export interface RouteMatch {
  route: SiteRoute;
  address: PageAddress;
}

/** The route of an address such as `/blog/all-posts?page=2`. The last route takes whatever no other does. */
export const matchRoute = (location: string): RouteMatch => {
  const { pathname, searchParams } = new URL(`http://site.invalid${location}`);
  const [match] = matchRoutes(routes, pathname) ?? [];
  const route = routes.find(({ path }) => path === match?.route.path) ?? routes.at(-1)!;
  return { route, address: { params: match?.params ?? {}, search: searchParams } };
};
