import { useId, type ReactNode } from 'react';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section, SectionHead, Wrap } from '../../ui/Layout.tsx';
import { H2 } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const { viewAll, emptyText } = blogStrings.landing;

interface LandingSectionProps {
  title: string;
  /** Said when there is nothing to show. */
  empty: string;
  isEmpty: boolean;
  /** Leaves out the space above, where another section has left some. */
  flush?: boolean;
  children: ReactNode;
}

/** One list of the landing page with its link to all posts. */
export function LandingSection({ title, empty, isEmpty, flush, children }: LandingSectionProps) {
  const headingId = useId();
  return (
    <Section $flush={flush} aria-labelledby={headingId}>
      <Wrap>
        <SectionHead>
          <H2 id={headingId}>{title}</H2>
          <TextLink to={paths.allPosts}>{viewAll}</TextLink>
        </SectionHead>
        {isEmpty ? <EmptyState title={empty} text={emptyText} /> : children}
      </Wrap>
    </Section>
  );
}
