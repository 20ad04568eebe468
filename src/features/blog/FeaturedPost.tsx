import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { PostSummary } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { AppLink, stretchedLink, textLinkRisen, textLinkStyles } from '../../ui/AppLink.tsx';
import { Badge } from '../../ui/MediaCard.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import { postLine, postPath } from './postSummary.ts';

/** Cover at the left, words at the right: 7:5 from 1024 px. `FeaturedSkeleton` shares it. */
export const FeaturedGrid = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: 64px;
  }
`;

export const FeaturedWords = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: center;
  justify-items: start;
`;

// The column starts where its words do, so a single word too long for it must say that it can be broken.
const Title = styled(H2)`
  overflow-wrap: anywhere;
`;

const PostLink = styled(AppLink)`
  ${stretchedLink}
`;

const Line = styled.p`
  ${type.caption}
  color: ${color.ink3};
`;

// Looks like a text link; the link itself is the title's, stretched over all of it.
const Action = styled.span`
  ${textLinkStyles}

  ${FeaturedGrid}:hover & {
    background-size: ${textLinkRisen};
  }
`;

/** The post that the editors put first, with a large cover. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  const headingId = useId();
  const { title, description, category, cover_photo, cover_alt } = post;
  const line = postLine(post.author?.name, post.reading_minutes);
  return (
    <section aria-labelledby={headingId}>
      <Wrap>
        <FeaturedGrid>
          <CoverImage src={cover_photo} alt={cover_alt} radius="stage" priority />
          <FeaturedWords>
            {category && <Badge hue={hueFor(category)}>{category}</Badge>}
            <Title id={headingId} dir="auto">
              <PostLink to={postPath(post)}>{title}</PostLink>
            </Title>
            {description && <Body dir="auto">{description}</Body>}
            {line && <Line>{line}</Line>}
            <Action aria-hidden="true">
              {blogStrings.landing.featuredAction}
              <ArrowRight size={18} strokeWidth={2} />
            </Action>
          </FeaturedWords>
        </FeaturedGrid>
      </Wrap>
    </section>
  );
}
