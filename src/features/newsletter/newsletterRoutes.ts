import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

const loadModule = () =>
  import(/* webpackChunkName: "newsletter-link" */ './NewsletterLinkPage.tsx');

const startLinkQuery =
  (link: 'confirm' | 'unsubscribe'): SiteRoute['startQueries'] =>
  async (startQuery, { params: { token = '' } }) => {
    const { newsletterLinkApi } = await import(
      /* webpackChunkName: "newsletter-link" */ './newsletterLinkApi.ts'
    );
    const { getNewsletterLink } = newsletterLinkApi.endpoints;
    return { main: [startQuery(getNewsletterLink, { link, token })] };
  };

export const newsletterRoutes: SiteRoute[] = [
  {
    path: paths.newsletterConfirm.pattern,
    page: lazyPage('newsletter-link', async () => (await loadModule()).newsletterConfirmPage),
    startQueries: startLinkQuery('confirm'),
    search: ['mail'],
  },
  {
    path: paths.newsletterUnsubscribe.pattern,
    page: lazyPage('newsletter-link', async () => (await loadModule()).newsletterUnsubscribePage),
    startQueries: startLinkQuery('unsubscribe'),
    search: ['mail'],
  },
];
