import { useId, type ReactNode } from 'react';
import type { PostSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { pageQuery } from '../../lib/queryString.ts';
import { blogStrings } from '../../strings/blog.ts';
import { hueFor } from '../../ui/hueFor.ts';
import { LabelledDay } from '../../ui/LabelledDay.tsx';
import { CardGrid, Container, Section, SectionHead } from '../../ui/Layout.tsx';
import { MediaCard, type CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { H2 } from '../../ui/Text.tsx';

type PostKey = Pick<PostSummary, 'id' | 'slug'>;

export const postPath = ({ id, slug }: PostKey): string => paths.post(slug || id);

export const postPathById = ({ id, slug }: PostKey): string => paths.post(id || slug);

export const taggedPath = (tag: string): string => paths.allPosts + pageQuery(0, { tag });

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

export function PostDay({ post }: { post: PostSummary }) {
  return post.updated_at ? (
    <LabelledDay timestamp={post.updated_at} />
  ) : (
    <LabelledDay label={blogStrings.post.published} timestamp={post.created_at} />
  );
}

interface PostGridProps {
  posts: readonly PostSummary[];
  headingLevel: CardHeadingLevel;
  priorityCount?: number;
}

export function PostGrid({ posts, headingLevel, priorityCount = 0 }: PostGridProps) {
  return (
    <CardGrid>
      {posts.map((post, index) => (
        <li key={postPath(post)}>
          <MediaCard
            to={postPath(post)}
            title={post.title}
            cover={post.cover_photo}
            badge={post.category}
            hue={hueFor(post.category)}
            when={(post.updated_at || post.created_at) && <PostDay post={post} />}
            headingLevel={headingLevel}
            priority={index < priorityCount}
          />
        </li>
      ))}
    </CardGrid>
  );
}

interface PostSectionProps {
  title: string;
  flush?: boolean;
  link?: ReactNode;
  'data-screen-only'?: boolean;
  children: ReactNode;
}

export function PostSection({ title, flush, link, children, ...rest }: PostSectionProps) {
  const headingId = useId();
  return (
    <Section {...rest} $flush={flush} aria-labelledby={headingId}>
      <Container>
        <SectionHead>
          <H2 id={headingId}>{title}</H2>
          {link}
        </SectionHead>
        {children}
      </Container>
    </Section>
  );
}
