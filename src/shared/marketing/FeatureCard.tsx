import { ArrowUpRight } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, motion, radius, shadow, type IllustratedFeature } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { FeatureIllustration } from './FeatureIllustration.tsx';

const Card = styled(AppLink)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
  transition: box-shadow 180ms;

  &:hover {
    box-shadow: ${shadow.hairHover};
  }
  &:focus-visible {
    border-radius: ${radius.card};
  }
  .leaf {
    transform-box: fill-box;
    transform-origin: left center;
    transition: transform ${motion.slow} ${motion.ease};
  }
  /* Phones: less of the wall above the door. */
  ${media.belowMd} {
    > svg {
      aspect-ratio: 6 / 5;
    }
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
  padding: 0.875rem 14px 1.125rem;
  font-size: 1rem;
  font-weight: 580;
  line-height: 1.3;
  letter-spacing: -0.016em;
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
  /* Four beside each other have room for it. */
  ${media.lg} {
    font-size: 1.125rem;

    svg {
      display: block;
    }
  }
`;

/** A feature's front door; it opens under the pointer and on focus. */
export function FeatureCard({
  feature,
  title,
  to,
}: {
  feature: IllustratedFeature;
  title: string;
  to: string;
}) {
  return (
    <Card to={to}>
      <FeatureIllustration feature={feature} />
      <Title>
        {title}
        <ArrowUpRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </Title>
    </Card>
  );
}
