import { styled } from 'styled-components';
import type { SceneName } from '../../strings/scenes.ts';
import { media } from '../../theme/media.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, radius, shadow, size, type Hue } from '../../theme/tokens.ts';
import { Body, H3 } from '../../ui/Text.tsx';
import { Scene, bottomEdge } from './Scene.tsx';
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

const Panel = styled.div<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  ${bottomEdge}
  display: flex;
  flex-direction: column;
  gap: 36px;
  min-width: 0;
  height: 100%;
  border-radius: ${radius.card};
  background: var(--tint);
`;

const Words = styled.div`
  display: grid;
  gap: 14px;
  max-width: 560px;
  padding: clamp(28px, 3.4vw, 48px) clamp(24px, 3.4vw, 48px) 0;
`;

const Text = styled(Body)`
  color: ${color.inkOnTint};
`;

// Stands on the bottom edge; below 768 px a large scene keeps 320 px of height and bleeds off the right edge, and a phone
// shows all of its own.
const Window = styled.div<{ $bleeds: boolean; $maxWidth: number }>`
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
  ${media.belowMd} {
    margin-right: ${({ $bleeds }) => ($bleeds ? 0 : '24px')};

    img {
      ${({ $bleeds }) => $bleeds && 'width: auto; max-width: none; height: 320px;'}
    }
  }
  ${media.belowSm} {
    margin-inline: 16px;

    img {
      width: 100%;
      height: auto;
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
  /** Small scenes fit a phone's width as they are. */
  bleeds?: boolean;
}

/** A tinted panel with words above and a scene standing on its bottom edge. */
export function ScenePanel({ hue, scene, sizes, title, text, bleeds = true }: ScenePanelProps) {
  return (
    <Panel $hue={hue}>
      <Words>
        <H3 as="h2">{title}</H3>
        <Text>{text}</Text>
      </Words>
      <Window $bleeds={bleeds} $maxWidth={sceneMaxWidth(scene)}>
        <Scene name={scene} sizes={sizes} framed={bleeds} />
      </Window>
    </Panel>
  );
}
