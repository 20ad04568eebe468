import { useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { FaqAccordion } from '../../shared/faq/FaqAccordion.tsx';
import { pricingStrings } from '../../strings/pricing.ts';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { PhoneLine } from '../../ui/PhoneLine.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/AppLink.tsx';
import { media } from '../../theme/media.ts';

const { faqs } = pricingStrings;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;

  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: 1rem;
`;

const Answer = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
`;

const items = faqs.items.map(({ id, question, answer, link }) => ({
  id,
  question,
  answer: (
    <Answer>
      <Body>{answer}</Body>
      <TextLink to={paths.helpArticle(link.article)}>{link.label}</TextLink>
    </Answer>
  ),
}));

/** What a buyer asks before giving a card: the trial, the card, the end of both. `$flush` as of `Section`. */
export function PricingFaqs({ $flush }: { $flush: boolean }) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} $flush={$flush}>
      <Columns>
        <Head>
          <H2 id={headingId}>{faqs.title}</H2>
          <Body>{faqs.text}</Body>
          <PhoneLine />
        </Head>
        <FaqAccordion items={items} />
      </Columns>
    </Section>
  );
}
