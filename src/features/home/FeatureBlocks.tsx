import { styled } from 'styled-components';
import { homeSections } from '../../strings/homeSections.ts';
import type { SceneName } from '../../strings/scenes.ts';
import { paths, type FeatureSlug } from '../../contract/paths.ts';
import { media } from '../../theme/media.ts';
import { color, featureHues } from '../../theme/tokens.ts';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const Blocks = styled(Wrap)`
  display: grid;
  gap: clamp(3rem, 7.6vw, 120px);
`;

const Block = styled.div<{ $mirrored: boolean }>`
  display: grid;
  gap: clamp(28px, 4.6vw, 40px);

  ${media.lg} {
    grid-template-columns: ${({ $mirrored }) => ($mirrored ? '8fr 4fr' : '4fr 8fr')};
    column-gap: clamp(40px, 5vw, 80px);
    align-items: center;
  }
`;

const Words = styled.div<{ $mirrored: boolean }>`
  display: grid;
  gap: 20px;
  align-content: center;
  justify-items: start;

  ${media.lg} {
    order: ${({ $mirrored }) => ($mirrored ? 2 : 0)};
  }
`;

const Points = styled.ul`
  width: 100%;
  margin-top: 4px;
`;

const Point = styled.li`
  padding: 0.8125rem 0;
  border-top: 1px solid ${color.line};
  color: var(--text2);
  font-size: 1rem;
  line-height: 1.5rem;
  text-wrap: pretty;

  b {
    color: ${color.ink};
    font-weight: 580;
  }
`;

/** True widths of the scene: the page less its gutters and the wall, then two thirds of it. */
const SCENE_SIZES =
  '(max-width: 1023px) calc(92vw - 80px), (max-width: 1439px) calc(55vw - 60px), 693px';

interface FeatureBlockProps {
  feature: FeatureSlug;
  scene: SceneName;
  words: typeof homeSections.dashboard | typeof homeSections.leads;
  mirrored?: boolean;
}

function FeatureBlock({ feature, scene, words, mirrored = false }: FeatureBlockProps) {
  return (
    <Block $mirrored={mirrored}>
      <Words $mirrored={mirrored}>
        <Eyebrow>{words.name}</Eyebrow>
        <H2>{words.title}</H2>
        <Body>{words.text}</Body>
        <Points>
          {words.points.map(({ term, text }) => (
            <Point key={term}>
              <b>{term}</b> {text}
            </Point>
          ))}
        </Points>
        <TextLink to={paths.feature(feature)}>{words.action}</TextLink>
      </Words>
      <SceneFrame $hue={featureHues[feature]}>
        <Scene name={scene} sizes={SCENE_SIZES} framed />
      </SceneFrame>
    </Block>
  );
}

/** Dashboard and lead management, text and window changing sides. */
export function FeatureBlocks() {
  return (
    <Section $flush>
      <Blocks>
        <Reveal>
          <FeatureBlock feature="dashboard" scene="dashboard-kpis" words={homeSections.dashboard} />
        </Reveal>
        <Reveal>
          <FeatureBlock
            feature="lead-management-system"
            scene="leads"
            words={homeSections.leads}
            mirrored
          />
        </Reveal>
      </Blocks>
    </Section>
  );
}
