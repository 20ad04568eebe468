import type { PostSummary } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { LabelledDay } from '../../ui/LabelledDay.tsx';

export function PostDay({ post }: { post: PostSummary }) {
  return post.updated_at ? (
    <LabelledDay timestamp={post.updated_at} />
  ) : (
    <LabelledDay label={blogStrings.post.published} timestamp={post.created_at} />
  );
}
