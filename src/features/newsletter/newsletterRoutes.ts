import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

const loadModule = () =>
  import(/* webpackChunkName: "newsletter-link" */ './NewsletterLinkPage.tsx');

const prefetchLink =
  (link: 'confirm' | 'unsubscribe'): SiteRoute['prefetch'] =>
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
    prefetch: prefetchLink('confirm'),
    search: ['mail'],
  },
  {
    path: paths.newsletterUnsubscribe.pattern,
    page: lazyPage('newsletter-link', async () => (await loadModule()).newsletterUnsubscribePage),
    prefetch: prefetchLink('unsubscribe'),
    search: ['mail'],
  },
];
