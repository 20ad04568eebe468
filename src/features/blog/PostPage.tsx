import { useId, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { Faq, Post } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { readingMinutes } from '../../lib/readingTime.ts';
import {
  ArticleFailed,
  ArticlePage,
  ArticleText,
  AuthorBox,
} from '../../shared/article/ArticlePage.tsx';
import { FaqAccordion } from '../../shared/faq/FaqAccordion.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { blogStrings } from '../../strings/blog.ts';
import { color, media, radius, space } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { LabelledDay } from '../../ui/LabelledDay.tsx';
import { Cluster, Grid } from '../../ui/Layout.tsx';
import { H3 } from '../../ui/Text.tsx';
import { blogApi } from './blogApi.ts';
import { FeedLink } from './FeedLink.tsx';
import { drawFinding } from './FindingChart.tsx';
import { postPath, taggedPath } from './postPaths.ts';
import { RelatedPosts } from './RelatedPosts.tsx';

const strings = blogStrings.post;

const Byline = styled(Cluster).attrs({ $gap: '0.625rem clamp(16px, 2vw, 28px)' })`
  font-size: 0.9375rem;
  line-height: 1.5rem;
  color: ${color.ink3};
`;

const AuthorName = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  color: ${color.ink};
  font-weight: 580;
  overflow-wrap: anywhere;
`;

function PostByline({ post: { author, reading_minutes, created_at, updated_at } }: { post: Post }) {
  return (
    <Byline>
      {author?.name && (
        <AuthorName>
          <Avatar name={author.name} photo={author.profile_photo} size={44} />
          {author.name}
        </AuthorName>
      )}
      <span>{strings.minutes(Math.max(reading_minutes, readingMinutes(0)))}</span>
      <LabelledDay label={strings.published} timestamp={created_at} />
      <LabelledDay timestamp={updated_at} />
    </Byline>
  );
}

const CategoryLink = styled(AppLink)`
  justify-self: start;

  &:hover {
    text-decoration: underline;
  }
`;

const Body = styled.div`
  padding-block: clamp(32px, 3.4vw, 48px) ${space.section};
`;

const Cover = styled(CoverImage)`
  margin-bottom: clamp(2rem, 4.4vw, 4rem);

  ${media.md} {
    aspect-ratio: 16 / 7;
  }
  @media print {
    max-height: 12rem;
  }
`;

const Tags = styled(Cluster).attrs({ $gap: 8, $align: 'stretch' })`
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

function PostBody({ post }: { post: Post }) {
  const { chart } = post;
  const drawTable = useMemo(() => chart && drawFinding(chart), [chart]);
  return (
    <Body>
      <Cover src={post.cover_photo} alt={post.cover_alt} radius="stage" priority />
      <ArticleText
        article={post}
        text={<RichText html={post.content} standfirst drawTable={drawTable} />}
        title={strings.tableOfContents}
        gap={40}
      >
        {post.tags.length > 0 && (
          <Tags as="ul" aria-label={strings.tags}>
            {post.tags.map((tag, index) => (
              <li key={`${index} ${tag}`}>
                <AppLink to={taggedPath(tag)}>{tag}</AppLink>
              </li>
            ))}
          </Tags>
        )}
        {post.author?.name && <AuthorBox author={post.author} />}
        <PostFaqs faqs={post.faqs} />
      </ArticleText>
    </Body>
  );
}

function PostFaqs({ faqs }: { faqs: readonly Faq[] }) {
  const headingId = useId();
  const items = faqs.map((faq) => ({
    ...faq,
    answer: <RichText html={faq.answer} variant="plain" />,
  }));
  return (
    <Grid as="section" $gap={24} aria-labelledby={headingId}>
      <H3 as="h2" id={headingId}>
        {strings.faqs.title}
      </H3>
      {items.length === 0 ? (
        <EmptyState title={strings.faqs.empty} />
      ) : (
        <FaqAccordion items={items} />
      )}
    </Grid>
  );
}

export function PostPage() {
  const { id = '' } = useParams();
  const { data: post, error, isError } = useReadOnce(blogApi.endpoints.getPost, id);
  if (isError) {
    const message = asApiError(error).status === 404 ? blogStrings.notFound : blogStrings.failed;
    return <ArticleFailed {...message} back={{ to: paths.blog, label: blogStrings.backToBlog }} />;
  }
  const category = post?.category;
  const blogStep = { label: blogStrings.breadcrumb, to: paths.blog };
  return (
    <>
      <FeedLink />
      <ArticlePage
        article={post}
        section={blogStrings.section}
        path={post ? postPath(post) : ''}
        loading={strings.loading}
        trail={category ? [blogStep, { label: category, to: taggedPath(category) }] : [blogStep]}
        badge={
          category && (
            <CategoryLink to={taggedPath(category)}>
              <Badge hue={hueFor(category)}>{category}</Badge>
            </CategoryLink>
          )
        }
        besideTitle={post && <PostByline post={post} />}
      >
        {post && <PostBody post={post} />}
      </ArticlePage>
      {post && <RelatedPosts addressId={id} postId={post.id} />}
    </>
  );
}

export const postPage: PageModule = { Page: PostPage, api: blogApi };
