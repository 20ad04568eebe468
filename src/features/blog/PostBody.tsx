import { useMemo, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { Post } from '../../contract/entities';
import { blogCopy } from '../../copy/blog';
import { useTableOfContents } from '../../store/useTableOfContents';
import { color, radius } from '../../theme/tokens';
import { AuthorBox } from '../../ui/AuthorBox';
import { ContentsBeside } from '../../ui/ContentsBeside';
import { RichText } from '../../ui/RichText';
import { linkableHeadings } from './linkableHeadings';

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
  const headings = useMemo(() => linkableHeadings(post), [post]);
  const contents = useTableOfContents(post.id);
  return (
    <ContentsBeside headings={headings} title={blogCopy.post.tableOfContents} {...contents}>
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
