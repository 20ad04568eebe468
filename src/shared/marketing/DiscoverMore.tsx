import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { FEATURE_SLUGS, labelOfPage, lineOfPage } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { cardFrame } from '../../theme/mixins.ts';
import { color, media, motion, shadow } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { Grid, Stack } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { H2, Small } from '../../ui/Text.tsx';
import { FeatureDoor } from './FeatureDoor.tsx';

const Cards = styled(Grid)`
  ${media.belowMd} {
    grid: auto-flow 1fr / 1fr 1fr;
  }
`;

const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 46px 1fr;
  height: 100%;
  overflow: hidden;
  ${cardFrame}
  transition: box-shadow 180ms;

  &:hover {
    box-shadow: ${shadow.hairHover};
  }
  > svg {
    height: 100%;
  }
  ${media.md} {
    grid-template: auto 1fr / 1fr;
  }
  /* The door opens. */
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

const Words = styled.div`
  padding: 1.125rem 10px;
  overflow-wrap: anywhere;

  ${media.belowMd} {
    align-self: center;
  }
  ${media.md} {
    padding: 1.125rem 20px 1.375rem;
  }
`;

const Line = styled(Small)`
  margin-top: 4px;

  ${media.belowMd} {
    display: none;
  }
`;

const Title = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 10px;
  align-items: center;
  font-size: 0.875rem;
  line-height: 1.3;
  letter-spacing: -0.016em;
  font-weight: 580;

  svg {
    flex: none;
    margin-top: 2px;
    color: ${color.ink3};

    ${media.belowLg} {
      display: none;
    }
  }
  ${media.md} {
    align-items: start;
    font-size: 1rem;
  }
  ${media.lg} {
    font-size: 1.125rem;
  }
`;

export function DiscoverMore({ title }: { title: string }) {
  const { navigation } = useSite();
  return (
    <Stack $gap="clamp(28px, 4.6vw, 40px)">
      <H2>{title}</H2>
      <Cards as="ul" $gap="clamp(8px, 1.7vw, 24px)" $md={4}>
        {FEATURE_SLUGS.map((feature) => {
          const path = paths.feature(feature);
          const label = labelOfPage(navigation, path);
          const line = lineOfPage(navigation, path);
          if (!label) return null;
          return (
            <li key={feature}>
              <Card>
                <FeatureDoor feature={feature} />
                <Words>
                  <Title>
                    <CardLink to={path}>{label}</CardLink>
                    <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
                  </Title>
                  {line && <Line>{line}</Line>}
                </Words>
              </Card>
            </li>
          );
        })}
      </Cards>
    </Stack>
  );
}
