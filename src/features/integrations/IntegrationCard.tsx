import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import type { Integration } from '../../contract/entities.ts';
import { integrationsStrings } from '../../strings/integrations.ts';
import { cardFrame, hueColors } from '../../theme/mixins.ts';
import { color, featureHues, media, motion, radius, shadow, size } from '../../theme/tokens.ts';
import { Grid, Stack } from '../../ui/Layout.tsx';
import type { CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { CardBody, VisuallyHidden } from '../../ui/Text.tsx';
import { IntegrationLogo } from './IntegrationLogo.tsx';
import { IntegrationTitle } from './IntegrationTitle.tsx';

/** Heights in pixels of a card with two lines of text, as most have. */
const CARD_HEIGHT = 308;
const PHONE_CARD_HEIGHT = 154;
const GAP = 24;
/** Pixels from the cards to the end of their pager. */
const PAGER_HEIGHT = 56 + 56;

const rowsHeight = (rows: number, withPager = false, cardHeight = CARD_HEIGHT) =>
  `${rows * cardHeight + (rows - 1) * GAP + (withPager ? PAGER_HEIGHT : 0)}px`;
const phoneHeight = rowsHeight(6, false, PHONE_CARD_HEIGHT);

/** Reserves the height of six cards, at most the window's in one column, so that the footer does not move. */
export const SixCardsSlot = styled(Grid).attrs({ $gap: 0 })<{ $withPager?: boolean }>`
  position: relative;
  align-items: start;
  min-height: min(${phoneHeight}, 100vh);

  ${media.md} {
    min-height: ${({ $withPager }) => rowsHeight(3, $withPager)};
  }
  ${media.lg} {
    align-items: stretch;
    min-height: ${({ $withPager }) => rowsHeight(2, $withPager)};
  }
`;

const Columns = styled(Grid).attrs({ $gap: GAP, $md: 2, $lg: 3 })`
  align-content: start;

  > li {
    container-type: inline-size;
  }
`;

/** Pixels of the wall with the window: above the text, and beside it on phones. */
const WALL_HEIGHT = 140;
const PHONE_WALL_WIDTH = 108;

const Card = styled(Stack).attrs({ $gap: 0 })`
  ${hueColors(featureHues.integrations)}
  --glass: ${color.dusk};
  --ground: color-mix(in srgb, var(--deep) 34%, var(--tint));
  position: relative;
  align-content: start;
  height: 100%;
  overflow: hidden;
  ${cardFrame}

  ${media.belowMd} {
    grid-template-columns: ${PHONE_WALL_WIDTH}px minmax(0, 1fr);
    grid-template-rows: 1fr auto;
  }
  ${media.md} {
    grid-template-rows: ${WALL_HEIGHT}px 1fr;
  }
  /* Somebody is in. */
  &:has(a):hover,
  &:has(:focus-visible) {
    --glass: ${color.litSoft};
  }
  &:has(a):hover {
    box-shadow: ${shadow.hairHover};
  }
`;

/** A card with room for the sync log beside the window. */
const WIDE_CARD = '@container (min-width: 21rem)';

/** Stands beside the window, and below the description on phones. Other narrow cards show only the description. */
const Log = styled.p`
  color: ${color.ink2};
  font-size: 0.875rem;
  line-height: 1.25rem;
  text-wrap: balance;
  overflow-wrap: anywhere;

  ${media.belowMd} {
    grid-column: 2;
    margin-inline: 16px;
    padding: 10px 0 14px;
    border-top: 1px solid ${color.line};
  }
  ${media.md} {
    display: none;
    grid-area: 1 / 1;
    place-self: center stretch;
    margin: 0 20px ${size.sill} 160px;
    padding: 10px 14px;
    border-radius: ${radius.control};
    background: ${color.white};

    ${WIDE_CARD} {
      display: block;
    }
  }
`;

const Wall = styled.div`
  --window: 84px;
  --logo: 48px;
  display: grid;
  grid-area: 1 / 1;
  place-items: end center;
  padding-bottom: ${size.sill};
  background: linear-gradient(var(--tint) calc(100% - ${size.sill}), var(--ground) 0);

  ${media.belowMd} {
    grid-row-end: span 2;
    padding-top: 14px;
  }
  ${media.md} {
    --window: 112px;
    --logo: 72px;
    padding-inline: 28px;

    ${WIDE_CARD} {
      ${Card}:has(${Log}) & {
        justify-items: start;
      }
    }
  }
  > span {
    display: grid;
    place-items: center;
    width: var(--window);
    height: calc(var(--window) - 2px);
    border: solid ${color.white};
    border-width: 4px 4px 0;
    background:
      linear-gradient(${color.white}, ${color.white}) 50% 0 / 4px 100% no-repeat,
      linear-gradient(${color.white}, ${color.white}) 0 50% / 100% 4px no-repeat,
      var(--glass);
    transition: background-color ${motion.fast};
  }
  > span > * {
    width: var(--logo);
    height: var(--logo);
    background: ${color.white};
    /* Around the logo, the bars of the window are covered. */
    box-shadow: 0 0 0 6px ${color.white};
  }
`;

function LogoInWindow({ children }: { children: ReactNode }) {
  return (
    <Wall>
      <span>{children}</span>
    </Wall>
  );
}

/** In the corner of a card that is a link. */
const CardArrow = styled(ArrowRight).attrs({ size: 20, strokeWidth: 1.75 })`
  position: absolute;
  top: 18px;
  right: 16px;
  color: ${color.ink3};

  ${media.md} {
    top: ${WALL_HEIGHT + 26}px;
    right: 24px;
  }
`;

const CardText = styled(Stack).attrs({ $gap: 10 })`
  overflow-wrap: anywhere;

  /* The arrow is beside the name, the kind below it. */
  > :first-child {
    display: grid;
    justify-items: start;
    gap: 10px;
    padding-right: 1.75rem;
  }
  ${media.belowMd} {
    padding: 1rem 16px;
  }
  ${media.md} {
    align-content: start;
    padding: 1.5rem 1.75rem 1.75rem;
  }
`;

interface IntegrationCardProps {
  integration: Integration;
  headingLevel: CardHeadingLevel;
}

export function IntegrationCard({ integration, headingLevel }: IntegrationCardProps) {
  const { description, article, log } = integration;
  return (
    <Card as="article">
      <LogoInWindow>
        <IntegrationLogo integration={integration} />
      </LogoInWindow>
      {article && <CardArrow aria-hidden="true" />}
      <CardText>
        <IntegrationTitle integration={integration} headingLevel={headingLevel} />
        {description && <CardBody>{description}</CardBody>}
      </CardText>
      {log && <Log>{log}</Log>}
    </Card>
  );
}

interface IntegrationGridProps {
  integrations: readonly Integration[];
  label: string;
  headingLevel: CardHeadingLevel;
}

export function IntegrationGrid({ integrations, label, headingLevel }: IntegrationGridProps) {
  return (
    <Columns as="ul" aria-label={label}>
      {integrations.map((integration, index) => (
        <li key={`${index} ${integration.id}`}>
          <IntegrationCard integration={integration} headingLevel={headingLevel} />
        </li>
      ))}
    </Columns>
  );
}

const SkeletonCard = styled(Card)`
  min-height: ${PHONE_CARD_HEIGHT}px;

  ${media.md} {
    min-height: ${CARD_HEIGHT}px;
  }
`;

export function IntegrationSkeletons() {
  return (
    <div role="status">
      <VisuallyHidden>{integrationsStrings.loading}</VisuallyHidden>
      <Columns>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <SkeletonCard key={index} data-testid="skeleton-card" aria-hidden="true">
            <LogoInWindow>
              <SkeletonLine width="72px" height="72px" />
            </LogoInWindow>
            <CardText>
              <SkeletonLine width="44%" height="24px" />
              <SkeletonLine width="86%" />
            </CardText>
          </SkeletonCard>
        ))}
      </Columns>
    </div>
  );
}
