import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { bottomEdge, Scene } from '../../shared/marketing/Scene.tsx';
import { cards } from '../../strings/cards.ts';
import { hues, media, radius, size } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Container, Section, Split, Stack } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Body, Eyebrow, H2, VisuallyHidden } from '../../ui/Text.tsx';
import { Point, Points } from './Points.ts';

const House = styled.div<{ $hasList: boolean }>`
  ${bottomEdge}
  --deep: ${hues.stone.deep};
  padding: clamp(16px, 2.2vw, 32px);
  padding-bottom: calc(clamp(16px, 2.2vw, 32px) + ${size.sill});
  border-radius: ${radius.card};
  background: ${hues.stone.tint};

  img {
    width: 100%;
    height: auto;
  }
  /* The list of apps beside the house says the same in less room. */
  ${media.belowMd} {
    ${({ $hasList }) => $hasList && 'display: none;'}
  }
`;

const Apps = styled(Points)`
  ${media.md} {
    b {
      display: block;
    }
  }
`;

const HOUSE_SIZES = '(max-width: 1023px) calc(92vw - 40px), (max-width: 1439px) 57vw, 774px';

export function WorkflowSection(props: NonNullable<HomeTexts['workflow']>) {
  const { name, title, text, apps, action, picture } = props;
  return (
    <Section $flush>
      <Container>
        <Split $ratio="4:8" $gap="clamp(32px, 5vw, 48px)" $columnGap={64} $align="center">
          <Reveal>
            <Stack $gap={22} $justify="start">
              <Eyebrow>{name}</Eyebrow>
              <H2>{title}</H2>
              <Body>{text}</Body>
              {apps && (
                <Apps>
                  {apps.map(({ kind, names }) => (
                    <Point key={kind}>
                      <b>{kind}</b> {names}
                    </Point>
                  ))}
                </Apps>
              )}
              <ButtonLink to={paths.integrations}>
                <span>
                  {action} <VisuallyHidden>{cards.about(name)}</VisuallyHidden>
                </span>
              </ButtonLink>
            </Stack>
          </Reveal>
          <Reveal index={1}>
            <House $hasList={Boolean(apps)}>
              <Scene picture={picture} sizes={HOUSE_SIZES} framed />
            </House>
          </Reveal>
        </Split>
      </Container>
    </Section>
  );
}
