import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { FeatureTexts } from '../../contract/texts/texts.ts';
import { phoneRow } from '../../shared/marketing/phoneRow.ts';
import { fetchedWhenNear, PictureCard, Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { ScenePanel } from '../../shared/marketing/ScenePanel.tsx';
import { color, media, shadow } from '../../theme/tokens.ts';
import { Container, Grid, Split, Stack } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { CardBody, H2, H3, Lead } from '../../ui/Text.tsx';
import type { FeatureLayout } from './featureLayouts.ts';

const Header = styled(Reveal)`
  display: grid;
  gap: 18px;
  max-width: 760px;
  margin-bottom: clamp(28px, 4vw, 56px);
`;

const Cards = styled(Grid)`
  ${phoneRow('min(84%, 21rem)')}
  ${media.belowMd} {
    gap: 16px;
  }
`;

/** In pixels at 1x. With one size, the text of all cards starts at the same height. */
const PICTURE_SIZE = { width: 340, height: 210 };

const Picture = styled.div`
  display: grid;
  place-items: end center;
  overflow: hidden;
  padding: clamp(20px, 4vw, 28px) clamp(16px, 4vw, 28px) 0;
  background: var(--tint);

  > * {
    width: min(100%, 360px);
  }
  img {
    border-radius: 10px 10px 0 0;
    box-shadow: ${shadow.sh2};
  }
  ${fetchedWhenNear(PICTURE_SIZE)}
`;

const Card = styled(PictureCard)<{ $textFirst?: boolean }>`
  ${media.lg} {
    ${({ $textFirst }) =>
      $textFirst &&
      'display: flex; flex-direction: column-reverse; justify-content: space-between;'}
  }
`;

const CardText = styled(Stack).attrs({ $gap: 10 })`
  align-content: center;
  padding: 1.75rem clamp(16px, 4vw, 28px) 2.25rem;
`;

const CARD_SIZES =
  '(max-width: 479px) calc(100vw - 80px), (max-width: 767px) 360px, (max-width: 1023px) 32vw, (max-width: 1439px) 25vw, 355px';

interface FeatureCardsProps {
  cards: NonNullable<FeatureTexts['cards']>;
  layout: FeatureLayout;
}

export function FeatureCards({ cards, layout }: FeatureCardsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = row.current ?? {};
    // The cards have no links, so the row itself takes the keyboard's focus.
    if (scrollWidth > clientWidth) row.current!.tabIndex = 0;
  }, []);
  return (
    <Container>
      <Header>
        <H2>{cards.title}</H2>
        <Lead>{cards.lead}</Lead>
      </Header>
      <Cards as="ul" ref={row} $gap={24} $lg={3}>
        {cards.items.map(({ title, text, picture }, index) => (
          <Reveal as="li" key={title} index={index}>
            <Card $textFirst={layout.textFirst}>
              <Picture>
                <Scene picture={picture} sizes={CARD_SIZES} />
              </Picture>
              <CardText>
                <H3>{title}</H3>
                <CardBody>{text}</CardBody>
              </CardText>
            </Card>
          </Reveal>
        ))}
      </Cards>
    </Container>
  );
}

/** At the sides of a wall. */
const WALL_PADDING = 'clamp(20px, 4vw, 56px)';

const Wall = styled(SceneFrame)`
  --text2: ${color.inkOnTint};

  ${media.md} {
    padding-inline: ${WALL_PADDING};
  }
`;

const DarkPanel = styled(Wall)`
  --tint: ${color.dusk};
  --deep: ${color.lit};
  --text2: ${color.onDusk2};
  color: ${color.onDusk};
`;

const WallText = styled(Stack).attrs({ $gap: 18 })`
  align-self: center;

  ${media.belowMd} {
    padding: 12px 8px 0;
  }
  ${media.lg} {
    padding-bottom: 64px;
  }
`;

/** Pixels between text and picture, and between the columns of sections without a wall. */
const WALL_GAP = 56;
const OPEN_GAP = 64;

/** Text and picture on a wall, whose columns begin where those of sections without a wall do: of 4:8, or mirrored of 7:5. */
const WallSplit = styled(Split).attrs({ $ratio: '4:8', $columnGap: WALL_GAP })`
  ${media.lg} {
    --open: calc(100% + 2 * ${WALL_PADDING} - ${OPEN_GAP}px);
    --before: calc(${OPEN_GAP - WALL_GAP}px - ${WALL_PADDING});
    grid-template-columns:
      calc(
        var(--open) * ${({ $isMirrored }) => ($isMirrored ? '7 / 12' : '4 / 12')} + var(--before)
      )
      minmax(0, 1fr);
  }
`;

const DARK_SIZES = '(max-width: 1023px) calc(92vw - 80px), (max-width: 1439px) 50vw, 742px';

const WIDE_SIZES = '(max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 46vw, 638px';
const NARROW_SIZES = '(max-width: 479px) calc(100vw - 80px), (max-width: 1023px) 440px, 428px';

interface FeatureScenesProps {
  scenes: NonNullable<FeatureTexts['scenes']>;
  layout: FeatureLayout;
}

export function FeatureScenes({ scenes: [first, second], layout }: FeatureScenesProps) {
  const { isMirrored, panelHues = ['amber', 'rose'] } = layout;
  if (!first) return null;
  if (second) {
    return (
      <Container>
        <Split $ratio="7:5" $gap={24}>
          <ScenePanel {...first} hue={panelHues[0]} sizes={WIDE_SIZES} />
          <ScenePanel {...second} hue={panelHues[1]} sizes={NARROW_SIZES} />
        </Split>
      </Container>
    );
  }
  return (
    <Container>
      <Reveal>
        <DarkPanel>
          <WallSplit $gap={40} $align="end" $isMirrored={isMirrored}>
            <WallText>
              <H2>{first.title}</H2>
              <Lead>{first.text}</Lead>
            </WallText>
            <Scene picture={first.picture} sizes={DARK_SIZES} framed />
          </WallSplit>
        </DarkPanel>
      </Reveal>
    </Container>
  );
}
