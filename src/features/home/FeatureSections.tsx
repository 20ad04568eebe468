import { styled } from 'styled-components';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { PictureCard, Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { hueColors } from '../../theme/mixins.ts';
import {
  belowMdQuery,
  color,
  featureHues,
  type Hue,
  media,
  radius,
  shadow,
  space,
} from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import {
  Container,
  DarkSection,
  Grid,
  Section,
  Split,
  SplitHead,
  Stack,
} from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Body, CardBody, Display2, Eyebrow, H2, H3, H4, Lead } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export type SectionTexts<Name extends keyof HomeTexts> = NonNullable<HomeTexts[Name]>;

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

// On phones the steps scroll horizontally; their links make them scrollable by keyboard.
const Stairs = styled(Grid)`
  @media screen and ${belowMdQuery} {
    grid: auto / auto-flow min(80%, 20rem);
    overflow-x: auto;
    /* Room for focus rings. */
    margin: -6px calc(-1 * var(--gutter));
    padding: 6px var(--gutter);
    scroll-padding-inline: var(--gutter);
    scroll-snap-type: x mandatory;
    scrollbar-width: none;

    > * {
      scroll-snap-align: start;
    }
  }
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

export function GettingStartedSection({ title, text, cards }: SectionTexts<'getting_started'>) {
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

export const Points = styled.ul`
  width: 100%;
  margin-top: 4px;
`;

export const Point = styled.li`
  padding: clamp(0.5rem, 1vw, 0.8125rem) 0;
  border-top: 1px solid ${color.line};
  color: var(--text2);
  font-size: 1rem;
  line-height: 1.5rem;

  b {
    color: ${color.ink};
    font-weight: 580;
  }
`;

const SCENE_SIZES =
  '(max-width: 1023px) calc(92vw - 80px), (max-width: 1439px) calc(55vw - 60px), 693px';

interface FeatureBlockProps {
  texts: SectionTexts<'blocks'>[number];
  hue: Hue;
  isMirrored: boolean;
}

function FeatureBlock({ texts, hue, isMirrored }: FeatureBlockProps) {
  return (
    <Reveal>
      <Split
        $ratio={isMirrored ? '8:4' : '4:8'}
        $gap="clamp(28px, 4.6vw, 40px)"
        $columnGap="clamp(40px, 5vw, 80px)"
        $align="center"
        $isMirrored={isMirrored}
      >
        <Stack $gap={20} $justify="start">
          <Eyebrow>{texts.name}</Eyebrow>
          <H2>{texts.title}</H2>
          <Body>{texts.text}</Body>
          <Points>
            {texts.points.map(({ term, text }) => (
              <Point key={term}>
                <b>{term}</b> {text}
              </Point>
            ))}
          </Points>
          <TextLink to={texts.to}>{texts.action}</TextLink>
        </Stack>
        <SceneFrame $hue={hue}>
          <Scene picture={texts.picture} sizes={SCENE_SIZES} framed />
        </SceneFrame>
      </Split>
    </Reveal>
  );
}

const BLOCK_HUES = [featureHues.dashboard, featureHues['lead-management-system']];

export function FeatureBlocks({ blocks }: { blocks: SectionTexts<'blocks'> }) {
  return (
    <Section $flush>
      <Container>
        <Stack $gap="clamp(3rem, 7.6vw, 120px)">
          {blocks.map((texts, index) => (
            <FeatureBlock
              key={texts.title}
              texts={texts}
              hue={BLOCK_HUES[index % BLOCK_HUES.length]!}
              isMirrored={index % 2 === 1}
            />
          ))}
        </Stack>
      </Container>
    </Section>
  );
}

const DarkFrame = styled(SceneFrame)`
  --tint: ${color.duskWall};
  --deep: ${color.lit};
`;

const Card = styled.div`
  position: relative;
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.dusk800};

  ${media.belowMd} {
    border-top: 1px solid ${color.duskLine};
    border-radius: 0;
    background: none;

    > div {
      padding: 1.125rem 0 0.5rem;
    }
    > :first-child {
      display: none;
    }
  }
  a:hover {
    box-shadow: inset 0 -2px ${color.lit};
  }
`;

const Picture = styled.div`
  padding: 1.75rem 28px 0;
  background: ${color.dusk700};

  picture {
    aspect-ratio: 34 / 21;
    overflow: hidden;
    border-radius: 10px 10px 0 0;
  }
`;

const CardText = styled(Stack).attrs({ $gap: 8 })`
  padding: 1.625rem 28px 2rem;
`;

const WALL_SIZES = '(max-width: 1439px) calc(91vw - 90px), 1168px';
const CARD_SIZES = '(max-width: 1439px) calc(33vw - 98px), 355px';

export function CommunicationSection(props: SectionTexts<'communication'>) {
  const { name, title, text, picture, cards } = props;
  return (
    <DarkSection>
      <Grid as={Container} $gap={space.headToBody}>
        <Reveal>
          <SplitHead>
            <Stack $gap={22}>
              <Eyebrow>{name}</Eyebrow>
              <Display2 as="h2">{title}</Display2>
            </Stack>
            <Lead>{text}</Lead>
          </SplitHead>
        </Reveal>
        <Grid $gap={24}>
          <Reveal>
            <DarkFrame>
              <Scene picture={picture} sizes={WALL_SIZES} framed />
            </DarkFrame>
          </Reveal>
          <Grid as="ul" $gap="clamp(12px, 2vw, 24px)" $md={3}>
            {cards.map((card, index) => (
              <Reveal key={card.title} as="li" index={index}>
                <Card>
                  <Picture>
                    <Scene picture={card.picture} sizes={CARD_SIZES} />
                  </Picture>
                  <CardText>
                    <H4 as="h3">
                      <CardLink to={card.to}>{card.title}</CardLink>
                    </H4>
                    <CardBody>{card.text}</CardBody>
                  </CardText>
                </Card>
              </Reveal>
            ))}
          </Grid>
        </Grid>
      </Grid>
    </DarkSection>
  );
}
