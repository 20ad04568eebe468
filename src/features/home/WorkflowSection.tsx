import { styled } from 'styled-components';
import { homeSections } from '../../strings/homeSections.ts';
import { paths } from '../../contract/paths.ts';
import { media } from '../../theme/media.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import { AppsIllustration } from './AppsIllustration.tsx';

const Row = styled(Wrap)`
  display: grid;
  gap: 48px;

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
            <ButtonLink to={paths.integrations}>{action}</ButtonLink>
          </Words>
        </Reveal>
        <Reveal index={1}>
          <AppsIllustration />
        </Reveal>
      </Row>
    </Section>
  );
}
