import type { Post } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { ArticleHead } from '../../shared/article/ArticleHead.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { PostByline } from './PostByline.tsx';

const trailTo = (category = '') => [
  { label: blogStrings.breadcrumb, to: paths.blog },
  ...(category ? [{ label: category }] : []),
];

/** Breadcrumb, category, title and byline; what is not known is left out. */
export function PostHeader({ post }: { post: Post | undefined }) {
  return (
    <ArticleHead
      trail={trailTo(post?.category)}
      title={post?.title}
      loading={blogStrings.post.loading}
      badge={post?.category && <Badge hue={hueFor(post.category)}>{post.category}</Badge>}
    >
      {post && <PostByline post={post} />}
    </ArticleHead>
  );
}
