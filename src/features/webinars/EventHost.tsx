import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';

const ROOMY = '@container (min-width: 640px)';

const Root = styled.div`
  container-type: inline-size;
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
  gap: 10px;
  max-width: calc(100% - 24px);
  padding: 0.5rem 8px;
  border-radius: 14px;
  background: ${color.white};

  /* A photo that fails to load, without a name. */
  &:empty {
    display: none;
  }

  ${ROOMY} {
    left: 24px;
    bottom: 24px;
    gap: 14px;
    max-width: calc(100% - 48px);
    padding: 0.75rem 12px;
  }
`;

const Host = styled.div`
  margin-right: 8px;
`;

const Name = styled.p`
  font-weight: 600;
  line-height: 1.375rem;
  overflow-wrap: anywhere;
`;

const Role = styled.p`
  color: ${color.ink3};
  font-size: 0.875rem;
  line-height: 1.25rem;

  ${ROOMY} {
    font-size: 0.9375rem;
  }
`;

const Face = styled(Avatar)`
  ${ROOMY} {
    width: 56px;
    height: 56px;
  }
`;

/** The event's cover with the photo and name of its host. */
export function EventHost({ event }: { event: WebinarEvent }) {
  const { presented_by: name, presenter_role: role } = event;
  return (
    <Root>
      <Cover src={event.cover_photo} alt={event.cover_alt} ratio="16 / 9" radius="stage" priority />
      {(name || event.host_image) && (
        <Plate>
          <Face name={name} photo={event.host_image} />
          {name && (
            <Host>
              <Name>
                <VisuallyHidden>{webinarsStrings.event.presenter} </VisuallyHidden>
                {name}
              </Name>
              {role && <Role>{role}</Role>}
            </Host>
          )}
        </Plate>
      )}
    </Root>
  );
}
