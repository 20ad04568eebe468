import type { Post } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { postPath } from './postPath.ts';

/** Characters of a description that search engines show. */
const DESCRIPTION_CHARACTERS = 160;

/** Networks that show a link's picture know no drawings. */
const sharingImage = (cover: string): string | undefined =>
  cover === '' || /\.svg$/i.test(cover) ? undefined : cover;

/** The head of a post's document. */
export function PostMeta({ post }: { post: Post | undefined }) {
  if (!post) return <PageMeta title={blogStrings.post.loading} description="" />;
  const description =
    post.description || snippet(stripTags(post.content), DESCRIPTION_CHARACTERS) || post.title;
  return (
    <PageMeta
      title={post.title}
      description={description}
      path={postPath(post)}
      image={sharingImage(post.cover_photo)}
      type="article"
    />
  );
}
