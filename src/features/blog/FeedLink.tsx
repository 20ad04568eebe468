import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { useSite } from '../../ui/SiteContext.ts';

/** Lets feed readers find the blog's feeds. React moves it into the head. */
export function FeedLink() {
  const { siteUrl, brand } = useSite();
  const title = blogStrings.feedTitle(brand.name);
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={title}
        href={siteUrl + paths.blogFeed}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={siteUrl + paths.blogJsonFeed}
      />
    </>
  );
}
