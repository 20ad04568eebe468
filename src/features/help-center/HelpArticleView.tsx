import { useRef } from 'react';
import { styled } from 'styled-components';
import { ARTICLE_HEADING_OFFSET } from '../../contract/constants';
import type { HelpArticle } from '../../contract/entities';
import { helpCenterCopy } from '../../copy/help-center';
import { useTableOfContents } from '../../store/useTableOfContents';
import { space } from '../../theme/tokens';
import { ContentsBeside } from '../../ui/ContentsBeside';
import { Wrap } from '../../ui/Layout';
import { ReadingProgress } from '../../ui/ReadingProgress';
import { RichText } from '../../ui/RichText';
import { SkeletonArticle } from '../../ui/Skeleton';
import { ArticleFooter } from './ArticleFooter';
import { ArticleHeader } from './ArticleHeader';
import { ArticleMeta } from './ArticleMeta';
import { ArticleRating } from './ArticleRating';
import { MoreArticles } from './MoreArticles';

const Page = styled(Wrap)`
  padding-top: 44px;
`;

const Body = styled.div`
  padding-block: 40px ${space.section};
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 56px;
`;

interface ArticleProps {
  article: HelpArticle;
  slug: string;
}

function ArticleBody({ article, slug }: ArticleProps) {
  const content = useRef<HTMLDivElement>(null);
  const contents = useTableOfContents(slug);
  return (
    <>
      <ReadingProgress target={content} />
      <Body>
        <ContentsBeside
          side="right"
          offset={ARTICLE_HEADING_OFFSET}
          headings={article.headings}
          title={helpCenterCopy.article.tableOfContents}
          {...contents}
        >
          <Main>
            <div ref={content} dir="auto">
              <RichText html={article.content} steps />
            </div>
            <ArticleRating slug={slug} />
            <ArticleFooter author={article.author} />
            <MoreArticles categoryId={article.category_id} slug={slug} />
          </Main>
        </ContentsBeside>
      </Body>
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
        <Body>
          <SkeletonArticle />
        </Body>
      )}
    </Page>
  );
}
