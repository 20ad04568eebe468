import type { PostSummary } from '../../contract/entities.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import { PostCard } from './PostCard.tsx';
import { postPath } from './postPath.ts';

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
