import { css, styled } from 'styled-components';
import type { TextPicture } from '../../contract/texts/textFields.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, type Hue, media, radius, shadow, size } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Body, H3 } from '../../ui/Text.tsx';
import { Scene, bottomEdge, isUpright, phoneScene, sceneMaxWidth } from './Scene.tsx';

const Panel = styled.div<{ $hue: Hue; $tall: boolean }>`
  ${({ $hue }) => hueColors($hue)}
  ${bottomEdge}
  --text2: ${color.inkOnTint};
  display: flex;
  flex-direction: column;
  gap: clamp(24px, 3vw, 36px);
  min-width: 0;
  height: 100%;
  border-radius: ${radius.card};
  background: var(--tint);

  /* On tablets the panel has a row to itself: text and scene stand side by side. */
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

const Header = styled(Stack).attrs({ $gap: 14 })`
  align-content: start;
  max-width: 560px;
  padding: clamp(28px, 3.4vw, 48px) clamp(24px, 3.4vw, 48px) 0;
`;

// From 1024 px it takes the height that the panel beside it leaves, cropped at the bottom.
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

const Window = styled.div<{ $tall: boolean; $maxWidth: number }>`
  margin: auto clamp(24px, 3.4vw, 48px) ${size.sill};
  overflow: hidden;
  border-radius: ${radius.control} ${radius.control} 0 0;

  picture {
    max-width: ${({ $maxWidth }) => $maxWidth}px;
    margin-inline: auto;
  }
  img {
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

interface ScenePanelProps {
  hue: Hue;
  picture: TextPicture;
  sizes: string;
  title: string;
  text: string;
  to?: string;
}

export function ScenePanel({ hue, picture, sizes, title, text, to }: ScenePanelProps) {
  const tall = isUpright(picture);
  return (
    <Panel $hue={hue} $tall={tall}>
      <Header>
        <H3 as="h2">{to ? <CardLink to={to}>{title}</CardLink> : title}</H3>
        <Body>{text}</Body>
      </Header>
      <Window $tall={tall} $maxWidth={sceneMaxWidth(picture)}>
        <Scene picture={picture} sizes={sizes} framed={!tall} />
      </Window>
    </Panel>
  );
}
