import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { controls } from '../../strings/common.ts';
import { homeStrings } from '../../strings/home.ts';
import { media } from '../../theme/media.ts';
import { cardFrame } from '../../theme/mixins.ts';
import { color, hues, size } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Body, Eyebrow, H2, VisuallyHidden } from '../../ui/Text.tsx';
import { Container, Section, Split, Stack } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';

const House = styled.div`
  overflow: hidden;
  padding: clamp(16px, 2.2vw, 32px);
  ${cardFrame}
  border-bottom: ${size.sill} solid ${hues.stone.deep};
`;

const Windows = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: clamp(8px, 1vw, 14px);
`;

const Window = styled.div<{ $lit: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  border-radius: 4px;
  background: ${({ $lit }) => ($lit ? color.litSoft : color.plaster)};

  &::after {
    content: '';
    position: absolute;
    inset: auto -4px -4px;
    height: 4px;
    background: ${color.line2};
  }
  img {
    width: 62%;
    height: auto;
  }
  ${media.belowMd} {
    /* Two of the three floors. */
    &:nth-child(n + 13) {
      display: none;
    }
  }
`;

/** Logos of apps from left to right; `-` is an empty window. */
const windows = [
  ...['-', 'postbeam', 'almanack', '-', 'ringfold', 'inkwell'],
  ...['portico', '-', 'formstead', 'sheetloft', '-', 'wirebridge'],
  ...['nestfeed', 'quillmail', '-', 'keyhook', 'tourloop', 'ledgerwell'],
];
const LIT = 'sheetloft';

function AppsIllustration() {
  return (
    <House role="img" aria-label={homeStrings.workflow.illustration}>
      <Windows>
        {windows.map((logo, index) => (
          <Window key={index} $lit={logo === LIT}>
            {logo !== '-' && (
              <img src={`/logos/${logo}.svg`} width="64" height="64" alt="" loading="lazy" />
            )}
          </Window>
        ))}
      </Windows>
    </House>
  );
}

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
            <AppsIllustration />
          </Reveal>
        </Split>
      </Container>
    </Section>
  );
}
