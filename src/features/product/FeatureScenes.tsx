import { styled } from 'styled-components';
import type { FeatureStrings, TitledText } from '../../strings/features/types.ts';
import type { SceneName } from '../../strings/scenes.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { H2, Lead } from '../../ui/Text.tsx';
import { sceneSizes } from '../../shared/marketing/sceneSizes.ts';
import { PanelPair, ScenePanel } from '../../shared/marketing/ScenePanel.tsx';
import type { ScenesLayout } from './featureLayouts.ts';

// One of the site's two dark panels, with a lit bottom edge.
const Panel = styled(SceneFrame)<{ $mirrored: boolean }>`
  --tint: ${color.dusk};
  --deep: ${color.lit};
  --text2: ${color.onDusk2};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  color: ${color.onDusk};

  ${media.lg} {
    grid-template-columns: ${({ $mirrored }) =>
      $mirrored ? 'minmax(0, 8fr) minmax(0, 4fr)' : 'minmax(0, 4fr) minmax(0, 8fr)'};
    column-gap: 56px;
    align-items: end;

    > :last-child {
      order: ${({ $mirrored }) => ($mirrored ? -1 : 0)};
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: 18px;
  align-self: center;

  ${media.belowMd} {
    padding: 12px 8px 0;
  }
  ${media.lg} {
    padding-bottom: 64px;
  }
`;

const DUSK_WIDTHS = { tablet: 'calc(92vw - 80px)', desktop: '50vw', full: '742px' };

interface DarkPanelProps {
  words: TitledText;
  scene: SceneName;
  /** From 1024 px the scene stands at the left. */
  mirrored?: boolean;
}

function DarkPanel({ words: { title, text }, scene, mirrored = false }: DarkPanelProps) {
  return (
    <Panel $mirrored={mirrored}>
      <Words>
        <H2>{title}</H2>
        <Lead>{text}</Lead>
      </Words>
      <Scene name={scene} sizes={sceneSizes(DUSK_WIDTHS)} framed />
    </Panel>
  );
}

const WIDE_PANEL = { tablet: 'calc(93vw - 80px)', desktop: '46vw', full: '638px' };
/** Upright scenes: beside their words on tablets. */
const NARROW_PANEL = '(max-width: 479px) calc(100vw - 80px), (max-width: 1023px) 440px, 428px';

/** The further scenes of a feature: one on a dark panel, 4:8, or a pair of tinted panels, 7:5. */
export function FeatureScenes({
  scenes,
  layout,
}: {
  scenes: FeatureStrings['scenes'];
  layout: ScenesLayout;
}) {
  if (layout.kind === 'dusk') {
    return (
      <Wrap>
        <Reveal>
          <DarkPanel words={scenes[0]} scene={layout.scene} mirrored={layout.mirrored} />
        </Reveal>
      </Wrap>
    );
  }
  const [left, right] = layout.panels;
  return (
    <Wrap>
      <PanelPair>
        <ScenePanel {...left} {...scenes[0]} sizes={sceneSizes(WIDE_PANEL)} />
        {scenes[1] && <ScenePanel {...right} {...scenes[1]} sizes={NARROW_PANEL} />}
      </PanelPair>
    </Wrap>
  );
}
