import { useMemo, type RefObject } from 'react';
import { css, styled } from 'styled-components';
import type { Post } from '../../contract/entities';
import { blogCopy } from '../../copy/blog';
import { media } from '../../theme/media';
import { color, radius } from '../../theme/tokens';
import { AuthorBox } from '../../ui/AuthorBox';
import { RichText } from '../../ui/RichText';
import { tocHeadings } from '../../ui/TableOfContents';
import { linkableHeadings } from './linkableHeadings';
import { PostContents } from './PostContents';

const besideContents = css`
  ${media.lg} {
    grid-template-columns: 264px minmax(0, 1fr);
    column-gap: clamp(48px, 8vw, 120px);
  }
`;

const Columns = styled.div<{ $hasContents: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  ${({ $hasContents }) => $hasContents && besideContents}
`;

const Aside = styled.div`
  ${media.lg} {
    position: sticky;
    top: 116px;
    align-self: start;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-top: 8px;

  li {
    padding: 6px 14px;
    border-radius: ${radius.badge};
    background: ${color.plaster};
    color: ${color.ink2};
    font-size: 14px;
    font-weight: 560;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
`;

interface PostBodyProps {
  post: Post;
  /** Where the text is, for whoever measures how far it has been read. */
  content: RefObject<HTMLDivElement | null>;
}

/** Contents at the left, the text with its tags and author at the right. */
export function PostBody({ post, content }: PostBodyProps) {
  const headings = useMemo(() => tocHeadings(linkableHeadings(post)), [post]);
  const hasContents = headings.length > 0;
  return (
    <Columns $hasContents={hasContents}>
      {hasContents && (
        <Aside>
          <PostContents headings={headings} />
        </Aside>
      )}
      <Main>
        <div ref={content} dir="auto">
          <RichText html={post.content} standfirst />
        </div>
        {post.tags.length > 0 && (
          <Tags aria-label={blogCopy.post.tags}>
            {post.tags.map((tag, index) => (
              <li key={`${index} ${tag}`}>{tag}</li>
            ))}
          </Tags>
        )}
        {post.author?.name && <AuthorBox author={post.author} headingLevel={2} />}
      </Main>
    </Columns>
  );
}
