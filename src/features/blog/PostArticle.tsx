import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Post } from '../../contract/entities.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { ReadingProgress } from '../../shared/article/ReadingProgress.tsx';
import { SkeletonArticle } from '../../ui/Skeleton.tsx';
import { blogStrings } from '../../strings/blog.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PostBody } from './PostBody.tsx';
import { PostFaqs } from './PostFaqs.tsx';
import { PostHeader } from './PostHeader.tsx';
import { RelatedPosts } from './RelatedPosts.tsx';
import { postPath } from './postSummary.ts';

/** The head of a post's document. */
function PostMeta({ post }: { post: Post | undefined }) {
  if (!post) return <PageMeta title={blogStrings.post.loading} description="" />;
  const description =
    post.description || snippet(stripTags(post.content), DESCRIPTION_LENGTH.most - 1) || post.title;
  return (
    <PageMeta
      title={post.title}
      section={blogStrings.section}
      description={description}
      path={postPath(post)}
    />
  );
}

const Article = styled(Wrap)`
  padding-top: 44px;
`;

const Cover = styled(CoverImage)`
  margin-block: 32px;

  ${media.lg} {
    aspect-ratio: 16 / 7;
    margin-block: 48px 64px;
  }
`;

const Arriving = styled.div`
  padding-block: 48px ${space.section};
`;

interface PostArticleProps {
  /** Undefined while it is on its way. */
  post: Post | undefined;
  /** What the address calls it: its slug or its id. */
  addressId: string;
}

/** A post from its head to the posts beside it, or the shape of one while it is on its way. */
export function PostArticle({ post, addressId }: PostArticleProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <PostMeta post={post} />
      <HiddenRibbon hidden={post?.hidden} />
      {post && <ReadingProgress target={content} />}
      <Article as="article">
        <PostHeader post={post} />
        {post ? (
          <>
            <Cover src={post.cover_photo} alt={post.cover_alt} radius="stage" priority />
            <PostBody post={post} content={content} />
          </>
        ) : (
          <Arriving>
            <SkeletonArticle />
          </Arriving>
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
