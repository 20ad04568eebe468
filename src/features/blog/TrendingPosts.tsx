import { styled } from 'styled-components';
import type { PostSummary } from '../../contract/entities.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, media, motion, radius } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { stretchedLink } from '../../ui/CardLink.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { Grid } from '../../ui/Layout.tsx';
import { CardMeta } from '../../ui/MediaCard.tsx';
import { H3 } from '../../ui/Text.tsx';
import { PostDay } from './PostDay.tsx';
import { postPath, postPathById } from './postPaths.ts';

const Post = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
`;

// Apart from the dark text, which would show at the picture's round corners.
const PostCover = styled(CoverImage)`
  border-end-start-radius: 0;
  border-end-end-radius: 0;

  ${media.belowMd} {
    aspect-ratio: 5 / 4;
  }
  img {
    transition: transform 400ms ${motion.ease};
  }
  ${Post}:hover & img {
    transform: scale(1.025);
  }
`;

/** Covers the card; the links of title and description lie above it. */
const PostLink = styled(AppLink)`
  ${stretchedLink}
`;

const PostText = styled(Grid)`
  ${darkGround}
  flex: 1;
  align-content: start;
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.dusk};
  padding: 1.75rem 32px 2.125rem;

  a {
    position: relative;
    z-index: 1;
  }
  h3 a:hover {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

const PostMeta = styled(CardMeta)`
  color: ${color.onDusk2};
`;

const PostDescription = styled(AppLink)`
  display: block;
  font-size: 1rem;
  line-height: 1.5;
  color: ${color.onDusk2};

  &:hover {
    color: ${color.onDusk};
  }
`;

/** Image and text lead to the post by its slug, the title by its id. */
export function TrendingPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <Grid as="ul" $gap={24} $md={2}>
      {posts.map((post) => (
        <li key={postPath(post)}>
          <Post>
            {/* Keyboards and screen readers have the links below. */}
            <PostLink to={postPath(post)} tabIndex={-1} aria-hidden="true">
              <PostCover src={post.cover_photo} />
            </PostLink>
            <PostText $gap={10}>
              {(post.category || post.updated_at || post.created_at) && (
                <PostMeta>
                  {post.category && <Badge hue={hueFor(post.category)}>{post.category}</Badge>}
                  <PostDay post={post} />
                </PostMeta>
              )}
              <H3 dir="auto">
                <AppLink to={postPathById(post)}>{post.title}</AppLink>
              </H3>
              {post.description && (
                <PostDescription to={postPath(post)} dir="auto">
                  {post.description}
                </PostDescription>
              )}
            </PostText>
          </Post>
        </li>
      ))}
    </Grid>
  );
}
