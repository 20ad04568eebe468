import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { ARTICLE_HEADING_OFFSET } from '../../contract/constants.ts';
import type { HelpArticle } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { ArticleFailed, ArticlePage, ArticleText } from '../../shared/article/ArticlePage.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import type { AppThunk } from '../../store/services.ts';
import { toastShown } from '../../store/toastShown.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { color, media, size, space } from '../../theme/tokens.ts';
import { LabelledDay } from '../../ui/LabelledDay.tsx';
import { Cluster, Grid } from '../../ui/Layout.tsx';
import { SocialLinks } from '../../ui/SocialLinks.tsx';
import { ArticleRating } from './ArticleRating.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { Beside, MoreArticles, NextArticle } from './MoreArticles.tsx';

const strings = helpCenterStrings.article;

const Byline = styled(Cluster).attrs({ $gap: '12px 32px' })`
  color: ${color.ink3};
  font-size: 0.9375rem;
  line-height: 1.25rem;
`;

function ArticleByline({ article: { author, updated_at } }: { article: HelpArticle }) {
  return (
    <Byline>
      {author?.name && <AuthorLine author={author}>{strings.author}</AuthorLine>}
      <LabelledDay label={strings.updated} timestamp={updated_at} />
    </Byline>
  );
}

const AuthorFooter = styled(Cluster).attrs({ $gap: 20, $justify: 'space-between' })`
  padding-top: 1.25rem;
  border-top: 1px solid ${color.line2};
  color: ${color.ink2};
  font-size: 0.9375rem;
  line-height: 1.375rem;

  > div {
    flex: 1 1 14rem;
  }
  > ul {
    flex: none;
    margin-right: -12px;
  }
  a:hover {
    background: ${color.plaster};
    color: ${color.ink};
  }
`;

const CONTENTS_WIDTH = '220px';
const COLUMN_GAP = '56px';
const WITH_CONTENTS = `calc(${CONTENTS_WIDTH} + ${COLUMN_GAP} + ${size.text})`;

/**
 * From 1440 px other articles stand beside the text; below, under it. The children are the article, which has a `nav`
 * when it has contents, `MoreArticles` (`Beside`), and `NextArticle` (an `aside`).
 */
const Body = styled(Grid).attrs({ $gap: COLUMN_GAP })`
  padding-block: 40px ${space.section};

  ${media.lg} {
    > :has(> nav) + ${Beside} {
      /* The width of the contents and their gap in ArticleLayout. */
      margin-left: calc(264px + clamp(48px, 6vw, 96px));
    }
  }
  ${media.xl} {
    grid-template-columns: minmax(0, ${WITH_CONTENTS}) minmax(12rem, 1fr);

    > :has(> nav) {
      grid-template-columns: ${CONTENTS_WIDTH} minmax(0, 1fr);
      column-gap: ${COLUMN_GAP};
    }
    && > ${Beside} {
      position: sticky;
      top: ${ARTICLE_HEADING_OFFSET + 16}px;
      align-self: start;
      margin: 0;
    }
    > aside {
      grid-column: 1 / -1;
    }
  }
`;

function ArticleBody({ article, slug }: { article: HelpArticle; slug: string }) {
  const { author, category_id, category_name } = article;
  return (
    <Body>
      <ArticleText
        article={article}
        text={<RichText html={article.content} steps />}
        title={strings.tableOfContents}
        offset={ARTICLE_HEADING_OFFSET}
        gap={40}
      >
        <ArticleRating slug={slug} />
        <AuthorFooter>
          {author?.name && author.bio && <AuthorLine author={author}>{author.bio}</AuthorLine>}
          <SocialLinks />
        </AuthorFooter>
      </ArticleText>
      {category_id && (
        <MoreArticles categoryId={category_id} categoryName={category_name} slug={slug} />
      )}
      <NextArticle categoryId={category_id} slug={slug} />
    </Body>
  );
}

const trailTo = ({ category_id: id, category_name: name }: Partial<HelpArticle> = {}) => [
  { label: helpCenterStrings.name, to: paths.helpCenter },
  ...(name ? [{ label: name, to: id && paths.helpCategory(id) }] : []),
];

const articleFailed =
  (status: number): AppThunk =>
  (dispatch, _getState, { navigate }) => {
    const isMissing = status === 404;
    dispatch(toastShown('error', isMissing ? strings.missingToast : strings.failedToast));
    if (isMissing) navigate(paths.helpCenter, { replace: true });
  };

export function HelpArticlePage() {
  const dispatch = useAppDispatch();
  const { slug = '' } = useParams();
  const result = useReadOnce(helpCenterApi.endpoints.getHelpTopic, slug);
  const { data, error, isError, isFetching } = result;
  const { status } = asApiError(error);
  const hasFailed = isError && !isFetching;

  useEffect(() => {
    if (hasFailed) dispatch(articleFailed(status));
  }, [dispatch, hasFailed, slug, status]);

  if (isError) {
    return (
      <ArticleFailed
        title={strings.errorTitle}
        text={status === 404 ? strings.missing : strings.failed}
        back={{ to: paths.helpCenter, label: helpCenterStrings.back }}
      />
    );
  }
  const article = data && { ...data, title: data.title || helpCenterStrings.name };
  return (
    <ArticlePage
      article={article}
      section={helpCenterStrings.section}
      path={paths.helpArticle(slug)}
      loading={strings.loading}
      trail={trailTo(article)}
      variant="d3"
      belowTitle={article && <ArticleByline article={article} />}
    >
      {article && <ArticleBody article={article} slug={slug} />}
    </ArticlePage>
  );
}

export const helpArticlePage: PageModule = { Page: HelpArticlePage, api: helpCenterApi };
