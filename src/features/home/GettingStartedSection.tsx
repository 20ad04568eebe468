import { styled } from 'styled-components';
import { PictureCard, Scene } from '../../shared/marketing/Scene.tsx';
import { homeStrings } from '../../strings/home.ts';
import { hueColors, sidewaysOnPhones } from '../../theme/mixins.ts';
import { type Hue, media, shadow, space } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/AppLink.tsx';
import { Container, Grid, Section, Stack } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { CardBody, H2, H3, Lead } from '../../ui/Text.tsx';

// From 1024 px the heading is above the lowest step, so the stairs start before it ends.
const Header = styled.div`
  max-width: 720px;
  margin-bottom: ${space.headToBody};

  ${media.lg} {
    max-width: 600px;
    margin-bottom: -24px;
  }
`;

const Stairs = styled(Grid)`
  ${sidewaysOnPhones('min(80%, 20rem)')}

  ${media.lg} {
    align-items: start;

    > :nth-child(1) {
      margin-top: 112px;
    }
    > :nth-child(2) {
      margin-top: 56px;
    }
  }
`;

const Picture = styled.div<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  display: grid;
  place-items: end center;
  height: 216px;
  overflow: hidden;
  padding: 1.75rem 28px 0;
  background: var(--tint);

  img {
    max-width: 320px;
    border-radius: 10px 10px 0 0;
    box-shadow: ${shadow.sh2};
  }
  ${media.belowMd} {
    height: 176px;
  }
`;

const CardText = styled(Stack).attrs({ $gap: 8 })`
  align-content: center;
  padding: 1.625rem 28px 2.125rem;
`;

const Card = styled(PictureCard)`
  position: relative;

  &:hover {
    box-shadow: ${shadow.hairHover};
  }
`;

const CARD_SIZES =
  '(max-width: 767px) min(80vw - 94px, 264px), (max-width: 1023px) min(41.7vw - 89px, 320px), 320px';

export function GettingStartedSection() {
  const { title, text, cards } = homeStrings.gettingStarted;
  return (
    <Section>
      <Container>
        <Header>
          <Reveal>
            <Stack $gap={16}>
              <H2>{title}</H2>
              <Lead>{text}</Lead>
            </Stack>
          </Reveal>
        </Header>
        <Stairs as="ul" $gap="clamp(12px, 2vw, 24px)" $lg={3}>
          {cards.map((card, index) => (
            <Reveal key={card.title} as="li" index={index}>
              <Card>
                <Picture $hue={card.hue}>
                  <Scene name={card.scene} sizes={CARD_SIZES} />
                </Picture>
                <CardText>
                  <H3>
                    <CardLink to={card.to}>{card.title}</CardLink>
                  </H3>
                  <CardBody>{card.text}</CardBody>
                </CardText>
              </Card>
            </Reveal>
          ))}
        </Stairs>
      </Container>
    </Section>
  );
}
