import { css, styled } from 'styled-components';
import type { WebinarSummary } from '../../contract/entities.ts';
import { color, radius } from '../../theme/tokens.ts';
import { initialsOf } from '../../ui/Avatar.tsx';
import { FallbackImage } from '../../ui/FallbackImage.tsx';

/** A window around the portrait, which leaves a margin. */
export const portraitFrame = css`
  display: grid;
  place-items: center;
  padding: 8%;

  img {
    width: 100%;
    height: 100%;
    border-radius: ${radius.pane};
    object-fit: cover;
  }
`;

const Initials = styled.span`
  color: ${color.ink};
  font-size: clamp(1rem, 3vw, 2rem);
  font-weight: 580;
`;

export function HostPortrait({ host }: { host: WebinarSummary }) {
  const initials = initialsOf(host.presented_by);
  return (
    <FallbackImage
      src={host.host_image}
      width={96}
      height={96}
      fetchPriority="high"
      fallback={initials && <Initials>{initials}</Initials>}
    />
  );
}
