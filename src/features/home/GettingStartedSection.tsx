import { styled } from 'styled-components';
import { homeSections } from '../../strings/homeSections.ts';
import { media } from '../../theme/media.ts';
import { hueColors, sidewaysOnPhones } from '../../theme/mixins.ts';
import { shadow, space, type Hue } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { PictureCard } from '../../shared/marketing/PictureCard.ts';
import { Reveal } from '../../ui/Reveal.tsx';
import { Scene } from '../../shared/marketing/Scene.tsx';
import { stretchedLink } from '../../ui/stretchedLink.ts';
import { Body, H2, H3, Lead } from '../../ui/Text.tsx';

// From 1024 px the heading sits over the low step, so the stairs start before it ends.
const Head = styled.div`
  max-width: 720px;
  margin-bottom: ${space.headToBody};

  ${media.lg} {
    max-width: 600px;
    margin-bottom: -24px;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 16px;
`;

/** Three steps of 56 px, rising to the right. */
const Stairs = styled.ul`
  display: grid;
  gap: clamp(12px, 2vw, 24px);
  ${sidewaysOnPhones('min(80%, 20rem)')}

  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);
    align-items: start;

    > :nth-child(1) {
      margin-top: 112px;
    }
    > :nth-child(2) {
      margin-top: 56px;
    }
  }
`;

const Art = styled.div<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  display: grid;
  place-items: end center;
  height: 216px;
  overflow: hidden;
  padding: 1.75rem 28px 0;
  background: var(--tint);

  img {
    width: 100%;
    max-width: 320px;
    height: auto;
    border-radius: 10px 10px 0 0;
    box-shadow: ${shadow.sh2};
  }
  ${media.belowMd} {
    height: 176px;
  }
`;

const StepWords = styled.div`
  display: grid;
  gap: 8px;
  align-content: center;
  padding: 1.625rem 28px 2.125rem;
`;

const Card = styled(PictureCard)`
  position: relative;

  &:hover {
    box-shadow: ${shadow.hairHover};
  }
`;

const CardLink = styled(AppLink)`
  ${stretchedLink}
`;

const Text = styled(Body)`
  font-size: 1rem;
  line-height: 1.55;
`;

const CARD_SIZES =
  '(max-width: 767px) min(80vw - 94px, 264px), (max-width: 1023px) min(41.7vw - 89px, 320px), 320px';

/** Three cards that climb. */
export function GettingStartedSection() {
  const { title, text, cards } = homeSections.gettingStarted;
  return (
    <Section>
      <Wrap>
        <Head>
          <Reveal>
            <Words>
              <H2>{title}</H2>
              <Lead>{text}</Lead>
            </Words>
          </Reveal>
        </Head>
        <Stairs>
          {cards.map((card, index) => (
            <Reveal key={card.title} as="li" index={index}>
              <Card>
                <Art $hue={card.hue}>
                  <Scene name={card.scene} sizes={CARD_SIZES} />
                </Art>
                <StepWords>
                  <H3>
                    <CardLink to={card.to}>{card.title}</CardLink>
                  </H3>
                  <Text>{card.text}</Text>
                </StepWords>
              </Card>
            </Reveal>
          ))}
        </Stairs>
      </Wrap>
    </Section>
  );
}
