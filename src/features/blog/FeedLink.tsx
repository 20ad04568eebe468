import { paths } from '../../contract/paths';
import { blogCopy } from '../../copy/blog';
import { useSite } from '../../ui/SiteContext';

/** Lets feed readers find the blog's feed. React moves it into the head. */
export function FeedLink() {
  const { siteUrl } = useSite();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={blogCopy.feedTitle}
      href={`${siteUrl}${paths.blog}/feed.xml`}
    />
  );
}
