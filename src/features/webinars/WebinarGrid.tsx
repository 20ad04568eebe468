import { styled } from 'styled-components';
import type { WebinarEvent, WebinarSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { commonStrings } from '../../strings/common.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/mixins.ts';
import { LabelledDay } from '../../ui/LabelledDay.tsx';
import { CardGrid, Stack } from '../../ui/Layout.tsx';
import { type CardHeadingLevel, MediaCard } from '../../ui/MediaCard.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Small } from '../../ui/Text.tsx';
import { SessionTime } from './SessionTime.tsx';

const Notes = styled(Stack)`
  ${type.caption}
  color: ${color.ink3};
`;

interface WebinarCardProps {
  kind: 'event' | 'video';
  webinar: WebinarSummary & Pick<WebinarEvent, 'is_canceled'>;
  headingLevel: CardHeadingLevel;
  priority?: boolean;
}

export function WebinarCard({ kind, webinar, headingLevel, priority }: WebinarCardProps) {
  const isEvent = kind === 'event';
  const presenter = isEvent && webinar.presented_by;
  const updated = <LabelledDay timestamp={webinar.updated_at} />;
  const session = isEvent && webinar.date && <SessionTime date={webinar.date} />;
  return (
    <MediaCard
      to={paths[kind](webinar.slug || webinar.id)}
      title={webinar.title}
      cover={webinar.cover_photo}
      badge={commonStrings[kind]}
      hue={isEvent ? 'sage' : 'sky'}
      when={session || updated}
      headingLevel={headingLevel}
      playable={!isEvent}
      priority={priority}
    >
      {webinar.is_canceled && <Small>{webinarsStrings.event.canceled.note}</Small>}
      {(presenter || session) && (
        <Notes $gap={2}>
          {presenter && <Small>{commonStrings.presentedBy(presenter)}</Small>}
          {session && updated}
        </Notes>
      )}
    </MediaCard>
  );
}

interface WebinarGridProps {
  kind: WebinarCardProps['kind'];
  webinars: readonly WebinarCardProps['webinar'][];
  headingLevel: CardHeadingLevel;
  priorityCount?: number;
}

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
