import { BlogPage } from '../features/blog/BlogPage.tsx';
import { listenToNewsletter } from '../features/newsletter/newsletterListeners.ts';
import { NewsletterSection } from '../features/newsletter/NewsletterSection.tsx';
import { newsletterSlice } from '../features/newsletter/newsletterSlice.ts';
import type { PageModule } from '../shared/routing/lazyPage.ts';

/** The blog with the newsletter box: two features that know nothing of one another. */
function BlogLanding() {
  return <BlogPage newsletter={<NewsletterSection />} />;
}

export const blogLandingPage: PageModule = {
  Page: BlogLanding,
  slices: [newsletterSlice],
  listeners: [listenToNewsletter],
};
