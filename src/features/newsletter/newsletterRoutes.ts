import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';
import type { LinkPurpose } from './newsletterLinkApi.ts';

const loadEndpoints = async () => {
  const { newsletterLinkApi } = await import(
    /* webpackChunkName: "newsletter-link" */ './newsletterLinkApi.ts'
  );
  return newsletterLinkApi.endpoints;
};

/** What both links have in common; `link` says which one it is. */
const linkRoute: Omit<SiteRoute, 'path'> = {
  page: lazyPage('newsletter-link', async () => {
    const { newsletterLinkPage } = await import(
      /* webpackChunkName: "newsletter-link" */ './NewsletterLinkPage.tsx'
    );
    return newsletterLinkPage;
  }),
  prefetch: async (startQuery, { params: { link, token = '' } }) => {
    const { getNewsletterLink } = await loadEndpoints();
    return { main: [startQuery(getNewsletterLink, { link: link as LinkPurpose, token })] };
  },
  search: ['mail'],
};

/** Where the links of the newsletter's mails lead. */
export const newsletterRoutes: SiteRoute[] = [
  { path: paths.newsletterConfirm.pattern, params: { link: 'confirm' }, ...linkRoute },
  { path: paths.newsletterUnsubscribe.pattern, params: { link: 'unsubscribe' }, ...linkRoute },
];
