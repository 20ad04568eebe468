import { BlogPage } from '../features/blog/BlogPage';
import { NewsletterSection } from '../features/newsletter/NewsletterSection';

/** The blog with the newsletter box: two features that know nothing of one another. */
export function BlogRoute() {
  return <BlogPage newsletter={<NewsletterSection />} />;
}
