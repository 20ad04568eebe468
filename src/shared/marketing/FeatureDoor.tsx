import { styled } from 'styled-components';
import { hueColors } from '../../theme/mixins.ts';
import { featureHues, type Hue, type IllustratedFeature } from '../../theme/tokens.ts';

const Drawing = styled.svg<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  width: 100%;
  height: auto;
  background: var(--tint);
`;

interface FeatureDoorProps {
  feature: IllustratedFeature;
  viewBox?: string;
  className?: string;
}

/** A feature's front door. The class `leaf` is the part that opens. */
export function FeatureDoor({ feature, viewBox = '0 0 240 240', className }: FeatureDoorProps) {
  return (
    <Drawing
      className={className}
      $hue={featureHues[feature]}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href={`/feature-doors.svg#${feature}`} />
      <use href={`/feature-doors.svg#${feature}-leaf`} className="leaf" />
    </Drawing>
  );
}
