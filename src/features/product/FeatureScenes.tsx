import { styled } from 'styled-components';
import type { FeatureStrings, TitledText } from '../../strings/features/types.ts';
import type { SceneName } from '../../strings/scenes.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Scene, Wall } from '../../shared/marketing/Scene.tsx';
import { H2, Lead } from '../../ui/Text.tsx';
import { sceneSizes } from '../../shared/marketing/sceneSizes.ts';
import { Duo, ScenePanel } from '../../shared/marketing/ScenePanel.tsx';
import type { ScenesLayout } from './featureLayouts.ts';

// One of the two dusk panels of the house: ink-dark wall, lit sill.
const Dusk = styled(Wall)`
  --tint: ${color.dusk};
  --deep: ${color.lit};
  --text2: ${color.onDusk2};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  color: ${color.onDusk};

  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: 56px;
    align-items: end;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 18px;
  align-self: center;

  ${media.belowMd} {
    padding-right: 24px;
  }
  ${media.lg} {
    padding-bottom: 64px;
  }
`;

const DUSK_WIDTHS = { tablet: 'calc(92vw - 80px)', desktop: '50vw', full: '742px' };

function DuskWall({ words: { title, text }, scene }: { words: TitledText; scene: SceneName }) {
  return (
    <Dusk>
      <Words>
        <H2>{title}</H2>
        <Lead>{text}</Lead>
      </Words>
      <Scene name={scene} sizes={sceneSizes(scene, 430, DUSK_WIDTHS)} />
    </Dusk>
  );
}

const WIDE_PANEL = { tablet: 'calc(93vw - 80px)', desktop: '46vw', full: '638px' };
const NARROW_PANEL = { tablet: 'calc(93vw - 80px)', desktop: '31vw', full: '428px' };

/** The further scenes of a feature: one on a dusk wall, 4:8, or a pair of tinted walls, 7:5. */
export function FeatureScenes({
  walls,
  look,
}: {
  walls: FeatureStrings['walls'];
  look: ScenesLayout;
}) {
  if (look.kind === 'dusk') {
    return (
      <Wrap>
        <Reveal>
          <DuskWall words={walls[0]} scene={look.scene} />
        </Reveal>
      </Wrap>
    );
  }
  const [left, right] = look.panels;
  return (
    <Wrap>
      <Duo>
        <ScenePanel {...left} {...walls[0]} sizes={sceneSizes(left.scene, 320, WIDE_PANEL)} />
        {walls[1] && (
          <ScenePanel {...right} {...walls[1]} sizes={sceneSizes(right.scene, 195, NARROW_PANEL)} />
        )}
      </Duo>
    </Wrap>
  );
}
