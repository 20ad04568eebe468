import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import { controls } from '../../strings/common.ts';
import { homeStrings } from '../../strings/home.ts';
import { cardFrame } from '../../theme/mixins.ts';
import { hues, media, size } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Body, Eyebrow, H2, VisuallyHidden } from '../../ui/Text.tsx';
import { Container, Section, Split, Stack } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';

const House = styled.div`
  ${cardFrame}
  ${bottomEdge}
  --deep: ${hues.stone.deep};
  padding: clamp(16px, 2.2vw, 32px);
  padding-bottom: calc(clamp(16px, 2.2vw, 32px) + ${size.sill});

  img {
    width: 100%;
    height: auto;
    object-fit: cover;
    object-position: top;

    ${media.belowMd} {
      /* Two of the three floors. */
      aspect-ratio: 766 / 308;
    }
  }
`;

export function WorkflowSection() {
  const { name, title, text, action } = homeStrings.workflow;
  return (
    <Section $flush>
      <Container>
        <Split
          $ratio="4:8"
          $gap="clamp(32px, 5vw, 48px)"
          $columnGap="clamp(40px, 5vw, 80px)"
          $align="center"
        >
          <Reveal>
            <Stack $gap={22} $justify="start">
              <Eyebrow>{name}</Eyebrow>
              <H2>{title}</H2>
              <Body>{text}</Body>
              <ButtonLink to={paths.integrations}>
                <span>
                  {action} <VisuallyHidden>{controls.about(name)}</VisuallyHidden>
                </span>
              </ButtonLink>
            </Stack>
          </Reveal>
          <Reveal index={1}>
            <House>
              <img
                src="/street/apps-in-windows.svg"
                width="766"
                height="467"
                alt={homeStrings.workflow.illustration}
                loading="lazy"
              />
            </House>
          </Reveal>
        </Split>
      </Container>
    </Section>
  );
}
