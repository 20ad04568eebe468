import { FEATURE_SLUGS, paths } from '../../contract/paths';
import { integrationsApi } from '../../features/integrations/integrationsApi';
import { pricingApi } from '../../features/pricing/pricingApi';
import { lazyPage } from '../lazyPage';
import { read } from '../reads';
import type { SiteRoute } from '../siteRoute';

const homePage = lazyPage('home', async () => {
  const { HomePage, loadHomeSections } = await import(
    /* webpackChunkName: "home" */ '../../features/home/HomePage'
  );
  return { Page: HomePage, loadSections: loadHomeSections };
});

const featurePage = lazyPage('feature', async () => {
  const { FeaturePage } = await import(
    /* webpackChunkName: "feature" */ '../../features/product/FeaturePage'
  );
  return { Page: FeaturePage };
});

const readIntegrations = () => ({
  main: [read(integrationsApi.endpoints.getIntegrations, undefined)],
});

/** The pages that sell; most of them end in the night street. */
export const marketingRoutes: SiteRoute[] = [
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
        /* webpackChunkName: "integrations" */ '../../features/integrations/IntegrationsPage'
      );
      return { Page: IntegrationsPage };
    }),
    reads: readIntegrations,
    footer: 'street',
  },
  {
    path: paths.allIntegrations,
    page: lazyPage('all-integrations', async () => {
      const { AllIntegrationsPage, allIntegrationsEntered } = await import(
        /* webpackChunkName: "all-integrations" */ '../../features/integrations/AllIntegrationsPage'
      );
      return { Page: AllIntegrationsPage, entered: allIntegrationsEntered };
    }),
    reads: readIntegrations,
    search: ['page', 'q'],
  },
  {
    path: paths.about,
    page: lazyPage('about', async () => {
      const { AboutPage } = await import(
        /* webpackChunkName: "about" */ '../../features/about/AboutPage'
      );
      return { Page: AboutPage };
    }),
    footer: 'street',
  },
  {
    path: paths.pricing,
    page: lazyPage('pricing', async () => {
      const { PricingPage, pricingEntered } = await import(
        /* webpackChunkName: "pricing" */ '../../features/pricing/PricingPage'
      );
      return { Page: PricingPage, entered: pricingEntered };
    }),
    reads: () => ({ main: [read(pricingApi.endpoints.getPlans, undefined)] }),
    search: ['billing'],
    footer: 'street',
  },
];
