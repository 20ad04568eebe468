import { baseApi } from '../api/baseApi.ts';
import { BlogPage } from '../features/blog/BlogPage.tsx';
import { listenToNewsletter } from '../features/newsletter/newsletterSlice.ts';
import { NewsletterSection } from '../features/newsletter/NewsletterSection.tsx';
import type { PageModule } from '../shared/routing/lazyPage.ts';

function BlogLanding() {
  return <BlogPage newsletter={<NewsletterSection />} />;
}

export const blogLandingPage: PageModule = {
  Page: BlogLanding,
  api: baseApi,
  listeners: [listenToNewsletter],
};
