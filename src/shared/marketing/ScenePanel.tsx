import { css, styled } from 'styled-components';
import type { SceneName } from '../../strings/scenes.ts';
import { media } from '../../theme/media.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, radius, shadow, size, type Hue } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { stretchedLink } from '../../ui/stretchedLink.ts';
import { Body, H3 } from '../../ui/Text.tsx';
import { Scene, bottomEdge, phoneScene } from './Scene.tsx';
import { sceneMaxWidth } from './sceneSizes.ts';

/** Two tinted panels side by side, 7:5 from 1024 px. */
export const PanelPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Panel = styled.div<{ $hue: Hue; $tall: boolean }>`
  ${({ $hue }) => hueColors($hue)}
  ${bottomEdge}
  display: flex;
  flex-direction: column;
  gap: 36px;
  min-width: 0;
  height: 100%;
  border-radius: ${radius.card};
  background: var(--tint);

  /* By itself in a row it has its words and a tall scene beside each other. */
  ${({ $tall }) =>
    $tall &&
    css`
      ${media.md} {
        display: grid;
        grid-template-columns: 1fr 1fr;
      }
      ${media.lg} {
        display: flex;
      }
    `}
`;

const Words = styled.div`
  display: grid;
  gap: 14px;
  max-width: 560px;
  padding: clamp(28px, 3.4vw, 48px) clamp(24px, 3.4vw, 48px) 0;
`;

const PanelLink = styled(AppLink)`
  ${stretchedLink}
`;

const Text = styled(Body)`
  color: ${color.inkOnTint};
`;

// From 1024 px it is as high as the panel beside it leaves it: cropped at the bottom, and no hole above it.
const tallWindow = css`
  ${media.md} {
    margin-top: clamp(28px, 3.4vw, 48px);
  }
  ${media.lg} {
    position: relative;
    flex: 1;
    min-height: 330px;
    margin-top: 0;

    img {
      position: absolute;
      inset: 0;
      height: 100%;
      object-fit: cover;
      object-position: top;
    }
  }
`;

// Stands on the bottom edge.
const Window = styled.div<{ $tall: boolean; $maxWidth: number }>`
  margin: auto clamp(24px, 3.4vw, 48px) ${size.sill};
  overflow: hidden;
  border-radius: ${radius.control} ${radius.control} 0 0;

  picture {
    display: block;
    max-width: ${({ $maxWidth }) => $maxWidth}px;
  }
  img {
    width: 100%;
    height: auto;
    box-shadow: ${shadow.sh2};
  }
  ${({ $tall }) => $tall && tallWindow}
  ${media.belowMd} {
    margin-inline: 16px;

    picture {
      ${phoneScene}
    }
  }
`;

export interface ScenePanelProps {
  hue: Hue;
  scene: SceneName;
  /** True widths of the scene, for the `sizes` attribute. */
  sizes: string;
  title: string;
  text: string;
  /** Where the whole panel leads. */
  to?: string;
  /** The scene is drawn upright, 340 by 440 px, and fits a phone as it is. */
  tall?: boolean;
}

/** A tinted panel with words above and a scene standing on its bottom edge. */
export function ScenePanel({ hue, scene, sizes, title, text, to, tall = false }: ScenePanelProps) {
  return (
    <Panel $hue={hue} $tall={tall}>
      <Words>
        <H3 as="h2">{to ? <PanelLink to={to}>{title}</PanelLink> : title}</H3>
        <Text>{text}</Text>
      </Words>
      <Window $tall={tall} $maxWidth={sceneMaxWidth(scene)}>
        <Scene name={scene} sizes={sizes} framed={!tall} />
      </Window>
    </Panel>
  );
}
