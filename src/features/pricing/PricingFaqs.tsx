import { useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { FaqAccordion } from '../../shared/faq/FaqAccordion.tsx';
import { pricingStrings } from '../../strings/pricing.ts';
import { Container, Section, Split, Stack } from '../../ui/Layout.tsx';
import { PhoneLine } from '../../ui/PhoneLine.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/AppLink.tsx';

const { faqs } = pricingStrings;

const Head = styled(Stack)`
  align-content: start;
`;

const items = faqs.items.map(({ id, question, answer, link }) => ({
  id,
  question,
  answer: (
    <Stack $gap={12} $justify="start">
      <Body>{answer}</Body>
      <TextLink to={paths.helpArticle(link.article)}>{link.label}</TextLink>
    </Stack>
  ),
}));

export function PricingFaqs({ $flush }: { $flush: boolean }) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} $flush={$flush}>
      <Container>
        <Split $ratio="4:8" $gap={32}>
          <Head $gap={16}>
            <H2 id={headingId}>{faqs.title}</H2>
            <Body>{faqs.text}</Body>
            <PhoneLine />
          </Head>
          <FaqAccordion items={items} />
        </Split>
      </Container>
    </Section>
  );
}
