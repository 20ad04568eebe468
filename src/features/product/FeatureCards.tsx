import { styled } from 'styled-components';
import type { FeatureStrings } from '../../strings/features/types.ts';
import { media } from '../../theme/media.ts';
import { shadow } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { PictureCard } from '../../shared/marketing/PictureCard.ts';
import { Reveal } from '../../ui/Reveal.tsx';
import { Scene } from '../../shared/marketing/Scene.tsx';
import { Body, H2, H3, Lead } from '../../ui/Text.tsx';
import type { CardsLayout } from './featureLayouts.ts';
import { FeatureDiagram } from './FeatureDiagram.tsx';

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

const Diagram = styled.div`
  display: grid;
  place-items: center;
  padding: 2.5rem 32px 2.25rem;
  background: var(--tint);
`;

// From 1024 px as tall as a diagram, so the words below start at the same height on every page.
const SmallScene = styled.div`
  display: grid;
  place-items: end center;
  padding: 1.75rem 28px 0;
  background: var(--tint);

  ${media.lg} {
    height: 264px;
  }
  picture {
    width: min(100%, 360px);
  }
  img {
    width: 100%;
    height: auto;
    border-radius: 10px 10px 0 0;
    box-shadow: ${shadow.sh2};
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

const SCENE_SIZES =
  '(max-width: 767px) min(100vw - 104px, 360px), (max-width: 1023px) 32vw, (max-width: 1439px) 25vw, 355px';

const artOf = (layout: CardsLayout) =>
  layout.kind === 'scenes'
    ? layout.scenes.map((scene) => (
        <SmallScene key={scene}>
          <Scene name={scene} sizes={SCENE_SIZES} />
        </SmallScene>
      ))
    : layout.patterns.map((pattern) => (
        <Diagram key={pattern.join('')}>
          <FeatureDiagram pattern={pattern} />
        </Diagram>
      ));

/** The content cards: three windows' worth of what the feature does. */
export function FeatureCards({
  cards,
  layout,
}: {
  cards: FeatureStrings['cards'];
  layout: CardsLayout;
}) {
  const art = artOf(layout);
  return (
    <Wrap>
      <Head>
        <H2>{cards.title}</H2>
        <Lead>{cards.lead}</Lead>
      </Head>
      <Cards>
        {cards.items.map(({ title, text }, index) => (
          <Reveal as="li" key={title} index={index}>
            <PictureCard>
              {art[index]}
              <Words>
                <H3>{title}</H3>
                <Text>{text}</Text>
              </Words>
            </PictureCard>
          </Reveal>
        ))}
      </Cards>
    </Wrap>
  );
}
