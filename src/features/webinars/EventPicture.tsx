import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { iconBox } from '../../theme/mixins.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { HostBay } from './HostBay.tsx';
import { HostHouse } from './HostHouse.tsx';
import { Presenter } from './Presenter.tsx';
import type { EventState } from './useEventState.ts';

/** Side by side, as neighbors. */
const Front = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: ${radius.stage};

  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const Cover = styled.div`
  position: relative;
`;

const Picture = styled(CoverImage)`
  border-radius: 0;

  ${media.md} {
    height: 100%;
    aspect-ratio: auto;
  }
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

/** The cover, with the recording of a past event, and the host at the window next door. A live event shows its host alone. */
export function EventPicture({ event, state }: EventPictureProps) {
  const hasHost = event.presented_by !== '' || event.host_image !== '';
  if (state === 'live' && hasHost) {
    return (
      <Stack $gap={16}>
        <HostHouse host={event} />
        <Presenter {...event} />
      </Stack>
    );
  }
  return (
    <Front>
      <Cover>
        <Picture src={event.cover_photo} alt={event.cover_alt} priority />
        {state === 'past' && event.recording && (
          <Recording to={paths.video(event.recording)}>
            <PlayTile aria-hidden="true">
              <Play size={22} fill="currentColor" />
            </PlayTile>
            {webinarsStrings.event.past.recorded.play}
          </Recording>
        )}
      </Cover>
      {hasHost && <HostBay host={event} />}
    </Front>
  );
}
