import { styled } from 'styled-components';
import { homeSections } from '../../strings/homeSections.ts';
import { media } from '../../theme/media.ts';
import { sidewaysOnPhones } from '../../theme/mixins.ts';
import { color, radius, space } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { DarkSection, SplitHead, Wrap } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { darkFrame, Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { stretchedLink } from '../../ui/stretchedLink.ts';
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
  gap: clamp(12px, 2vw, 24px);

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${sidewaysOnPhones('min(80%, 20rem)')}
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Card = styled.div`
  position: relative;
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

const CardLink = styled(AppLink)`
  ${stretchedLink}

  &:hover {
    box-shadow: inset 0 -2px ${color.lit};
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

const WALL_SIZES = '(max-width: 1439px) calc(91vw - 90px), 1168px';
const CARD_SIZES =
  '(max-width: 767px) min(80vw - 94px, 264px), (max-width: 1439px) calc(33vw - 98px), 355px';

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
        <Pictures>
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
                    <H4 as="h3">
                      <CardLink to={card.to}>{card.title}</CardLink>
                    </H4>
                    <p>{card.text}</p>
                  </Words>
                </Card>
              </Reveal>
            ))}
          </Cards>
        </Pictures>
      </Wrap>
    </DarkSection>
  );
}
