import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { PostSummary } from '../../contract/entities.ts';
import { useTexts } from '../../store/hooks.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CardLink } from '../../ui/CardLink.ts';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { Container, Grid, Split } from '../../ui/Layout.tsx';
import { CardMeta } from '../../ui/MediaCard.tsx';
import { Body, Caption, H2 } from '../../ui/Text.tsx';
import { textLinkRisen, textLinkStyles } from '../../ui/TextLink.tsx';
import { joinNotes } from './joinNotes.ts';
import { PostDay } from './PostDay.tsx';
import { postPath } from './postPaths.ts';

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
  const when = post.updated_at || post.created_at;
  const note = joinNotes(post.author?.name, post.reading_minutes);
  return (
    <section aria-labelledby={headingId}>
      <Container>
        <FeaturedGrid>
          <CoverImage src={cover_photo} alt={cover_alt} radius="stage" priority />
          <FeaturedText $gap={20}>
            {(category || when) && (
              <CardMeta>
                {category && <Badge hue={hueFor(category)}>{category}</Badge>}
                {when && <PostDay post={post} />}
              </CardMeta>
            )}
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
