import { styled } from 'styled-components';
import { homeSections } from '../../strings/homeSections.ts';
import { Section, SplitHead, Wrap } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';

const Head = styled(SplitHead)`
  row-gap: 32px;
`;

const Text = styled(Lead)`
  max-width: 44ch;
`;

/** What all of it is for, in one line. */
export function TaglineSection() {
  return (
    <Section>
      <Wrap>
        <Reveal>
          <Head>
            <Display2 as="h2">{homeSections.tagline.title}</Display2>
            <Text>{homeSections.tagline.text}</Text>
          </Head>
        </Reveal>
      </Wrap>
    </Section>
  );
}
