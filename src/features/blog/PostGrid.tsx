import type { PostSummary } from '../../contract/entities.ts';
import { hueFor } from '../../ui/hueFor.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import { MediaCard, type CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { PostDay } from './PostDay.tsx';
import { postPath } from './postPaths.ts';

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
