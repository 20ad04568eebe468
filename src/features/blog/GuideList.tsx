import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { PostSummary } from '../../contract/entities.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { AppLink, stretchedLink } from '../../ui/AppLink.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { PostDay } from './PostDay.tsx';
import { postLine, postPath } from './postSummary.ts';

const List = styled.ul`
  border-top: 1px solid ${color.line2};
`;

const Row = styled.li`
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

const Title = styled.h3`
  font-size: 1.25rem;
  font-weight: 580;
  line-height: 1.25;
  letter-spacing: -0.02em;
  overflow-wrap: break-word;

  ${media.md} {
    font-size: 1.625rem;
    letter-spacing: -0.028em;
  }
  ${Row}:hover & {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

const GuideLink = styled(AppLink)`
  ${stretchedLink}
`;

const Line = styled.p`
  ${type.caption}
  margin-top: 4px;
  color: ${color.ink3};
`;

function GuideRow({ guide }: { guide: PostSummary }) {
  const line = postLine(guide.category, guide.reading_minutes);
  return (
    <Row>
      <CoverImage src={guide.cover_photo} ratio="136 / 92" radius="small" />
      <div>
        <Title>
          <GuideLink to={postPath(guide)} dir="auto">
            {guide.title}
          </GuideLink>
        </Title>
        {line && <Line>{line}</Line>}
        <Line as="div">
          <PostDay post={guide} />
        </Line>
      </div>
      <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
    </Row>
  );
}

/** Guides as rows with a small cover; the whole row is one link. */
export function GuideList({ guides }: { guides: readonly PostSummary[] }) {
  return (
    <List>
      {guides.map((guide) => (
        <GuideRow key={postPath(guide)} guide={guide} />
      ))}
    </List>
  );
}
