import { styled } from 'styled-components';
import { homeSections } from '../../copy/home-sections';
import { paths } from '../../contract/paths';
import { media } from '../../theme/media';
import { ButtonLink } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { Section, Wrap } from '../../ui/Layout';
import { Reveal } from '../../ui/Reveal';
import { Body, H2 } from '../../ui/Text';
import { AppFacade } from './AppFacade';

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
          <AppFacade />
        </Reveal>
      </Row>
    </Section>
  );
}
