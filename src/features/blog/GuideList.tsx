import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { PostSummary } from '../../contract/entities.ts';
import { color, media } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { Grid } from '../../ui/Layout.tsx';
import { Caption } from '../../ui/Text.tsx';
import { joinNotes } from './joinNotes.ts';
import { PostDay } from './PostDay.tsx';
import { postPath } from './postPaths.ts';

const GuideRows = styled.ul`
  border-top: 1px solid ${color.line2};
`;

const GuideRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  padding: 1.25rem 0;
  border-bottom: 1px solid ${color.line2};

  > svg {
    display: none;
  }
  ${media.md} {
    grid-template-columns: clamp(168px, 17vw, 240px) minmax(0, 1fr) 24px;
    gap: clamp(28px, 3vw, 44px);
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
