import { styled } from 'styled-components';
import { crops } from '../../strings/crops.ts';
import type { FeatureStrings } from '../../strings/features/types.ts';
import { media } from '../../theme/media.ts';
import { shadow } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { PictureCard } from '../../shared/marketing/PictureCard.ts';
import { Reveal } from '../../ui/Reveal.tsx';
import { ProductPicture } from '../../shared/marketing/ProductPicture.tsx';
import { Scene, fetchedWhenNear } from '../../shared/marketing/Scene.tsx';
import { Body, H2, H3, Lead } from '../../ui/Text.tsx';
import type { CardsLayout } from './featureLayouts.ts';

const Head = styled(Reveal)`
  display: grid;
  gap: 18px;
  max-width: 760px;
  margin-bottom: 56px;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** All pictures are of one shape, so the words start at the same height on every card: in pixels at 1x. */
const PICTURE_SIZE = { width: 340, height: 210 };

const Picture = styled.div`
  display: grid;
  place-items: end center;
  padding: 1.75rem 28px 0;
  background: var(--tint);

  ${media.belowSm} {
    padding: 20px 16px 0;
  }
  > * {
    width: min(100%, 360px);
  }
  picture {
    display: block;
  }
  img {
    width: 100%;
    height: auto;
    border-radius: 10px 10px 0 0;
    box-shadow: ${shadow.sh2};
  }
  ${fetchedWhenNear(PICTURE_SIZE)}
`;

// From 1024 px, where pictures are above or below the words: below them they stand on the card's bottom edge.
const Card = styled(PictureCard)<{ $wordsFirst: boolean }>`
  ${media.lg} {
    ${({ $wordsFirst }) =>
      $wordsFirst &&
      'display: flex; flex-direction: column-reverse; justify-content: space-between;'}
  }
`;

const Words = styled.div`
  display: grid;
  gap: 10px;
  align-content: center;
  padding: 1.75rem 32px 2.25rem;
`;

const Text = styled(Body)`
  font-size: 1rem;
`;

const SIZES =
  '(max-width: 479px) calc(100vw - 80px), (max-width: 767px) 360px, (max-width: 1023px) 32vw, (max-width: 1439px) 25vw, 355px';

const picturesOf = (layout: CardsLayout) =>
  layout.kind === 'scenes'
    ? layout.scenes.map((scene) => <Scene key={scene} name={scene} sizes={SIZES} />)
    : layout.crops.map((crop) => (
        <ProductPicture
          key={crop}
          name={`crop-${crop}`}
          {...PICTURE_SIZE}
          alt={crops[crop]}
          sizes={SIZES}
        />
      ));

/** The content cards: three windows' worth of what the feature does. */
export function FeatureCards({
  cards,
  layout,
}: {
  cards: FeatureStrings['cards'];
  layout: CardsLayout;
}) {
  const pictures = picturesOf(layout);
  return (
    <Wrap>
      <Head>
        <H2>{cards.title}</H2>
        <Lead>{cards.lead}</Lead>
      </Head>
      <Cards>
        {cards.items.map(({ title, text }, index) => (
          <Reveal as="li" key={title} index={index}>
            <Card $wordsFirst={layout.wordsFirst ?? false}>
              <Picture>{pictures[index]}</Picture>
              <Words>
                <H3>{title}</H3>
                <Text>{text}</Text>
              </Words>
            </Card>
          </Reveal>
        ))}
      </Cards>
    </Wrap>
  );
}
