import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { iconBox } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { HostHouse } from './HostHouse.tsx';
import type { EventState } from './useEventState.ts';

const Cover = styled.div`
  position: relative;
`;

const Recording = styled(AppLink)`
  position: absolute;
  inset: auto auto 1.5rem 1.5rem;
  display: flex;
  align-items: center;
  gap: 1rem;
  padding-right: 1.25rem;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.duskDeep};
  color: ${color.onDusk};
  font-weight: 600;

  &:hover {
    background: ${color.dusk700};
  }
`;

const PlayTile = styled.span`
  ${iconBox('3.75rem')}
  background: ${color.lit};
  color: ${color.ink};
`;

interface EventPictureProps {
  event: WebinarEvent;
  state: EventState;
}

/** The cover, with the recording of a past event. A live event shows its host. */
export function EventPicture({ event, state }: EventPictureProps) {
  const hasHost = event.presented_by !== '' || event.host_image !== '';
  return (
    <Cover>
      {state === 'live' && hasHost ? (
        <HostHouse host={event} />
      ) : (
        <CoverImage src={event.cover_photo} alt={event.cover_alt} radius="stage" priority />
      )}
      {state === 'past' && event.recording && (
        <Recording to={paths.video(event.recording)}>
          <PlayTile aria-hidden="true">
            <Play size={22} fill="currentColor" />
          </PlayTile>
          {webinarsStrings.event.past.recorded.play}
        </Recording>
      )}
    </Cover>
  );
}
