import type { PostSummary } from '../../contract/entities.ts';
import { hueFor } from '../../ui/hueFor.ts';
import { MediaCard, type CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { PostDay } from './PostDay.tsx';
import { postPath } from './postPaths.ts';

interface PostCardProps {
  post: PostSummary;
  headingLevel: CardHeadingLevel;
  priority: boolean;
}

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
