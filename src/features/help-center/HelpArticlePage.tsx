import { skipToken } from '@reduxjs/toolkit/query/react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { ARTICLE_HEADING_OFFSET } from '../../contract/constants.ts';
import type {
  Author,
  HelpArticle,
  HelpSubcategory,
  HelpTopic,
  Id,
} from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { asksForPrivacy } from '../../lib/browser.ts';
import { ArticleFailed, ArticlePage, ArticleText } from '../../shared/article/ArticlePage.tsx';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { AppThunk } from '../../store/services.ts';
import { toastShown } from '../../store/toastShown.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { navigation } from '../../strings/navigation.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { forcedChosen, onlyWithScripts } from '../../theme/mixins.ts';
import { color, shadow, size, space } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { Cluster, Grid, Stack } from '../../ui/Layout.tsx';
import { LabelledDay } from '../../ui/MediaCard.tsx';
import { useBrand, useSite } from '../../ui/SiteContext.ts';
import { SocialLinks } from '../../ui/SocialLinks.tsx';
import { H3, H4 } from '../../ui/Text.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { articleRated, selectVote } from './helpFeedbackSlice.ts';
import { TopicList } from './TopicList.tsx';

const { rating } = helpCenterStrings;

const Rating = styled(Cluster).attrs({ $gap: '16px 24px' })`
  padding-block: 24px;
  border-block: 1px solid ${color.line2};
  ${onlyWithScripts}
`;

const Answer = styled(Button)`
  > span {
    display: inline-flex;
    align-items: center;
    gap: 10px;
  }

  &[aria-pressed='true'] {
    box-shadow: ${shadow.hairHover};
    background: ${color.white};
    ${forcedChosen}
  }
`;

const Thanks = styled.p`
  flex-basis: 100%;
  color: ${color.ink2};
  font-size: 1rem;

  &:empty {
    display: none;
  }
`;

const votes = [
  { answer: 'helpful', Icon: ThumbsUp },
  { answer: 'unhelpful', Icon: ThumbsDown },
] as const;

/** "Was this helpful?" Renders nothing if the answer would not be sent. */
function ArticleRating({ slug }: { slug: string }) {
  const dispatch = useAppDispatch();
  const vote = useAppSelector((state) => selectVote(state, slug));
  const questionId = useId();
  const { analytics } = useSite();
  const isHydrated = useHydrated();
  if (!analytics || (isHydrated && asksForPrivacy())) return null;
  return (
    <Rating role="group" aria-labelledby={questionId} data-screen-only>
      <H4 as="p" id={questionId}>
        {rating.question}
      </H4>
      <Cluster $gap={12} $align="stretch">
        {votes.map(({ answer, Icon }) => (
          <Answer
            key={answer}
            variant="secondary"
            aria-pressed={vote === answer}
            onClick={() => dispatch(articleRated({ slug, vote: answer }))}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            {rating[answer]}
          </Answer>
        ))}
      </Cluster>
      <Thanks role="status">{vote && rating.thanks[vote]}</Thanks>
    </Rating>
  );
}

const words = helpCenterStrings.article;

const Byline = styled(Stack)`
  max-width: ${size.text};
  color: ${color.ink3};
  font-size: 0.9375rem;
  line-height: 1.25rem;
`;

const AuthorRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  overflow-wrap: anywhere;

  strong {
    display: block;
    color: ${color.ink};
    font-weight: 580;
  }
`;

function AuthorLine({ author, children }: { author: Author; children: string }) {
  return (
    <AuthorRow>
      <Avatar name={author.name} photo={author.profile_photo} size={44} />
      <span>
        <strong>{author.name}</strong>
        {children}
      </span>
    </AuthorRow>
  );
}

function ArticleByline({ article: { author, updated_at } }: { article: HelpArticle }) {
  return (
    <Byline $gap={14}>
      {author?.name && <AuthorLine author={author}>{author.bio}</AuthorLine>}
      <LabelledDay label={words.updated} timestamp={updated_at} />
    </Byline>
  );
}

const isReadable = ({ slug, title }: HelpTopic): boolean => slug !== '' && title !== '';

/** The next article of an article's category, and the others of its subcategory. */
export const pickTopics = (subcategories: readonly HelpSubcategory[], slug: string) => {
  const subcategory = subcategories.find(({ topics }) =>
    topics.some((topic) => topic.slug === slug),
  );
  const topics = subcategories.flatMap((each) => each.topics);
  const index = topics.findIndex((topic) => topic.slug === slug);
  const next = index < 0 ? undefined : topics.slice(index + 1).find(isReadable);
  const more = (subcategory?.topics ?? []).filter(
    (topic) => topic.slug !== slug && topic !== next && isReadable(topic),
  );
  return { more, next };
};

function MoreArticles({ categoryId, slug }: { categoryId: Id; slug: string }) {
  const headingId = useId();
  const { data = [] } = useReadOnce(
    helpCenterApi.endpoints.getTopicsBeside,
    categoryId === '' ? skipToken : { id: categoryId, slug },
  );
  const { more, next } = pickTopics(data, slug);
  return (
    <>
      {more.length > 0 && (
        <Grid as="section" $gap={16} aria-labelledby={headingId}>
          <H3 as="h2" id={headingId}>
            {words.related}
          </H3>
          <TopicList topics={more} />
        </Grid>
      )}
      <NextStep
        offer="support"
        next={
          next && {
            label: nextStepStrings.read,
            title: next.title,
            to: paths.helpArticle(next.slug),
          }
        }
      />
    </>
  );
}

const AuthorFooter = styled(Cluster).attrs({ $gap: 20, $justify: 'space-between' })`
  padding-block: 1.25rem;
  border-block: 1px solid ${color.line2};
  color: ${color.ink2};
  font-size: 0.9375rem;
  line-height: 1.375rem;

  ul {
    margin-right: -12px;
  }
  a:hover {
    background: ${color.plaster};
    color: ${color.ink};
  }
`;

const Body = styled(Grid).attrs({ $gap: 56 })`
  padding-block: 40px ${space.section};
`;

function ArticleBody({ article, slug }: { article: HelpArticle; slug: string }) {
  const { author, category_id } = article;
  const { name } = useBrand();
  return (
    <Body>
      <ArticleText
        article={article}
        text={<RichText html={article.content} steps />}
        title={words.tableOfContents}
        side="right"
        offset={ARTICLE_HEADING_OFFSET}
        gap={56}
      >
        <ArticleRating slug={slug} />
        <AuthorFooter>
          {author?.name && <AuthorLine author={author}>{words.author}</AuthorLine>}
          <Cluster $gap="0 20px">
            <span aria-hidden="true">{navigation.socialLabel(name)}</span>
            <SocialLinks />
          </Cluster>
        </AuthorFooter>
      </ArticleText>
      <MoreArticles categoryId={category_id} slug={slug} />
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
    dispatch(toastShown('error', isMissing ? words.missingToast : words.failedToast));
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
        title={words.errorTitle}
        text={status === 404 ? words.missing : words.failed}
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
      loading={words.loading}
      trail={trailTo(article)}
      variant="d3"
      byline={article && <ArticleByline article={article} />}
    >
      {article && <ArticleBody article={article} slug={slug} />}
    </ArticlePage>
  );
}

export const helpArticlePage: PageModule = { Page: HelpArticlePage, api: helpCenterApi };
