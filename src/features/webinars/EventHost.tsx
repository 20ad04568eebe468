import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities';
import { webinarsCopy } from '../../copy/webinars';
import { media } from '../../theme/media';
import { color } from '../../theme/tokens';
import { Avatar } from '../../ui/Avatar';
import { CoverImage } from '../../ui/CoverImage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Root = styled.div`
  position: relative;
`;

const Cover = styled(CoverImage)`
  ${media.belowMd} {
    aspect-ratio: 4 / 3.4;
  }
`;

const Plate = styled.div`
  position: absolute;
  left: 12px;
  bottom: 12px;
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: calc(100% - 24px);
  padding: 8px 16px 8px 8px;
  border-radius: 14px;
  background: ${color.white};

  ${media.md} {
    left: 24px;
    bottom: 24px;
    max-width: calc(100% - 48px);
    padding: 12px 22px 12px 12px;
  }
`;

const Name = styled.p`
  font-weight: 600;
  line-height: 22px;
  overflow-wrap: anywhere;
`;

const Role = styled.p`
  color: ${color.ink3};
  font-size: 15px;
  line-height: 20px;
`;

/** The event's picture with its host's face and name on a plate. */
export function EventHost({ event }: { event: WebinarEvent }) {
  const { presented_by: name, presenter_role: role } = event;
  return (
    <Root>
      <Cover src={event.cover_photo} alt={event.cover_alt} ratio="16 / 9" radius="stage" priority />
      {name && (
        <Plate>
          <Avatar name={name} photo={event.host_image} size={56} />
          <div>
            <Name>
              <VisuallyHidden>{webinarsCopy.event.presenter} </VisuallyHidden>
              {name}
            </Name>
            {role && <Role>{role}</Role>}
          </div>
        </Plate>
      )}
    </Root>
  );
}
