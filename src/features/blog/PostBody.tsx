import { useMemo, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { Post } from '../../contract/entities';
import { blogCopy } from '../../copy/blog';
import { color, radius } from '../../theme/tokens';
import { AuthorBox } from '../../ui/AuthorBox';
import { ContentsBeside } from '../../ui/ContentsBeside';
import { RichText } from '../../ui/RichText';
import { tocHeadings } from '../../ui/TableOfContents';
import { linkableHeadings } from './linkableHeadings';
import { PostContents } from './PostContents';

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
  return (
    <ContentsBeside contents={headings.length > 0 && <PostContents headings={headings} />}>
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
    </ContentsBeside>
  );
}
