import { styled } from 'styled-components';
import { Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { ScenePanel } from '../../shared/marketing/ScenePanel.tsx';
import type { FeatureStrings } from '../../strings/features/featureStrings.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { Container, Split, Stack } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { H2, Lead } from '../../ui/Text.tsx';
import type { FeatureLayout } from './featureLayouts.ts';

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

const DARK_SIZES = '(max-width: 1023px) calc(92vw - 80px), (max-width: 1439px) 50vw, 742px';

const WIDE_SIZES = '(max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 46vw, 638px';
/** Upright scenes: beside their text on tablets. */
const NARROW_SIZES = '(max-width: 479px) calc(100vw - 80px), (max-width: 1023px) 440px, 428px';

interface FeatureScenesProps {
  scenes: FeatureStrings['scenes'];
  panels: FeatureLayout['panels'];
}

export function FeatureScenes({ scenes: [first, second], panels }: FeatureScenesProps) {
  if (panels.length === 2) {
    return (
      <Container>
        <Split $ratio="7:5" $gap={24}>
          <ScenePanel {...panels[0]} {...first} sizes={WIDE_SIZES} />
          {second && <ScenePanel {...panels[1]} {...second} sizes={NARROW_SIZES} />}
        </Split>
      </Container>
    );
  }
  const [{ scene, isMirrored }] = panels;
  return (
    <Container>
      <Reveal>
        <Panel>
          <Split
            $ratio={isMirrored ? '8:4' : '4:8'}
            $gap={40}
            $columnGap={56}
            $align="end"
            $isMirrored={isMirrored}
          >
            <Description>
              <H2>{first.title}</H2>
              <Lead>{first.text}</Lead>
            </Description>
            <Scene name={scene} sizes={DARK_SIZES} framed />
          </Split>
        </Panel>
      </Reveal>
    </Container>
  );
}
