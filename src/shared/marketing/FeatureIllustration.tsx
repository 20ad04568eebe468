import { styled } from 'styled-components';
import { color, featureHues, hues, type IllustratedFeature } from '../../theme/tokens.ts';
import { featureShapes, doorstep, type Paint, type Shape } from './featureShapes.ts';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
`;

const paints: Record<Exclude<Paint, 'deep'>, string> = {
  white: color.white,
  pane: color.litSoft,
  lit: color.lit,
  shade: 'rgba(0,0,0,.2)',
  shine: 'rgba(255,255,255,.14)',
  groove: 'rgba(0,0,0,.35)',
};

function Part({ shape, deep }: { shape: Shape; deep: string }) {
  const paintOf = (paint: Paint) => (paint === 'deep' ? deep : paints[paint]);
  if ('stroke' in shape) {
    return <path fill="none" stroke={paintOf(shape.stroke)} strokeWidth="3" d={shape.d} />;
  }
  if ('d' in shape) return <path fill={paintOf(shape.fill)} d={shape.d} />;
  const [cx, cy, rx, ry] = shape.ellipse;
  return <ellipse fill={paintOf(shape.fill)} cx={cx} cy={cy} rx={rx} ry={ry} />;
}

/** `square` with the wall around it; `entrance` without it, cut where the step ends. */
const crops = {
  square: '0 0 240 240',
  entrance: '44 44 152 196',
} as const;

export interface FeatureIllustrationProps {
  feature: IllustratedFeature;
  crop?: keyof typeof crops;
  className?: string;
}

/** A feature's front door. The part that opens has the class `leaf`, so that a card can open it. */
export function FeatureIllustration({
  feature,
  crop = 'square',
  className,
}: FeatureIllustrationProps) {
  const { tint, deep } = hues[featureHues[feature]];
  const { frame, leaf, front = [] } = featureShapes[feature];
  const draw = (shapes: readonly Shape[]) =>
    shapes.map((shape, index) => <Part key={index} shape={shape} deep={deep} />);
  return (
    <Drawing
      className={className}
      viewBox={crops[crop]}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {crop === 'square' && <path fill={tint} d="M0 0h240v240H0z" />}
      {draw(frame)}
      <g className="leaf">{draw(leaf)}</g>
      {draw(front)}
      <path fill={color.ink} fillOpacity=".16" d={doorstep.upper} />
      <path fill={color.ink} fillOpacity=".1" d={doorstep.lower} />
    </Drawing>
  );
}
