import { styled } from 'styled-components';
import { aboutCopy } from '../../copy/about';
import { paths } from '../../contract/paths';
import { ButtonLink } from '../../ui/Button';
import { Section, Wrap } from '../../ui/Layout';
import { NightStreet } from '../../ui/NightStreet';
import { PageMeta } from '../../ui/PageMeta';
import { Reveal } from '../../ui/Reveal';
import { Display2 } from '../../ui/Text';
import { CoreValues } from './CoreValues';
import { Story } from './Story';
import { ValuesInPractice } from './ValuesInPractice';

const Statement = styled(Wrap)`
  padding-block: clamp(56px, 6.6vw, 104px) clamp(48px, 5vw, 80px);

  h1 {
    max-width: 17ch;
  }
`;

/** Who we are: the story, the five core values (spec §1), and what they mean at work. */
export function AboutPage() {
  const { closing, meta, practice, story, title, values } = aboutCopy;
  return (
    <>
      <PageMeta {...meta} path={paths.about} />
      <Statement as="header">
        <Display2>{title}</Display2>
      </Statement>
      <Story {...story} />
      <Section>
        <Reveal>
          <CoreValues {...values} />
        </Reveal>
      </Section>
      <Section $flush>
        <Reveal>
          <ValuesInPractice {...practice} />
        </Reveal>
      </Section>
      <NightStreet
        title={closing.title}
        text={closing.text}
        action={
          <ButtonLink variant="lit" to={paths.requestDemo}>
            {closing.action}
          </ButtonLink>
        }
      />
    </>
  );
}
