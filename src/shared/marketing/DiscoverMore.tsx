import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { featureLinks, PAGES } from '../../contract/navigation.ts';
import type { FeatureSlug } from '../../contract/paths.ts';
import { cardFrame, face } from '../../theme/mixins.ts';
import { color, media, motion, radius, shadow } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Grid, Stack } from '../../ui/Layout.tsx';
import { H2 } from '../../ui/Text.tsx';
import { FeatureDoor } from './FeatureDoor.tsx';

/** Scrolls horizontally on phones; its links make it scrollable by keyboard. */
const Cards = styled(Grid)`
  @media screen {
    ${media.belowMd} {
      grid-template: repeat(2, 1fr) / none;
      grid-auto-flow: column;
      grid-auto-columns: max(38%, 9.25rem);
      overflow-x: auto;
      margin-inline: calc(-1 * var(--gutter));
      /* Room for focus rings. */
      margin-block: -6px;
      padding: 6px var(--gutter);
      scroll-padding-inline: var(--gutter);
      scroll-snap-type: x mandatory;
      scrollbar-width: none;

      > * {
        scroll-snap-align: start;
      }
    }
  }
`;

const Card = styled(AppLink)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  ${cardFrame}
  transition: box-shadow 180ms;

  &:hover {
    box-shadow: ${shadow.hairHover};
  }
  &:focus-visible {
    border-radius: ${radius.card};
  }
  /* The door opens. */
  .leaf {
    transform-box: fill-box;
    transform-origin: left center;
    transition: transform ${motion.slow} ${motion.ease};
  }
  &:hover .leaf,
  &:focus-visible .leaf {
    transform: scaleX(0.72) skewY(5deg);
  }
`;

const Title = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 10px;
  padding: 0.875rem 14px;
  ${face('1rem', 1.3, '-0.016em', 580)}
  overflow-wrap: anywhere;

  svg {
    display: none;
    flex: none;
    margin-top: 2px;
    color: ${color.ink3};
  }
  ${media.md} {
    padding: 1.125rem 20px 1.375rem;
  }
  ${media.lg} {
    font-size: 1.125rem;

    svg {
      display: block;
    }
  }
`;

interface DiscoverMoreProps {
  title: string;
  /** An Integrations card takes the place of this feature's card. */
  currentFeature?: FeatureSlug;
}

export function DiscoverMore({ title, currentFeature }: DiscoverMoreProps) {
  return (
    <Stack $gap="clamp(28px, 4.6vw, 40px)">
      <H2>{title}</H2>
      <Cards as="ul" $gap="clamp(12px, 1.7vw, 24px)" $md={4}>
        {featureLinks.map((link) => {
          const isCurrent = link.slug === currentFeature;
          const { path, label } = isCurrent ? PAGES.integrations : link;
          return (
            <li key={link.slug}>
              <Card to={path}>
                <FeatureDoor feature={isCurrent ? 'integrations' : link.slug} />
                <Title>
                  {label}
                  <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
                </Title>
              </Card>
            </li>
          );
        })}
      </Cards>
    </Stack>
  );
}
