import type { PostSummary } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { hueFor } from '../../ui/hueFor.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import { MediaCard, type CardHeadingLevel, LabelledDay } from '../../ui/MediaCard.tsx';
import { postPath } from './postPaths.ts';

/** The day of the last change or, if it is unknown, of publication. */
export function PostDay({ post }: { post: PostSummary }) {
  return post.updated_at ? (
    <LabelledDay timestamp={post.updated_at} />
  ) : (
    <LabelledDay label={blogStrings.post.published} timestamp={post.created_at} />
  );
}

interface PostCardProps {
  post: PostSummary;
  headingLevel: CardHeadingLevel;
  /** Loads the cover first: the card is in the first view. */
  priority?: boolean;
}

function PostCard({ post, headingLevel, priority }: PostCardProps) {
  return (
    <MediaCard
      to={postPath(post)}
      title={post.title}
      cover={post.cover_photo}
      badge={post.category}
      hue={hueFor(post.category)}
      when={(post.updated_at || post.created_at) && <PostDay post={post} />}
      headingLevel={headingLevel}
      priority={priority}
    />
  );
}

interface PostGridProps {
  posts: readonly PostSummary[];
  headingLevel: CardHeadingLevel;
  /** How many cards are in the first view. */
  priorityCount?: number;
}

export function PostGrid({ posts, headingLevel, priorityCount = 0 }: PostGridProps) {
  return (
    <CardGrid>
      {posts.map((post, index) => (
        <li key={postPath(post)}>
          <PostCard post={post} headingLevel={headingLevel} priority={index < priorityCount} />
        </li>
      ))}
    </CardGrid>
  );
}
