import { BlogPage } from '../features/blog/BlogPage.tsx';
import { NewsletterSection } from '../features/newsletter/NewsletterSection.tsx';

/** The blog with the newsletter box: two features that know nothing of one another. */
export function BlogLanding() {
  return <BlogPage newsletter={<NewsletterSection />} />;
}
