import type { PostSummary } from '../../contract/entities.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { MediaCard, type CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { PostDay } from './PostDay.tsx';
import { postPath } from './postSummary.ts';

interface PostCardProps {
  post: PostSummary;
  headingLevel: CardHeadingLevel;
  /** First view: its cover is loaded at once. */
  priority?: boolean;
}

/** A blog post in a list. */
export function PostCard({ post, headingLevel, priority }: PostCardProps) {
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
  headingLevel: 2 | 3;
  /** How many covers, from the first, are seen at once and must not wait. */
  priorityCount?: number;
}

/** Post cards, three in a row from 1024 px. */
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
