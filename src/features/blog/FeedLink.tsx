import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { useSite } from '../../ui/SiteContext.ts';

/** Lets feed readers find the blog's feed. React moves it into `head`. */
export function FeedLink() {
  const { siteUrl, brand } = useSite();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={blogStrings.feedTitle(brand.name)}
      href={siteUrl + paths.blogFeed}
    />
  );
}
