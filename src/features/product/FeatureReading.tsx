import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { FeatureSlug } from '../../contract/paths.ts';
import { featureReading } from '../../strings/features/reading.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { H2 } from '../../ui/Text.tsx';

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;

  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: 64px;
  }
`;

const Line = styled(AppLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem 1.25rem;
  align-items: baseline;
  padding-block: 1.375rem;
  border-top: 1px solid ${color.line2};

  small {
    grid-column: 1 / -1;
    ${type.small}
    color: ${color.ink3};
  }
  ${media.md} {
    grid-template-columns: 4rem minmax(0, 1fr) auto;

    small {
      grid-column: auto;
    }
  }
  span {
    ${type.h4}
  }
  svg {
    align-self: center;
  }
  &:hover span {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 6px;
  }
`;

/** A recording and two posts about a feature. */
export function FeatureReading({ feature }: { feature: FeatureSlug }) {
  return (
    <Columns>
      <H2>{featureReading.title}</H2>
      <ul>
        {featureReading.items[feature].map(({ kind, title, to }) => (
          <li key={to}>
            <Line to={to}>
              <small>{kind}</small> <span>{title}</span>
              <ArrowRight size={20} strokeWidth={2} aria-hidden="true" />
            </Line>
          </li>
        ))}
      </ul>
    </Columns>
  );
}
