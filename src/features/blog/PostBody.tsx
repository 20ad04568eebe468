import { useMemo, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { Post, Heading } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { color, radius } from '../../theme/tokens.ts';
import { AuthorBox } from '../../shared/article/AuthorBox.tsx';
import { ArticleLayout } from '../../shared/article/ArticleLayout.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { stripTags } from '../../lib/html.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { taggedPath } from './postsQuery.ts';

/** Sanitized HTML quotes every attribute, and only headings bear ids. */
const HEADING_ID = /<h[1-6]\b[^>]*?\sid="([^"]*)"/gi;

const headingIds = (html: string): Set<string> =>
  // An id may hold characters that HTML writes as references.
  new Set(Array.from(html.matchAll(HEADING_ID), ([, id = '']) => stripTags(id)));

/** The headings that a link can lead to: those that are in the content, each id once. */
export const linkableHeadings = ({ content, headings }: Pick<Post, 'content' | 'headings'>) => {
  const free = headingIds(content);
  return headings.filter(({ id }: Heading) => free.delete(id));
};

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

  a {
    display: block;
    padding: 0.375rem 14px;
    border-radius: ${radius.badge};
    background: ${color.plaster};
    color: ${color.ink2};
    font-size: 0.875rem;
    font-weight: 560;
    line-height: 1.25rem;
    overflow-wrap: anywhere;

    &:hover {
      color: ${color.ink};
      text-decoration: underline;
    }
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
  return (
    <ArticleLayout headings={headings} title={blogStrings.post.tableOfContents}>
      <Main>
        <div ref={content} dir="auto">
          <RichText html={post.content} standfirst />
        </div>
        {post.tags.length > 0 && (
          <Tags aria-label={blogStrings.post.tags}>
            {post.tags.map((tag, index) => (
              <li key={`${index} ${tag}`}>
                <AppLink to={taggedPath(tag)}>{tag}</AppLink>
              </li>
            ))}
          </Tags>
        )}
        {post.author?.name && <AuthorBox author={post.author} />}
      </Main>
    </ArticleLayout>
  );
}
