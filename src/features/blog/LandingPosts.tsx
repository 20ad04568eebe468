import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { PostSummary } from '../../contract/entities.ts';
import { useTexts } from '../../store/hooks.ts';
import { blogStrings } from '../../strings/blog.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, media, motion, radius } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CardLink, stretchedLink } from '../../ui/CardLink.ts';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { Container, Grid, Split } from '../../ui/Layout.tsx';
import { Body, Caption, H2, H3 } from '../../ui/Text.tsx';
import { textLinkRisen, textLinkStyles } from '../../ui/TextLink.tsx';
import { PostDay, postPath, postPathById } from './PostSection.tsx';

/** `Priya Nair, 7 minutes read` */
const joinNotes = (note: string | undefined, minutes: number): string =>
  [note, minutes > 0 && blogStrings.post.minutes(minutes)].filter(Boolean).join(', ');

export const FeaturedGrid = styled(Split).attrs({ $ratio: '7:5', $gap: 32, $columnGap: 64 })`
  position: relative;
`;

// In this grid a single long word would widen the column.
export const FeaturedText = styled(Grid)`
  align-content: center;
  justify-items: start;
  overflow-wrap: anywhere;
`;

// Looks like a text link; the title's link covers the whole card.
const FeaturedAction = styled.span`
  ${textLinkStyles}

  ${FeaturedGrid}:hover & {
    background-size: ${textLinkRisen};
  }
`;

export function FeaturedPost({ post }: { post: PostSummary }) {
  const { featured_action: action } = useTexts('blog');
  const headingId = useId();
  const { title, description, category, cover_photo, cover_alt } = post;
  const note = joinNotes(post.author?.name, post.reading_minutes);
  return (
    <section aria-labelledby={headingId}>
      <Container>
        <FeaturedGrid>
          <CoverImage src={cover_photo} alt={cover_alt} radius="stage" priority />
          <FeaturedText $gap={20}>
            {category && <Badge hue={hueFor(category)}>{category}</Badge>}
            <H2 id={headingId} dir="auto">
              <CardLink to={postPath(post)}>{title}</CardLink>
            </H2>
            {description && <Body dir="auto">{description}</Body>}
            {note && <Caption>{note}</Caption>}
            <FeaturedAction aria-hidden="true">
              {action}
              <ArrowRight size={18} strokeWidth={2} />
            </FeaturedAction>
          </FeaturedText>
        </FeaturedGrid>
      </Container>
    </section>
  );
}

const GuideRows = styled.ul`
  border-top: 1px solid ${color.line2};
`;

const GuideRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  padding: 1.25rem 0;
  border-bottom: 1px solid ${color.line2};

  > svg {
    display: none;
  }
  ${media.md} {
    grid-template-columns: 136px minmax(0, 1fr) 24px;
    gap: 32px;
    padding: 1.5rem 0;

    > svg {
      display: block;
    }
  }
`;

const GuideTitle = styled.h3`
  font-size: 1.25rem;
  line-height: 1.25;
  letter-spacing: -0.02em;
  font-weight: 580;
  overflow-wrap: break-word;

  ${media.md} {
    font-size: 1.625rem;
    letter-spacing: -0.028em;
  }
  ${GuideRow}:hover & {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

export function GuideList({ guides }: { guides: readonly PostSummary[] }) {
  return (
    <GuideRows>
      {guides.map((guide) => {
        const note = joinNotes(guide.category, guide.reading_minutes);
        return (
          <GuideRow key={postPath(guide)}>
            <CoverImage src={guide.cover_photo} radius="small" />
            <Grid $gap={4}>
              <GuideTitle>
                <CardLink to={postPath(guide)} dir="auto">
                  {guide.title}
                </CardLink>
              </GuideTitle>
              {note && <Caption>{note}</Caption>}
              <Caption as="div">
                <PostDay post={guide} />
              </Caption>
            </Grid>
            <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
          </GuideRow>
        );
      })}
    </GuideRows>
  );
}

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
