import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useParams } from 'react-router-dom';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { ARTICLE_HEADING_OFFSET } from '../../contract/constants.ts';
import type { HelpArticle, Author } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { DESCRIPTION_LENGTH } from '../../lib/headTexts.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { space, color } from '../../theme/tokens.ts';
import { ArticleLayout } from '../../shared/article/ArticleLayout.tsx';
import { AuthorBox } from '../../shared/article/AuthorBox.tsx';
import { ReadingProgress } from '../../shared/article/ReadingProgress.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SkeletonArticle } from '../../ui/Skeleton.tsx';
import { SocialLinks } from '../../ui/SocialLinks.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { articleLeft, articleOpened, listenToHelpArticles } from './helpCenterListeners.ts';
import { HelpArticleHeader } from './HelpArticleHeader.tsx';
import { ArticleRating } from './ArticleRating.tsx';
import { MoreArticles } from './MoreArticles.tsx';

interface ArticleMetaProps {
  article: HelpArticle | undefined;
  slug: string;
}

/** The head of an article's document. */
function ArticleMeta({ article, slug }: ArticleMetaProps) {
  if (!article) return <PageMeta title={helpCenterStrings.article.loading} description="" />;
  const { title, description, content } = article;
  return (
    <PageMeta
      title={title}
      section={helpCenterStrings.section}
      description={description || snippet(stripTags(content), DESCRIPTION_LENGTH.most - 1) || title}
      path={paths.helpArticle(slug)}
    />
  );
}

const Links = styled(SocialLinks)`
  a:hover {
    background: ${color.plaster};
    color: ${color.ink};
  }
`;

/** The article's author and the company's social links. */
function ArticleFooter({ author }: { author: Author | null }) {
  if (!author?.name) return <Links />;
  return (
    <AuthorBox author={author}>
      <Links />
    </AuthorBox>
  );
}

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
  return (
    <>
      <ReadingProgress target={content} />
      <Body>
        <ArticleLayout
          side="right"
          offset={ARTICLE_HEADING_OFFSET}
          headings={article.headings}
          title={helpCenterStrings.article.tableOfContents}
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
function ArticleView({ article, slug }: { article: HelpArticle | undefined; slug: string }) {
  return (
    <Page as="article">
      <ArticleMeta article={article} slug={slug} />
      <HelpArticleHeader article={article} />
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

const words = helpCenterStrings.article;

/** In place of an article that does not exist or did not arrive. */
function ArticleFailed({ status }: { status: number }) {
  const text = status === 404 ? words.missing : words.failed;
  return (
    <>
      <PageMeta title={words.errorTitle} description={text} />
      <FullPageMessage
        title={words.errorTitle}
        text={text}
        actions={<ButtonLink to={paths.helpCenter}>{helpCenterStrings.back}</ButtonLink>}
      />
    </>
  );
}

/** Tells the effects which article is on screen. */
const useOpenArticle = (slug: string) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(articleOpened({ slug }));
    return () => void dispatch(articleLeft());
  }, [dispatch, slug]);
};

/** A help article. */
export function HelpArticlePage() {
  const { slug = '' } = useParams();
  // Before the read below: its failure is to be heard.
  useOpenArticle(slug);
  const { data: article, error, isError } = useReadOnce(helpCenterApi.endpoints.getHelpTopic, slug);

  if (isError) {
    return <ArticleFailed status={asApiError(error).status} />;
  }
  return (
    <>
      <HiddenRibbon hidden={article?.hidden} />
      <ArticleView article={article} slug={slug} />
    </>
  );
}

export const helpArticlePage: PageModule = {
  Page: HelpArticlePage,
  api: helpCenterApi,
  listeners: [listenToHelpArticles],
};
