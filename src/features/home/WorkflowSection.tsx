import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { controls } from '../../strings/controls.ts';
import { homeSections } from '../../strings/homeSections.ts';
import { media } from '../../theme/media.ts';
import { color, hues, radius, shadow, size } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const padding = 'clamp(16px, 2.2vw, 32px)';

const Illustration = styled.div`
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
  border-bottom: ${size.sill} solid ${hues.stone.deep};
  padding: ${padding};
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

/** Windows from left to right, floor by floor: an app's logo or nobody home. */
const windows = [
  '',
  'postbeam',
  'almanack',
  '',
  'ringfold',
  'inkwell',
  'portico',
  '',
  'formstead',
  'sheetloft',
  '',
  'wirebridge',
  'nestfeed',
  'quillmail',
  '',
  'keyhook',
  'tourloop',
  'ledgerwell',
];
const LIT = 'sheetloft';

/** The front of a house with apps in its windows. One picture to a screen reader. */
function AppsIllustration() {
  return (
    <Illustration role="img" aria-label={homeSections.workflow.illustration}>
      <Windows>
        {windows.map((logo, index) => (
          // A drawing: its windows never move
          <Window key={index} $lit={logo === LIT}>
            {logo && (
              <img src={`/logos/${logo}.svg`} width="64" height="64" alt="" loading="lazy" />
            )}
          </Window>
        ))}
      </Windows>
    </Illustration>
  );
}

const Row = styled(Wrap)`
  display: grid;
  gap: clamp(32px, 5vw, 48px);

  ${media.lg} {
    grid-template-columns: 4fr 8fr;
    column-gap: clamp(40px, 5vw, 80px);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 22px;
  height: 100%;
  align-content: center;
  justify-items: start;
`;

/** The apps an office uses already. */
export function WorkflowSection() {
  const { name, title, text, action } = homeSections.workflow;
  return (
    <Section $flush>
      <Row>
        <Reveal>
          <Words>
            <Eyebrow>{name}</Eyebrow>
            <H2>{title}</H2>
            <Body>{text}</Body>
            <ButtonLink to={paths.integrations}>
              <span>
                {action} <VisuallyHidden>{controls.about(name)}</VisuallyHidden>
              </span>
            </ButtonLink>
          </Words>
        </Reveal>
        <Reveal index={1}>
          <AppsIllustration />
        </Reveal>
      </Row>
    </Section>
  );
}
