import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { queriesOf, type SiteRoute } from '../../shared/routing/siteRoute.ts';

const query = queriesOf(async () => {
  const { newsletterLinkApi } = await import(
    /* webpackChunkName: "newsletter-link" */ './newsletterLinkApi.ts'
  );
  return newsletterLinkApi;
});

const page = (name: 'confirmNewsletterPage' | 'unsubscribeNewsletterPage') =>
  lazyPage('newsletter-link', async () => {
    const pages = await import(
      /* webpackChunkName: "newsletter-link" */ './NewsletterLinkPage.tsx'
    );
    return pages[name];
  });

/** Where the links of the newsletter's mails lead. */
export const newsletterRoutes: SiteRoute[] = [
  {
    path: paths.newsletterConfirm.pattern,
    page: page('confirmNewsletterPage'),
    queries: ({ params: { token = '' } }) => ({
      main: [query('getNewsletterLink', `confirm ${token}`)],
    }),
    search: ['mail'],
  },
  {
    path: paths.newsletterUnsubscribe.pattern,
    page: page('unsubscribeNewsletterPage'),
    queries: ({ params: { token = '' } }) => ({
      main: [query('getNewsletterLink', `unsubscribe ${token}`)],
    }),
  },
];
