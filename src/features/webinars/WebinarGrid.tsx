import type { WebinarSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { controls } from '../../strings/controls.ts';
import { hueFor } from '../../ui/hueFor.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import { type CardHeadingLevel, MediaCard } from '../../ui/MediaCard.tsx';
import { Reveal } from '../../ui/Reveal.tsx';

interface WebinarCardProps {
  kind: 'event' | 'video';
  webinar: WebinarSummary;
  headingLevel: CardHeadingLevel;
  /** First view: its cover is loaded at once. */
  priority?: boolean;
}

/** A live event or a recording in a list. */
export function WebinarCard({ kind, webinar, headingLevel, priority }: WebinarCardProps) {
  const isEvent = kind === 'event';
  const presenter = isEvent && webinar.presented_by;
  return (
    <MediaCard
      to={paths[kind](webinar.slug || webinar.id)}
      title={webinar.title}
      cover={webinar.cover_photo}
      badge={controls[kind]}
      hue={hueFor(webinar.slug || webinar.title)}
      date={webinar.updated_at}
      note={presenter ? controls.presentedBy(presenter) : undefined}
      headingLevel={headingLevel}
      playable={!isEvent}
      priority={priority}
    />
  );
}

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
