import { styled } from 'styled-components';
import type { PostSummary } from '../../contract/entities.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, media, motion, radius } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { stretchedLink } from '../../ui/CardLink.ts';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { Grid } from '../../ui/Layout.tsx';
import { H3 } from '../../ui/Text.tsx';
import { postPath, postPathById } from './postPaths.ts';

const Topic = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
`;

// Apart from the dark text, which would show at the picture's round corners.
const TopicCover = styled(CoverImage)`
  border-end-start-radius: 0;
  border-end-end-radius: 0;

  ${media.belowMd} {
    aspect-ratio: 5 / 4;
  }
  img {
    transition: transform 400ms ${motion.ease};
  }
  ${Topic}:hover & img {
    transform: scale(1.025);
  }
`;

/** Covers the card; the links of title and description lie above it. */
const TopicLink = styled(AppLink)`
  ${stretchedLink}
`;

const TopicText = styled(Grid)`
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

const TopicDescription = styled(AppLink)`
  display: block;
  font-size: 1rem;
  line-height: 1.5;
  color: ${color.onDusk2};

  &:hover {
    color: ${color.onDusk};
  }
`;

/** Image and text lead to the post by its slug, the title by its id. */
export function TrendingTopics({ topics }: { topics: readonly PostSummary[] }) {
  return (
    <Grid as="ul" $gap={24} $md={2}>
      {topics.map((topic) => (
        <li key={postPath(topic)}>
          <Topic>
            {/* Keyboards and screen readers have the links below. */}
            <TopicLink to={postPath(topic)} tabIndex={-1} aria-hidden="true">
              <TopicCover src={topic.cover_photo} />
            </TopicLink>
            <TopicText $gap={10}>
              <H3 dir="auto">
                <AppLink to={postPathById(topic)}>{topic.title}</AppLink>
              </H3>
              {topic.description && (
                <TopicDescription to={postPath(topic)} dir="auto">
                  {topic.description}
                </TopicDescription>
              )}
            </TopicText>
          </Topic>
        </li>
      ))}
    </Grid>
  );
}
