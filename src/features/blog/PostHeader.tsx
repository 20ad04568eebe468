import type { Post } from '../../contract/entities';
import { paths } from '../../contract/paths';
import { blogCopy } from '../../copy/blog';
import { ArticleHead } from '../../ui/ArticleHead';
import { Badge } from '../../ui/Badge';
import { doorFor } from '../../ui/doorFor';
import { PostByline } from './PostByline';

const trailTo = (category = '') => [
  { label: blogCopy.breadcrumb, to: paths.blog },
  ...(category ? [{ label: category }] : []),
];

/** Breadcrumb, category, title and byline; what is not known is left out. */
export function PostHeader({ post }: { post: Post | undefined }) {
  return (
    <ArticleHead
      trail={trailTo(post?.category)}
      title={post?.title}
      loading={blogCopy.post.loading}
      badge={post?.category && <Badge door={doorFor(post.category)}>{post.category}</Badge>}
    >
      {post && <PostByline post={post} />}
    </ArticleHead>
  );
}
