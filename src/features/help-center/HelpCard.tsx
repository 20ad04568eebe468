import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SKELETON_COUNT, SNIPPET_CHARACTERS } from '../../contract/constants.ts';
import { snippet } from '../../lib/html.ts';
import { cards } from '../../strings/cards.ts';
import { cardFrame, hueColors } from '../../theme/mixins.ts';
import { shadow, type Hue } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { stretchedLink } from '../../ui/CardLink.ts';
import { hueAt } from '../../ui/hueFor.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import type { CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { CardBody, H4, VisuallyHidden } from '../../ui/Text.tsx';
import { textLinkRisen, textLinkStyles } from '../../ui/TextLink.tsx';
import { TintTile } from './TintTile.tsx';

const Box = styled.article`
  display: flex;
  flex-direction: column;
  gap: 10px;
  height: 100%;
  min-height: 14.75rem;
  padding: 1.75rem 30px 1.625rem;
  ${cardFrame}

  > span:first-child {
    margin-bottom: 10px;
  }
`;

// Apart from `Box`, because its styles are repeated for each hue.
const Card = styled(Box)<{ $hue: Hue; $isLink: boolean }>`
  ${({ $hue }) => hueColors($hue)}
  position: relative;
  overflow-wrap: break-word;
  transition: box-shadow 180ms;

  ${({ $isLink }) => $isLink && `&:hover { box-shadow: ${shadow.hairHover}; }`}
`;

const Excerpt = styled(CardBody)`
  font-size: 0.9375rem;
  line-height: 1.5rem;
`;

const CardLink = styled(AppLink)`
  ${textLinkStyles}
  ${stretchedLink}
  align-self: start;
  margin-top: auto;
  font-size: 1rem;

  ${Card}:hover & {
    background-size: ${textLinkRisen};
  }
`;

interface HelpCardProps {
  index: number;
  title: string;
  text: ReactNode;
  excerpt?: ReactNode;
  link?: { to: string; label: string };
  category: string;
  headingLevel: CardHeadingLevel;
}

export function HelpCard(props: HelpCardProps) {
  const { index, title, text, excerpt, link, category, headingLevel } = props;
  return (
    <li>
      <Card $hue={hueAt(index)} $isLink={link !== undefined}>
        <TintTile name={category} />
        <H4 as={`h${headingLevel}`}>{title}</H4>
        {text && <CardBody>{text}</CardBody>}
        {excerpt && <Excerpt>{excerpt}</Excerpt>}
        {link && (
          <CardLink to={link.to}>
            <span>
              {link.label} <VisuallyHidden>{cards.about(title)}</VisuallyHidden>
            </span>
            <ArrowRight size={18} strokeWidth={2} aria-hidden="true" />
          </CardLink>
        )}
      </Card>
    </li>
  );
}

export const cardText = ({ description, content }: { description: string; content: string }) =>
  description || snippet(content, SNIPPET_CHARACTERS);

export const HelpCardGrid = styled(CardGrid)`
  gap: 24px;
`;

export function HelpCardSkeletons() {
  return (
    <HelpCardGrid as="div" aria-hidden="true">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Box as="div" key={index} data-testid="skeleton-card">
          <SkeletonLine width="52px" height="52px" />
          <SkeletonLine width="52%" height="24px" />
          <SkeletonLine width="92%" />
          <SkeletonLine width="68%" />
        </Box>
      ))}
    </HelpCardGrid>
  );
}
