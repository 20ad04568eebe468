import type { PostSummary } from '../contract/entities';
import { paths } from '../contract/paths';
import { doorFor } from './doorFor';
import { MediaCard, type CardHeadingLevel } from './MediaCard';

export interface PostCardProps {
  post: PostSummary;
  headingLevel: CardHeadingLevel;
  /** First view: its cover is loaded at once. */
  priority?: boolean;
}

/** A blog post in a list. */
export function PostCard({ post, headingLevel, priority }: PostCardProps) {
  return (
    <MediaCard
      to={paths.post(post.slug || post.id)}
      title={post.title}
      cover={post.cover_photo}
      badge={post.category}
      door={doorFor(post.category)}
      date={post.updated_at || post.created_at}
      headingLevel={headingLevel}
      priority={priority}
    />
  );
}
