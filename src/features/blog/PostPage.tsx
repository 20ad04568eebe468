import { useId, useMemo, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { Faq, Post } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { readingMinutes } from '../../lib/text.ts';
import { ArticleHeader } from '../../shared/article/ArticleHeader.tsx';
import { ArticleLayout } from '../../shared/article/ArticleLayout.tsx';
import { AuthorBox } from '../../shared/article/AuthorBox.tsx';
import { ReadingProgress } from '../../shared/article/ReadingProgress.tsx';
import { FaqAccordion } from '../../shared/faq/FaqAccordion.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { blogStrings } from '../../strings/blog.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { media } from '../../theme/media.ts';
import { color, radius, space } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { Cluster, Container, Grid, Section } from '../../ui/Layout.tsx';
import { Badge, LabelledDay } from '../../ui/MediaCard.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SkeletonArticle } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { H2 } from '../../ui/Text.tsx';
import { blogApi } from './blogApi.ts';
import { FeedLink } from './FeedLink.tsx';
import { postPath, taggedPath } from './postPaths.ts';
import { RelatedPosts } from './RelatedPosts.tsx';

const words = blogStrings.post;

function PostMeta({ post }: { post: Post | undefined }) {
  if (!post) return <PageMeta title={words.loading} description="" />;
  const { title, description, content } = post;
  return (
    <PageMeta
      title={title}
      section={blogStrings.section}
      description={description || snippet(stripTags(content), DESCRIPTION_LENGTH.most - 1) || title}
      path={postPath(post)}
    />
  );
}

const Byline = styled(Cluster).attrs({ $gap: '14px 28px' })`
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
      <span>{words.minutes(Math.max(reading_minutes, readingMinutes(0)))}</span>
      <LabelledDay label={words.published} timestamp={created_at} />
      <LabelledDay timestamp={updated_at} />
    </Byline>
  );
}

const CategoryLink = styled(AppLink)`
  display: inline-block;

  &:hover {
    text-decoration: underline;
  }
`;

function PostHeader({ post }: { post: Post | undefined }) {
  const category = post?.category;
  const blogStep = { label: blogStrings.breadcrumb, to: paths.blog };
  return (
    <ArticleHeader
      trail={category ? [blogStep, { label: category, to: taggedPath(category) }] : [blogStep]}
      title={post?.title}
      loading={words.loading}
      badge={
        category && (
          <CategoryLink to={taggedPath(category)}>
            <Badge hue={hueFor(category)}>{category}</Badge>
          </CategoryLink>
        )
      }
    >
      {post && <PostByline post={post} />}
    </ArticleHeader>
  );
}

const Cover = styled(CoverImage)`
  margin-block: 32px;

  ${media.lg} {
    aspect-ratio: 16 / 7;
    margin-block: 48px 64px;
  }
`;

const Tags = styled(Cluster).attrs({ $gap: 8, $align: 'stretch' })`
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

function PostBody({ post }: { post: Post }) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadingProgress target={content} />
      <Cover src={post.cover_photo} alt={post.cover_alt} radius="stage" priority />
      <ArticleLayout headings={post.headings} title={words.tableOfContents}>
        <Grid $gap={40}>
          <div ref={content} dir="auto">
            <RichText html={post.content} standfirst />
          </div>
          {post.tags.length > 0 && (
            <Tags as="ul" aria-label={words.tags}>
              {post.tags.map((tag, index) => (
                <li key={`${index} ${tag}`}>
                  <AppLink to={taggedPath(tag)}>{tag}</AppLink>
                </li>
              ))}
            </Tags>
          )}
          {post.author?.name && <AuthorBox author={post.author} />}
        </Grid>
      </ArticleLayout>
    </>
  );
}

function PostFaqs({ faqs }: { faqs: readonly Faq[] }) {
  const headingId = useId();
  const items = useMemo(
    () =>
      faqs.map(({ id, question, answer }) => ({
        id,
        question,
        answer: <RichText html={answer} variant="plain" />,
      })),
    [faqs],
  );
  return (
    <Section aria-labelledby={headingId}>
      <Grid as={Container} $gap={32}>
        <H2 id={headingId}>{words.faqs.title}</H2>
        {items.length === 0 ? (
          <EmptyState title={words.faqs.empty} />
        ) : (
          <FaqAccordion items={items} />
        )}
      </Grid>
    </Section>
  );
}

const Article = styled(Container)`
  padding-top: 44px;
`;

const SkeletonBody = styled.div`
  padding-block: 48px ${space.section};
`;

interface PostViewProps {
  /** Undefined while it loads. */
  post: Post | undefined;
  /** The slug or id in the address. */
  addressId: string;
}

/** The title keeps its place in the tree when the post arrives. */
function PostView({ post, addressId }: PostViewProps) {
  return (
    <>
      <FeedLink />
      <PostMeta post={post} />
      <HiddenRibbon hidden={post?.hidden} />
      <Article as="article">
        <PostHeader post={post} />
        {post ? (
          <PostBody post={post} />
        ) : (
          <SkeletonBody>
            <SkeletonArticle />
          </SkeletonBody>
        )}
      </Article>
      {post && (
        <>
          <PostFaqs faqs={post.faqs} />
          <RelatedPosts addressId={addressId} postId={post.id} />
        </>
      )}
    </>
  );
}

function PostFailed({ status }: { status: number }) {
  const { title, text } = status === 404 ? blogStrings.notFound : blogStrings.failed;
  return (
    <>
      <PageMeta title={title} description={text} />
      <FullPageMessage
        title={title}
        text={text}
        actions={<ButtonLink to={paths.blog}>{blogStrings.backToBlog}</ButtonLink>}
      />
    </>
  );
}

/** `id` in the path is the post's slug or id. */
export function PostPage() {
  const { id = '' } = useParams();
  const { data: post, error, isError } = useReadOnce(blogApi.endpoints.getPost, id);
  if (isError) return <PostFailed status={asApiError(error).status} />;
  return <PostView post={post} addressId={id} />;
}

export const postPage: PageModule = {
  Page: PostPage,
  api: blogApi,
};
