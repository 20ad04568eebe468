import { useMemo, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { Post } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { useTableOfContents } from '../../shared/article/useTableOfContents.ts';
import { color, radius } from '../../theme/tokens.ts';
import { AuthorBox } from '../../shared/article/AuthorBox.tsx';
import { ArticleLayout } from '../../shared/article/ArticleLayout.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { linkableHeadings } from './linkableHeadings.ts';

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
    <ArticleLayout headings={headings} title={blogStrings.post.tableOfContents} {...contents}>
      <Main>
        <div ref={content} dir="auto">
          <RichText html={post.content} standfirst />
        </div>
        {post.tags.length > 0 && (
          <Tags aria-label={blogStrings.post.tags}>
            {post.tags.map((tag, index) => (
              <li key={`${index} ${tag}`}>{tag}</li>
            ))}
          </Tags>
        )}
        {post.author?.name && <AuthorBox author={post.author} headingLevel={2} />}
      </Main>
    </ArticleLayout>
  );
}
