import type { HomeTexts } from '../../contract/texts/texts.ts';
import { Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { featureHues, type Hue } from '../../theme/tokens.ts';
import { Container, Section, Split, Stack } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Body, Eyebrow, H2 } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Point, Points } from './Points.ts';

type BlocksTexts = NonNullable<HomeTexts['blocks']>;

const SCENE_SIZES =
  '(max-width: 1023px) calc(92vw - 80px), (max-width: 1439px) calc(55vw - 60px), 693px';

interface FeatureBlockProps {
  texts: BlocksTexts[number];
  hue: Hue;
  isMirrored: boolean;
}

function FeatureBlock({ texts, hue, isMirrored }: FeatureBlockProps) {
  return (
    <Reveal>
      <Split
        $ratio={isMirrored ? '8:4' : '4:8'}
        $gap="clamp(28px, 4.6vw, 40px)"
        $columnGap={64}
        $align="center"
        $isMirrored={isMirrored}
      >
        <Stack $gap={20} $justify="start">
          <Eyebrow>{texts.name}</Eyebrow>
          <H2>{texts.title}</H2>
          <Body>{texts.text}</Body>
          <Points>
            {texts.points.map(({ term, text }) => (
              <Point key={term}>
                <b>{term}</b> {text}
              </Point>
            ))}
          </Points>
          <TextLink to={texts.to}>{texts.action}</TextLink>
        </Stack>
        <SceneFrame $hue={hue}>
          <Scene picture={texts.picture} sizes={SCENE_SIZES} framed />
        </SceneFrame>
      </Split>
    </Reveal>
  );
}

const BLOCK_HUES = [featureHues.dashboard, featureHues['lead-management-system']];

export function FeatureBlocks({ blocks }: { blocks: BlocksTexts }) {
  return (
    <Section $flush>
      <Container>
        <Stack $gap="clamp(3rem, 7.6vw, 120px)">
          {blocks.map((texts, index) => (
            <FeatureBlock
              key={texts.title}
              texts={texts}
              hue={BLOCK_HUES[index % BLOCK_HUES.length]!}
              isMirrored={index % 2 === 1}
            />
          ))}
        </Stack>
      </Container>
    </Section>
  );
}
