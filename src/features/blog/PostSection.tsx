import { useId, type ReactNode } from 'react';
import { Container, Section, SectionHead } from '../../ui/Layout.tsx';
import { H2 } from '../../ui/Text.tsx';

interface PostSectionProps {
  title: string;
  flush?: boolean;
  link?: ReactNode;
  'data-screen-only'?: boolean;
  children: ReactNode;
}

export function PostSection({ title, flush, link, children, ...rest }: PostSectionProps) {
  const headingId = useId();
  return (
    <Section {...rest} $flush={flush} aria-labelledby={headingId}>
      <Container>
        <SectionHead>
          <H2 id={headingId}>{title}</H2>
          {link}
        </SectionHead>
        {children}
      </Container>
    </Section>
  );
}
