import { styled } from 'styled-components';
import { aboutStrings } from '../../strings/about.ts';
import { paths } from '../../contract/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Display2 } from '../../ui/Text.tsx';
import { CoreValues } from './CoreValues.tsx';
import { OtherVoices } from './OtherVoices.tsx';
import { OurOffice } from './OurOffice.tsx';
import { Story } from './Story.tsx';

const Statement = styled(Wrap)`
  padding-block: clamp(56px, 6.6vw, 104px) clamp(48px, 5vw, 80px);

  h1 {
    max-width: 17ch;
  }
`;

/** Who we are: the story, the five core values (spec §1), and what they mean at work. */
export function AboutPage() {
  const { closing, meta, story, title, values } = aboutStrings;
  return (
    <>
      <PageMeta {...meta} path={paths.about} />
      <Statement as="header">
        <Display2>{title}</Display2>
      </Statement>
      <Story {...story} />
      <OurOffice />
      <OtherVoices />
      <Section $flush>
        <Reveal>
          <CoreValues {...values} />
        </Reveal>
      </Section>
      <ClosingBanner
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
