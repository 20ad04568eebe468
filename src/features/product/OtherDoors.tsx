import { styled } from 'styled-components';
import { FEATURE_SLUGS, type FeatureSlug, labelOfPage } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { FeatureDoor } from '../../shared/marketing/FeatureDoor.tsx';
import { hueColors } from '../../theme/mixins.ts';
import {
  color,
  featureHues,
  type Hue,
  type IllustratedFeature,
  media,
  motion,
  size,
} from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { Container, Stack } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { H2 } from '../../ui/Text.tsx';

const Terrace = styled.ul`
  --ground: var(--deep);
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 16px;

  ${media.belowXs} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0;
  }
  ${media.lg} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;

const Place = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 8px;

  ${media.md} {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 2;
    align-items: end;
    gap: 0;
    padding-block: 0;
  }
  .leaf {
    transform-box: fill-box;
    transform-origin: left center;
    transition: transform ${motion.slow} ${motion.ease};
  }
  &:hover .leaf,
  &:has(:focus-visible) .leaf {
    transform: scaleX(0.72) skewY(5deg);
  }
`;

const gable = 'polygon(50% 0, 100% 100%, 0 100%)';
const mansard = 'polygon(12% 0, 88% 0, 100% 100%, 0 100%)';
const parapet = 'polygon(0 52%, 34% 52%, 34% 0, 66% 0, 66% 52%, 100% 52%, 100% 100%, 0 100%)';

/** The houses of the terrace differ in their roofs and their heights. */
const PlainHouse = styled.span`
  flex: none;
  width: 2.5rem;
  border-bottom: 3px solid var(--deep);

  &::before {
    content: '';
    display: block;
    height: 10px;
    background: var(--deep);
    clip-path: ${gable};

    ${media.md} {
      height: clamp(26px, 2.9vw, 42px);
    }
  }
  > svg {
    display: block;
  }
  li:nth-child(3n + 2) > &::before {
    clip-path: ${mansard};
  }
  li:nth-child(3n) > &::before {
    clip-path: ${parapet};
  }
  ${media.md} {
    width: 100%;
    border-bottom: ${size.sill} solid var(--ground);

    li:nth-child(3n + 2) > & > svg {
      padding-top: clamp(12px, 1.6vw, 24px);
    }
  }
`;

/** A style of its own, so that only the colors are repeated for each hue. */
const House = styled(PlainHouse)<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
`;

const Name = styled.p`
  font-size: 0.9375rem;
  line-height: 1.3;
  letter-spacing: -0.012em;
  font-weight: 560;
  overflow-wrap: anywhere;

  ${media.md} {
    align-self: start;
    padding: 14px 6px 32px 0;
  }
  ${media.lg} {
    padding-bottom: 0;
  }
  ${Place}:hover & {
    text-decoration: underline;
    text-decoration-color: ${color.lit};
    text-decoration-thickness: 3px;
    text-underline-offset: 5px;
  }
`;

interface OtherDoorsProps {
  title: string;
  /** Integrations have the place of this feature. */
  feature: FeatureSlug;
}

/** The other features as a row of houses, a door each. */
export function OtherDoors({ title, feature: current }: OtherDoorsProps) {
  const { navigation } = useSite();
  return (
    <Container>
      <Stack $gap="clamp(20px, 3vw, 40px)">
        <H2>{title}</H2>
        <Terrace>
          {FEATURE_SLUGS.map((feature) => {
            const isCurrent = feature === current;
            const path = isCurrent ? paths.integrations : paths.feature(feature);
            const label = labelOfPage(navigation, path);
            const door: IllustratedFeature = isCurrent ? 'integrations' : feature;
            return (
              label && (
                <Place key={feature}>
                  <House $hue={featureHues[door]}>
                    <FeatureDoor feature={door} viewBox="30 34 180 196" />
                  </House>
                  <Name>
                    <CardLink to={path}>{label}</CardLink>
                  </Name>
                </Place>
              )
            );
          })}
        </Terrace>
      </Stack>
    </Container>
  );
}
