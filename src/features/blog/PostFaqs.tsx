import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import type { Faq } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { FaqAccordion } from '../../shared/faq/FaqAccordion.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { H2 } from '../../ui/Text.tsx';

const words = blogStrings.post.faqs;

const Questions = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
`;

/** Questions about a post; several may be open at once. */
export function PostFaqs({ faqs }: { faqs: readonly Faq[] }) {
  const headingId = useId();
  const items = useMemo(
    () =>
      faqs.map(({ id, question, answer }) => ({
        id,
        question,
        answer: <RichText html={answer} variant="plain" />,
      })),
    [faqs],
  );
  return (
    <Section aria-labelledby={headingId}>
      <Questions>
        <H2 id={headingId}>{words.title}</H2>
        {items.length === 0 ? <EmptyState title={words.empty} /> : <FaqAccordion items={items} />}
      </Questions>
    </Section>
  );
}
