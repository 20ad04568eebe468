import type { PostSummary } from '../../contract/entities.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import type { CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { PostCard } from './PostCard.tsx';
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
          <PostCard post={post} headingLevel={headingLevel} priority={index < priorityCount} />
        </li>
      ))}
    </CardGrid>
  );
}
