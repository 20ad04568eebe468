import { styled } from 'styled-components';
import { Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { ScenePanel } from '../../shared/marketing/ScenePanel.tsx';
import type { FeatureStrings, TitledText } from '../../strings/features/featureStrings.ts';
import type { SceneName } from '../../strings/scenes.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { Container, Split, Stack } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { H2, Lead } from '../../ui/Text.tsx';
import type { ScenesLayout } from './featureLayouts.ts';

const Panel = styled(SceneFrame)`
  --tint: ${color.dusk};
  --deep: ${color.lit};
  --text2: ${color.onDusk2};
  color: ${color.onDusk};
`;

const Description = styled(Stack).attrs({ $gap: 18 })`
  align-self: center;

  ${media.belowMd} {
    padding: 12px 8px 0;
  }
  ${media.lg} {
    padding-bottom: 64px;
  }
`;

const Picture = styled.div<{ $isFirst: boolean }>`
  ${media.lg} {
    order: ${({ $isFirst }) => ($isFirst ? -1 : 0)};
  }
`;

const DARK_SIZES = '(max-width: 1023px) calc(92vw - 80px), (max-width: 1439px) 50vw, 742px';

interface DarkPanelProps {
  strings: TitledText;
  scene: SceneName;
  /** From 1024 px the scene is on the left. */
  isMirrored?: boolean;
}

function DarkPanel({ strings: { title, text }, scene, isMirrored = false }: DarkPanelProps) {
  return (
    <Panel>
      <Split $ratio={isMirrored ? '8:4' : '4:8'} $gap={40} $columnGap={56} $align="end">
        <Description>
          <H2>{title}</H2>
          <Lead>{text}</Lead>
        </Description>
        <Picture $isFirst={isMirrored}>
          <Scene name={scene} sizes={DARK_SIZES} framed />
        </Picture>
      </Split>
    </Panel>
  );
}

const WIDE_SIZES = '(max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 46vw, 638px';
/** Upright scenes: beside their text on tablets. */
const NARROW_SIZES = '(max-width: 479px) calc(100vw - 80px), (max-width: 1023px) 440px, 428px';

interface FeatureScenesProps {
  scenes: FeatureStrings['scenes'];
  layout: ScenesLayout;
}

export function FeatureScenes({ scenes, layout }: FeatureScenesProps) {
  if (layout.kind === 'dark') {
    return (
      <Container>
        <Reveal>
          <DarkPanel strings={scenes[0]} scene={layout.scene} isMirrored={layout.isMirrored} />
        </Reveal>
      </Container>
    );
  }
  const [left, right] = layout.panels;
  return (
    <Container>
      <Split $ratio="7:5" $gap={24}>
        <ScenePanel {...left} {...scenes[0]} sizes={WIDE_SIZES} />
        {scenes[1] && <ScenePanel {...right} {...scenes[1]} sizes={NARROW_SIZES} />}
      </Split>
    </Container>
  );
}
