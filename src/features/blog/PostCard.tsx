import type { PostSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { hueFor } from '../../ui/hueFor.ts';
import { MediaCard, type CardHeadingLevel } from '../../ui/MediaCard.tsx';

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
      hue={hueFor(post.category)}
      date={post.updated_at || post.created_at}
      headingLevel={headingLevel}
      priority={priority}
    />
  );
}
