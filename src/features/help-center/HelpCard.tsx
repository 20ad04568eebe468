import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import { controls } from '../../strings/common.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, motion, radius, shadow, type Hue } from '../../theme/tokens.ts';
import { AppLink, stretchedLink } from '../../ui/AppLink.tsx';
import { hueAt } from '../../ui/hueFor.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import type { CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { H4, VisuallyHidden } from '../../ui/Text.tsx';
import { TintTile } from '../../ui/TintTile.tsx';

const Card = styled.article<{ $hue: Hue; $isLink: boolean }>`
  ${({ $hue }) => hueColors($hue)}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 10px;
  height: 100%;
  min-height: 14.75rem;
  padding: 1.75rem 30px 1.625rem;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
  overflow-wrap: break-word;
  transition: box-shadow 180ms;

  ${({ $isLink }) => $isLink && `&:hover { box-shadow: ${shadow.hairHover}; }`}
`;

const Icon = styled.div`
  margin-bottom: 10px;
`;

const Text = styled.p`
  color: ${color.ink2};
  font-size: 1rem;
  line-height: 1.5;
`;

const Excerpt = styled.p`
  color: ${color.ink2};
  font-size: 0.9375rem;
  line-height: 1.5rem;
`;

const CardLink = styled(AppLink)`
  ${stretchedLink}
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: 8px;
  margin-top: auto;
  padding: 0.25rem 0;
  background: linear-gradient(${color.lit}, ${color.lit}) 0 100% / 100% 3px no-repeat;
  font-size: 1rem;
  font-weight: 580;
  line-height: 1.5rem;
  transition: background-size 200ms ${motion.ease};

  ${Card}:hover & {
    background-size: 100% 45%;
  }
`;

export interface HelpCardProps {
  /** Place in the list; the tints take turns. */
  index: number;
  title: string;
  text: ReactNode;
  /** A second, smaller paragraph. */
  excerpt?: ReactNode;
  link?: { to: string; label: string } | undefined;
  icon?: ReactNode;
  headingLevel: CardHeadingLevel;
}

/** A help category or a search result. */
export function HelpCard({ index, title, text, excerpt, link, icon, headingLevel }: HelpCardProps) {
  return (
    <Card $hue={hueAt(index)} $isLink={link !== undefined}>
      <Icon>
        <TintTile size={52} icon={icon} />
      </Icon>
      <H4 as={`h${headingLevel}`}>{title}</H4>
      {text && <Text>{text}</Text>}
      {excerpt && <Excerpt>{excerpt}</Excerpt>}
      {link && (
        <CardLink to={link.to}>
          <span>
            {link.label} <VisuallyHidden>{controls.about(title)}</VisuallyHidden>
          </span>
          <ArrowRight size={18} strokeWidth={2} aria-hidden="true" />
        </CardLink>
      )}
    </Card>
  );
}

/** Boxes of equal gaps: these cards have edges. */
export const HelpCardGrid = styled(CardGrid)`
  gap: 24px;
`;

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  min-height: 14.75rem;
  padding: 1.75rem 30px 1.625rem;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

const Tile = styled.div`
  margin-bottom: 10px;
`;

/** The shapes of help cards that are still on their way; whoever shows them says what is loading. */
export function HelpCardSkeletons() {
  return (
    <HelpCardGrid as="div" aria-hidden="true">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Box key={index} data-testid="skeleton-card">
          <Tile>
            <SkeletonLine width="52px" height="52px" />
          </Tile>
          <SkeletonLine width="52%" height="24px" />
          <SkeletonLine width="92%" />
          <SkeletonLine width="68%" />
        </Box>
      ))}
    </HelpCardGrid>
  );
}
