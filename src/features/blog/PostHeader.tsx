import { css, styled } from 'styled-components';
import type { Post } from '../../contract/entities';
import { paths } from '../../contract/paths';
import { blogCopy } from '../../copy/blog';
import { visuallyHidden } from '../../theme/mixins';
import { Badge } from '../../ui/Badge';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { doorFor } from '../../ui/doorFor';
import { Display2 } from '../../ui/Text';
import { PostByline } from './PostByline';

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
`;

const Words = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
  justify-items: start;
  max-width: 900px;
`;

const Title = styled(Display2)<{ $isLoading: boolean }>`
  overflow-wrap: anywhere;
  ${({ $isLoading }) =>
    $isLoading &&
    css`
      ${visuallyHidden}
    `}
`;

const stepsTo = (title: string, category = '') => [
  { label: blogCopy.breadcrumb, to: paths.blog },
  ...(category ? [{ label: category }] : []),
  { label: title },
];

/**
 * Breadcrumb, category, title and byline. One `h1` stays in place while the post arrives: focus is on it after a
 * navigation and must not be lost.
 */
export function PostHeader({ post }: { post: Post | undefined }) {
  const title = post?.title ?? blogCopy.post.loading;
  return (
    <Root>
      <Breadcrumb items={stepsTo(title, post?.category)} />
      <Words>
        {post?.category && <Badge door={doorFor(post.category)}>{post.category}</Badge>}
        <Title dir="auto" $isLoading={!post}>
          {title}
        </Title>
        {post && <PostByline post={post} />}
      </Words>
    </Root>
  );
}
