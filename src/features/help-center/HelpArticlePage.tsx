import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useParams } from 'react-router-dom';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { ARTICLE_HEADING_OFFSET } from '../../contract/constants.ts';
import type { Author, HelpArticle } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { ArticleHeader } from '../../shared/article/ArticleHeader.tsx';
import { ArticleLayout } from '../../shared/article/ArticleLayout.tsx';
import { AuthorBox } from '../../shared/article/AuthorBox.tsx';
import { ReadingProgress } from '../../shared/article/ReadingProgress.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import type { AppThunk } from '../../store/services.ts';
import { toastShown } from '../../store/toastShown.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { color, space } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Cluster, Container, Grid } from '../../ui/Layout.tsx';
import { LabelledDay } from '../../ui/MediaCard.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SkeletonArticle } from '../../ui/Skeleton.tsx';
import { SocialLinks } from '../../ui/SocialLinks.tsx';
import { ArticleRating } from './ArticleRating.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { MoreArticles } from './MoreArticles.tsx';

const words = helpCenterStrings.article;

interface ArticleProps {
  article: HelpArticle;
  slug: string;
}

function ArticleMeta({ article: { title, description, content }, slug }: ArticleProps) {
  return (
    <PageMeta
      title={title}
      section={helpCenterStrings.section}
      description={description || snippet(stripTags(content), DESCRIPTION_LENGTH.most - 1) || title}
      path={paths.helpArticle(slug)}
    />
  );
}

const Byline = styled(Cluster).attrs({ $gap: '14px 24px' })`
  color: ${color.ink3};
  font-size: 0.9375rem;
  line-height: 1.25rem;
`;

const AuthorLine = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 56ch;
  overflow-wrap: anywhere;

  strong {
    display: block;
    color: ${color.ink};
    font-weight: 580;
  }
`;

function ArticleByline({ article: { author, updated_at } }: { article: HelpArticle }) {
  return (
    <Byline>
      {author?.name && (
        <AuthorLine>
          <Avatar name={author.name} photo={author.profile_photo} size={44} />
          <span>
            <strong>{author.name}</strong>
            {author.bio}
          </span>
        </AuthorLine>
      )}
      <LabelledDay label={words.updated} timestamp={updated_at} />
    </Byline>
  );
}

const trailTo = (article: HelpArticle | undefined) => {
  const { category_id: id = '', category_name: name = '' } = article ?? {};
  return [
    { label: helpCenterStrings.name, to: paths.helpCenter },
    ...(name ? [{ label: name, to: id ? paths.helpCategory(id) : undefined }] : []),
  ];
};

const Links = styled(SocialLinks)`
  a:hover {
    background: ${color.plaster};
    color: ${color.ink};
  }
`;

function ArticleFooter({ author }: { author: Author | null }) {
  if (!author?.name) return <Links />;
  return (
    <AuthorBox author={author}>
      <Links />
    </AuthorBox>
  );
}

const Main = styled(Grid)`
  align-content: start;
`;

function ArticleBody({ article, slug }: ArticleProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadingProgress target={content} />
      <ArticleLayout
        side="right"
        offset={ARTICLE_HEADING_OFFSET}
        headings={article.headings}
        title={words.tableOfContents}
      >
        <Main $gap={56}>
          <div ref={content} dir="auto">
            <RichText html={article.content} steps />
          </div>
          <ArticleRating slug={slug} />
          <ArticleFooter author={article.author} />
          <MoreArticles categoryId={article.category_id} slug={slug} />
        </Main>
      </ArticleLayout>
    </>
  );
}

const Page = styled(Container)`
  padding-top: 44px;
`;

const Body = styled.div`
  padding-block: 40px ${space.section};
`;

/** The title keeps its place in the tree when the article arrives. */
function ArticleView({ article, slug }: { article: HelpArticle | undefined; slug: string }) {
  return (
    <Page as="article">
      {article ? (
        <ArticleMeta article={article} slug={slug} />
      ) : (
        <PageMeta title={words.loading} description="" />
      )}
      <ArticleHeader
        trail={trailTo(article)}
        title={article && (article.title || helpCenterStrings.name)}
        loading={words.loading}
        variant="d3"
      >
        {article && <ArticleByline article={article} />}
      </ArticleHeader>
      <Body>{article ? <ArticleBody article={article} slug={slug} /> : <SkeletonArticle />}</Body>
    </Page>
  );
}

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

/** Shows a toast. A missing article also opens the help center in its place. */
const articleFailed =
  (status: number): AppThunk =>
  (dispatch, _getState, { navigate }) => {
    const isMissing = status === 404;
    dispatch(toastShown('error', isMissing ? words.missingToast : words.failedToast));
    if (isMissing) navigate(paths.helpCenter, { replace: true });
  };

export function HelpArticlePage() {
  const dispatch = useAppDispatch();
  const { slug = '' } = useParams();
  const result = useReadOnce(helpCenterApi.endpoints.getHelpTopic, slug);
  const { data: article, error, isError, isFetching } = result;
  const { status } = asApiError(error);
  const hasFailed = isError && !isFetching;

  useEffect(() => {
    if (hasFailed) dispatch(articleFailed(status));
  }, [dispatch, hasFailed, slug, status]);

  if (isError) return <ArticleFailed status={status} />;
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
};
