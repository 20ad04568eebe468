import { FEATURE_SLUGS, type FeatureSlug } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { lazyPage, type LazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

const pages: Record<FeatureSlug, LazyPage> = {
  dashboard: lazyPage(
    'feature-dashboard',
    async () =>
      (await import(/* webpackChunkName: "feature-dashboard" */ './dashboard/DashboardPage.tsx'))
        .dashboardPage,
  ),
  'lead-management-system': lazyPage(
    'feature-leads',
    async () =>
      (await import(/* webpackChunkName: "feature-leads" */ './leads/LeadsPage.tsx')).leadsPage,
  ),
  'realtime-statistics': lazyPage(
    'feature-statistics',
    async () =>
      (await import(/* webpackChunkName: "feature-statistics" */ './statistics/StatisticsPage.tsx'))
        .statisticsPage,
  ),
  'campaigns-and-opportunities': lazyPage(
    'feature-campaigns',
    async () =>
      (await import(/* webpackChunkName: "feature-campaigns" */ './campaigns/CampaignsPage.tsx'))
        .campaignsPage,
  ),
  'user-management': lazyPage(
    'feature-users',
    async () =>
      (await import(/* webpackChunkName: "feature-users" */ './users/UsersPage.tsx')).usersPage,
  ),
  'activity-tracking': lazyPage(
    'feature-activity',
    async () =>
      (await import(/* webpackChunkName: "feature-activity" */ './activity/ActivityPage.tsx'))
        .activityPage,
  ),
  'action-assignment': lazyPage(
    'feature-actions',
    async () =>
      (await import(/* webpackChunkName: "feature-actions" */ './actions/ActionsPage.tsx'))
        .actionsPage,
  ),
  'realtime-communication': lazyPage(
    'feature-communication',
    async () =>
      (
        await import(
          /* webpackChunkName: "feature-communication" */ './communication/CommunicationPage.tsx'
        )
      ).communicationPage,
  ),
};

export const featureRoutes: SiteRoute[] = FEATURE_SLUGS.map((slug) => ({
  path: paths.feature(slug),
  page: pages[slug],
  texts: [`feature-${slug}`],
  footer: 'street',
}));
