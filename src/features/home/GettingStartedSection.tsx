import { styled } from 'styled-components';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { phoneRow } from '../../shared/marketing/phoneRow.ts';
import { PictureCard, Scene } from '../../shared/marketing/Scene.tsx';
import { hueColors } from '../../theme/mixins.ts';
import { type Hue, media, shadow, space } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { Container, Grid, Section, Stack } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { CardBody, H2, H3, Lead } from '../../ui/Text.tsx';

// From 1024 px the heading is above the lowest step, so the stairs start before it ends.
const StepsHeader = styled.div`
  max-width: 720px;
  margin-bottom: ${space.headToBody};
  text-wrap: balance;

  ${media.lg} {
    max-width: 600px;
    margin-bottom: -24px;
  }
`;

// The links of the steps make the row scrollable by keyboard.
const Stairs = styled(Grid)`
  ${phoneRow('min(80%, 20rem)')}
  ${media.lg} {
    > :nth-child(1) {
      margin-top: 112px;
    }
    > :nth-child(2) {
      margin-block: 56px;
    }
    > :nth-child(3) {
      margin-bottom: 112px;
    }
  }
`;

const StepPicture = styled.div<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  display: grid;
  place-items: end center;
  height: clamp(10.5rem, 28vw, 216px);
  overflow: hidden;
  padding: 1.75rem clamp(14px, 2vw, 28px) 0;
  background: var(--tint);

  img {
    max-width: 320px;
    border-radius: 10px 10px 0 0;
    box-shadow: ${shadow.sh2};
  }
`;

const StepText = styled(Stack).attrs({ $gap: 8 })`
  align-content: center;
  padding: clamp(1.25rem, 2.4vw, 1.75rem) clamp(20px, 2.4vw, 28px) 1.75rem;
`;

const Step = styled(PictureCard)`
  position: relative;

  &:hover {
    box-shadow: ${shadow.hairHover};
  }
`;

const STEP_SIZES =
  '(max-width: 767px) min(80vw - 66px, 292px), (max-width: 1023px) min(37.7vw - 33px, 320px), 320px';

const STEP_HUES = ['amber', 'teal', 'clay'] as const;

export function GettingStartedSection({
  title,
  text,
  cards,
}: NonNullable<HomeTexts['getting_started']>) {
  return (
    <Section>
      <Container>
        <StepsHeader>
          <Reveal>
            <Stack $gap={16}>
              <H2>{title}</H2>
              <Lead>{text}</Lead>
            </Stack>
          </Reveal>
        </StepsHeader>
        <Stairs as="ul" $gap="clamp(12px, 2vw, 24px)" $lg={3}>
          {cards.map((card, index) => (
            <Reveal key={card.title} as="li" index={index}>
              <Step>
                <StepPicture $hue={STEP_HUES[index % STEP_HUES.length]!}>
                  <Scene picture={card.picture} sizes={STEP_SIZES} />
                </StepPicture>
                <StepText>
                  <H3>
                    <CardLink to={card.to}>{card.title}</CardLink>
                  </H3>
                  <CardBody>{card.text}</CardBody>
                </StepText>
              </Step>
            </Reveal>
          ))}
        </Stairs>
      </Container>
    </Section>
  );
}
