import { styled } from 'styled-components';
import { homeSections } from '../../strings/homeSections.ts';
import { media } from '../../theme/media.ts';
import { color, radius, space } from '../../theme/tokens.ts';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { DarkSection, SplitHead, Wrap } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { darkFrame, Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { Display2, H4, Lead } from '../../ui/Text.tsx';

const Head = styled(SplitHead)`
  margin-bottom: ${space.headToBody};
`;

const Title = styled.div`
  display: grid;
  gap: 22px;
`;

const DarkFrame = styled(SceneFrame)`
  ${darkFrame}
`;

const Cards = styled.ul`
  display: grid;
  gap: 24px;
  margin-top: 24px;

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Card = styled.div`
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.dusk800};
`;

// The scene stands on the card's words at every width, cropped at the bottom only.
const Art = styled.div`
  padding: 1.75rem 28px 0;
  background: ${color.dusk700};

  picture {
    display: block;
    aspect-ratio: 340 / 195;
    overflow: hidden;
    border-radius: 10px 10px 0 0;
  }

  img {
    width: 100%;
    height: auto;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 8px;
  padding: 1.625rem 28px 2rem;

  p {
    color: var(--text2);
    font-size: 1rem;
    line-height: 1.5;
  }
`;

const WALL_SIZES = '(max-width: 767px) 799px, (max-width: 1439px) calc(91vw - 90px), 1168px';
const CARD_SIZES =
  '(max-width: 767px) calc(100vw - 104px), (max-width: 1439px) calc(33vw - 98px), 355px';

/** The third feature, on dark ground, with what it consists of in three cards. */
export function CommunicationSection() {
  const { name, title, text, cards } = homeSections.communication;
  return (
    <DarkSection>
      <Wrap>
        <Reveal>
          <Head>
            <Title>
              <Eyebrow>{name}</Eyebrow>
              <Display2 as="h2">{title}</Display2>
            </Title>
            <Lead>{text}</Lead>
          </Head>
        </Reveal>
        <Reveal>
          <DarkFrame>
            <Scene name="comms" sizes={WALL_SIZES} framed />
          </DarkFrame>
        </Reveal>
        <Cards>
          {cards.map((card, index) => (
            <Reveal key={card.title} as="li" index={index}>
              <Card>
                <Art>
                  <Scene name={card.scene} sizes={CARD_SIZES} />
                </Art>
                <Words>
                  <H4 as="h3">{card.title}</H4>
                  <p>{card.text}</p>
                </Words>
              </Card>
            </Reveal>
          ))}
        </Cards>
      </Wrap>
    </DarkSection>
  );
}
