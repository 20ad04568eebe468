import type { WebinarSummary } from '../../contract/entities.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import type { CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { WebinarCard, type WebinarCardProps } from './WebinarCard.tsx';

interface WebinarGridProps {
  kind: WebinarCardProps['kind'];
  webinars: readonly WebinarSummary[];
  headingLevel: CardHeadingLevel;
  /** So many covers are in the first view. */
  priorityCount?: number;
}

/** Events or videos as cards. */
export function WebinarGrid({ kind, webinars, headingLevel, priorityCount = 0 }: WebinarGridProps) {
  return (
    <CardGrid>
      {webinars.map((webinar, index) => (
        <Reveal as="li" key={webinar.id || webinar.slug} index={index % 3}>
          <WebinarCard
            kind={kind}
            webinar={webinar}
            headingLevel={headingLevel}
            priority={index < priorityCount}
          />
        </Reveal>
      ))}
    </CardGrid>
  );
}
