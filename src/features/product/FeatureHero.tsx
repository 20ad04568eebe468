import { styled } from 'styled-components';
import type { FeatureSlug } from '../../contract/paths.ts';
import { media } from '../../theme/media.ts';
import { radius, size, featureHues } from '../../theme/tokens.ts';
import { FeatureIllustration } from '../../shared/marketing/FeatureIllustration.tsx';
import { Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { sceneMaxWidth, sceneSizes } from '../../shared/marketing/sceneSizes.ts';
import { Wide } from '../../ui/Layout.tsx';
import type { FeatureLayout } from './featureLayouts.ts';
import { PeriodScene } from './PeriodScene.tsx';

const Panel = styled(SceneFrame)<{ $sceneWidth: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(24px, 5vw, 84px);
  align-items: end;
  border-radius: ${radius.stage};

  ${media.md} {
    padding: clamp(28px, 4.6vw, 68px) clamp(20px, 5vw, 80px) 0;

    > :last-child {
      /* A small scene is not blown up to fill the panel. */
      width: min(100%, ${({ $sceneWidth }) => $sceneWidth}px);
      justify-self: end;
    }
  }
  ${media.lg} {
    grid-template-columns: minmax(220px, 300px) minmax(0, 1fr);
  }
`;

const Illustration = styled(FeatureIllustration)`
  display: none;

  ${media.lg} {
    display: block;
    overflow: visible;
    margin-bottom: ${size.sill};
    /* Room for a gable above the drawing, none for the steps beside it. */
    clip-path: inset(-10% 0 0);
  }
`;

const WIDTHS = { tablet: 'calc(90vw - 16px)', desktop: '57vw', full: '830px' };

/** The feature's front door and its scene, both on the bottom edge of one tinted panel. */
export function FeatureHero({
  feature,
  scene,
}: {
  feature: FeatureSlug;
  scene: FeatureLayout['scene'];
}) {
  const sizes = sceneSizes(WIDTHS);
  const widest = typeof scene === 'string' ? scene : scene.weekly;
  return (
    <Wide>
      <Panel $hue={featureHues[feature]} $sceneWidth={sceneMaxWidth(widest)}>
        <Illustration feature={feature} crop="entrance" />
        {typeof scene === 'string' ? (
          <Scene name={scene} sizes={sizes} priority framed />
        ) : (
          <PeriodScene scenes={scene} sizes={sizes} />
        )}
      </Panel>
    </Wide>
  );
}
