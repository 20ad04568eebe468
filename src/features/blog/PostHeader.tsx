import { styled } from 'styled-components';
import type { Post } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { ArticleHeader } from '../../shared/article/ArticleHeader.tsx';
import { Badge, LabelledDay } from '../../ui/MediaCard.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { readingMinutes } from '../../lib/text.ts';
import { color } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { taggedPath } from './postsQuery.ts';

const words = blogStrings.post;

const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 28px;
  font-size: 0.9375rem;
  line-height: 1.5rem;
  color: ${color.ink3};
`;

const Author = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  color: ${color.ink};
  font-weight: 580;
  overflow-wrap: anywhere;
`;

/** Author, reading time, and the days of publishing and of the last change; what is not known is left out. */
function PostByline({ post }: { post: Post }) {
  const { author, reading_minutes, created_at, updated_at } = post;
  return (
    <Byline>
      {author?.name && (
        <Author>
          <Avatar name={author.name} photo={author.profile_photo} size={44} />
          {author.name}
        </Author>
      )}
      <span>{words.minutes(Math.max(reading_minutes, readingMinutes(0)))}</span>
      <LabelledDay label={words.published} timestamp={created_at} />
      <LabelledDay timestamp={updated_at} />
    </Byline>
  );
}

const CategoryLink = styled(AppLink)`
  display: inline-block;

  &:hover {
    text-decoration: underline;
  }
`;

const trailTo = (category = '') => [
  { label: blogStrings.breadcrumb, to: paths.blog },
  ...(category ? [{ label: category, to: taggedPath(category) }] : []),
];

/** Breadcrumb, category, title and byline; what is not known is left out. */
export function PostHeader({ post }: { post: Post | undefined }) {
  return (
    <ArticleHeader
      trail={trailTo(post?.category)}
      title={post?.title}
      loading={words.loading}
      badge={
        post?.category && (
          <CategoryLink to={taggedPath(post.category)}>
            <Badge hue={hueFor(post.category)}>{post.category}</Badge>
          </CategoryLink>
        )
      }
    >
      {post && <PostByline post={post} />}
    </ArticleHeader>
  );
}
