import { useMemo, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { HelpArticle } from '../../contract/entities';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { Wrap } from '../../ui/Layout';
import { ReadingProgress } from '../../ui/ReadingProgress';
import { RichText } from '../../ui/RichText';
import { SkeletonArticle } from '../../ui/Skeleton';
import { tocHeadings } from '../../ui/TableOfContents';
import { ArticleContents } from './ArticleContents';
import { ArticleFooter } from './ArticleFooter';
import { ArticleHeader } from './ArticleHeader';
import { ArticleMeta } from './ArticleMeta';
import { ArticleRating } from './ArticleRating';
import { MoreArticles } from './MoreArticles';

const Page = styled(Wrap)`
  padding-top: 44px;
`;

const besideContents = css`
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 264px;
    column-gap: clamp(48px, 8vw, 120px);
  }
`;

const Columns = styled.div<{ $hasContents: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  padding-block: 40px ${space.section};
  ${({ $hasContents }) => $hasContents && besideContents}
`;

// Before the text in reading order, at its right from 1024 px.
const Aside = styled.div`
  ${media.lg} {
    position: sticky;
    top: 111px;
    order: 2;
    align-self: start;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 56px;
`;

const Arriving = styled.div`
  padding-block: 40px ${space.section};
`;

interface ArticleProps {
  article: HelpArticle;
  slug: string;
}

function ArticleBody({ article, slug }: ArticleProps) {
  const content = useRef<HTMLDivElement>(null);
  const headings = useMemo(() => tocHeadings(article.headings), [article.headings]);
  const hasContents = headings.length > 0;
  return (
    <>
      <ReadingProgress target={content} />
      <Columns $hasContents={hasContents}>
        {hasContents && (
          <Aside>
            <ArticleContents headings={headings} />
          </Aside>
        )}
        <Main>
          <div ref={content} dir="auto">
            <RichText html={article.content} steps />
          </div>
          <ArticleRating slug={slug} />
          <ArticleFooter author={article.author} />
          <MoreArticles categoryId={article.category_id} slug={slug} />
        </Main>
      </Columns>
    </>
  );
}

/** An article from its head to the ones beside it, or the shape of one while it is on its way. */
export function HelpArticleView({
  article,
  slug,
}: {
  article: HelpArticle | undefined;
  slug: string;
}) {
  return (
    <Page as="article">
      <ArticleMeta article={article} slug={slug} />
      <ArticleHeader article={article} />
      {article ? (
        <ArticleBody article={article} slug={slug} />
      ) : (
        <Arriving>
          <SkeletonArticle />
        </Arriving>
      )}
    </Page>
  );
}
