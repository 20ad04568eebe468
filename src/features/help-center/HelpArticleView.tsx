import { useRef } from 'react';
import { styled } from 'styled-components';
import { ARTICLE_HEADING_OFFSET } from '../../contract/constants.ts';
import type { HelpArticle } from '../../contract/entities.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { useTableOfContents } from '../../shared/article/useTableOfContents.ts';
import { space } from '../../theme/tokens.ts';
import { ArticleLayout } from '../../shared/article/ArticleLayout.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { ReadingProgress } from '../../shared/article/ReadingProgress.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { SkeletonArticle } from '../../ui/Skeleton.tsx';
import { ArticleFooter } from './ArticleFooter.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import { ArticleRating } from './ArticleRating.tsx';
import { MoreArticles } from './MoreArticles.tsx';

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
        <ArticleLayout
          side="right"
          offset={ARTICLE_HEADING_OFFSET}
          headings={article.headings}
          title={helpCenterStrings.article.tableOfContents}
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
        </ArticleLayout>
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
