import { styled } from 'styled-components';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { color, media, radius, space } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { Container, DarkSection, Grid, SplitHead, Stack } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { CardBody, Display2, Eyebrow, H4, Lead } from '../../ui/Text.tsx';

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
  ${media.belowMd} {
    display: none;
  }
`;

const CardText = styled(Stack).attrs({ $gap: 8 })`
  padding: 1.625rem 28px 2rem;

  ${media.belowMd} {
    padding: 1.125rem 0 0.5rem;
  }
`;

const WALL_SIZES = '(max-width: 1439px) calc(91vw - 90px), 1168px';
const CARD_SIZES = '(max-width: 1439px) calc(33vw - 98px), 355px';

export function CommunicationSection(props: NonNullable<HomeTexts['communication']>) {
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
