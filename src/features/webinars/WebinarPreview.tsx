import { useId } from 'react';
import type { ReadResult } from '../../api/useReadOnce.ts';
import type { WebinarSummary } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { Section, SectionHead, Wrap } from '../../ui/Layout.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { H2, VisuallyHidden } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/AppLink.tsx';
import { WebinarGrid } from './WebinarGrid.tsx';

interface WebinarPreviewProps {
  kind: 'event' | 'video';
  words: (typeof webinarsStrings.home)['events' | 'videos'];
  result: ReadResult<unknown>;
  webinars: readonly WebinarSummary[];
  /** Address of the whole list. */
  to: string;
  /** Leaves out the space above, where another section has left some. */
  flush?: boolean;
}

function PreviewContent({ kind, words, result, webinars }: WebinarPreviewProps) {
  if (result.isLoading) return <SkeletonCards label={words.loading} />;
  if (result.isError) return <QueryError onTryAgain={result.refetch} />;
  if (webinars.length === 0) return <EmptyState title={words.empty} text={words.emptyText} />;
  return <WebinarGrid kind={kind} webinars={webinars} headingLevel={3} />;
}

/** One list of the webinars home: its first three, and the way to all of them. */
export function WebinarPreview(props: WebinarPreviewProps) {
  const { words, to, flush } = props;
  const headingId = useId();
  return (
    <Section $flush={flush} aria-labelledby={headingId}>
      <Wrap>
        <SectionHead>
          <H2 id={headingId}>{words.title}</H2>
          <TextLink to={to}>
            <span>
              {webinarsStrings.home.viewAll}
              <VisuallyHidden> {words.viewAll}</VisuallyHidden>
            </span>
          </TextLink>
        </SectionHead>
        <PreviewContent {...props} />
      </Wrap>
    </Section>
  );
}
