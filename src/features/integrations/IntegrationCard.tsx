import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import type { Integration } from '../../contract/entities.ts';
import { integrationsStrings } from '../../strings/integrations.ts';
import { cardFrame, hueColors } from '../../theme/mixins.ts';
import {
  color,
  featureHues,
  type Hue,
  media,
  motion,
  radius,
  shadow,
  size,
} from '../../theme/tokens.ts';
import { Grid, Stack } from '../../ui/Layout.tsx';
import type { CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { CardBody, VisuallyHidden } from '../../ui/Text.tsx';
import { hueOfGroup } from './hueOfGroup.ts';
import { IntegrationLogo } from './IntegrationLogo.tsx';
import { IntegrationTitle } from './IntegrationTitle.tsx';

/** Heights in pixels of a card with two lines of text, as most have. */
const CARD_HEIGHT = 248;
const WIDE_CARD_HEIGHT = 304;
const GAP = 24;
/** Pixels from the cards to the end of their pager. */
const PAGER_HEIGHT = 56 + 56;

const rowsHeight = (rows: number, withPager = false, cardHeight = CARD_HEIGHT) =>
  `${rows * cardHeight + (rows - 1) * GAP + (withPager ? PAGER_HEIGHT : 0)}px`;

/** Reserves the height of six cards, and in one column that of the window, so that the footer does not move. */
export const SixCardsSlot = styled(Grid).attrs({ $gap: 0 })<{ $withPager?: boolean }>`
  position: relative;
  align-items: start;
  min-height: 100vh;

  ${media.md} {
    min-height: ${({ $withPager }) => rowsHeight(3, $withPager)};
  }
  ${media.lg} {
    align-items: stretch;
    min-height: ${({ $withPager }) => rowsHeight(2, $withPager)};
  }
  ${media.xl} {
    min-height: ${({ $withPager }) => rowsHeight(2, $withPager, WIDE_CARD_HEIGHT)};
  }
`;

const Columns = styled(Grid).attrs({ $gap: GAP, $md: 2, $lg: 3 })`
  align-content: start;

  > li {
    container-type: inline-size;
  }
`;

/** Pixels of the wall above the window. */
const ABOVE_WINDOW = 'clamp(22px, 2vw, 30px)';

const Frame = styled(Stack).attrs({ $gap: 0 })`
  --glass: var(--deep);
  --inset: clamp(16px, 10cqi - 12px, 28px);
  --window: clamp(84px, 64cqi - 135px, 128px);
  position: relative;
  grid-template-rows: minmax(calc(var(--window) + ${ABOVE_WINDOW} + ${size.sill}), auto) 1fr;
  height: 100%;
  overflow: hidden;
  ${cardFrame}

  /* Somebody is in. */
  &:has(a):hover,
  &:has(:focus-visible) {
    --glass: ${color.litSoft};
  }
  &:has(a):hover {
    box-shadow: ${shadow.hairHover};
  }
`;

// Separate from `Frame`, because styled-components repeats these styles for each hue.
const Card = styled(Frame)<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
`;

/** Stands on the wall beside the window. */
const Log = styled.p`
  grid-area: 1 / 1;
  align-self: center;
  margin: 12px 16px calc(12px + ${size.sill}) calc(var(--inset) + var(--window) + 16px);
  padding: 10px 14px;
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink2};
  font-size: 0.875rem;
  line-height: 1.25rem;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Wall = styled.div`
  --logo: calc(0.62 * var(--window));
  display: grid;
  grid-area: 1 / 1;
  align-items: end;
  padding: 0 var(--inset) ${size.sill};
  background: linear-gradient(var(--tint) calc(100% - ${size.sill}), var(--deep) 0);

  > span {
    display: grid;
    place-items: center;
    width: var(--window);
    height: var(--window);
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
  grid-area: 2 / 1;
  place-self: start end;
  margin: calc(var(--inset) - 3px) calc(var(--inset) - 4px);
  color: ${color.ink3};
`;

const CardText = styled(Stack).attrs({ $gap: 10 })`
  grid-area: 2 / 1;
  align-content: start;
  padding: calc(var(--inset) - 4px) var(--inset) var(--inset);
  overflow-wrap: anywhere;

  /* The arrow is beside the name. */
  > :first-child {
    padding-right: 1.75rem;
  }
`;

interface IntegrationCardProps {
  integration: Integration;
  headingLevel: CardHeadingLevel;
}

export function IntegrationCard({ integration, headingLevel }: IntegrationCardProps) {
  const { description, article, log, group } = integration;
  return (
    <Card as="article" $hue={hueOfGroup(group)}>
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

const SkeletonCard = styled(Card).attrs({ $hue: featureHues.integrations })`
  min-height: ${CARD_HEIGHT}px;

  ${media.xl} {
    min-height: ${WIDE_CARD_HEIGHT}px;
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
