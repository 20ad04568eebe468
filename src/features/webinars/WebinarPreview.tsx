import { useId } from 'react';
import { readStatus } from '../../api/readStatus';
import type { WebinarSummary } from '../../contract/entities';
import { webinarsCopy } from '../../copy/webinars';
import { EmptyState } from '../../ui/EmptyState';
import { Section, SectionHead, Wrap } from '../../ui/Layout';
import { ReadFailed } from '../../ui/ReadFailed';
import { SkeletonCards } from '../../ui/Skeleton';
import { H2 } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { WebinarGrid } from './WebinarGrid';

interface WebinarPreviewProps {
  kind: 'event' | 'video';
  words: (typeof webinarsCopy.home)['events' | 'videos'];
  result: { data?: unknown; error?: unknown; refetch: () => unknown };
  webinars: readonly WebinarSummary[];
  /** Address of the whole list. */
  to: string;
  /** Leaves out the space above, where another section has left some. */
  flush?: boolean;
}

function PreviewContent({ kind, words, result, webinars }: WebinarPreviewProps) {
  const status = readStatus(result);
  if (status === 'loading') return <SkeletonCards label={words.loading} />;
  if (status === 'failed') return <ReadFailed onTryAgain={() => void result.refetch()} />;
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
              {webinarsCopy.home.viewAll}
              <VisuallyHidden> {words.viewAll}</VisuallyHidden>
            </span>
          </TextLink>
        </SectionHead>
        <PreviewContent {...props} />
      </Wrap>
    </Section>
  );
}
