import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color } from '../../theme/tokens.ts';

const words = webinarsStrings.event.places;

const Line = styled.p`
  margin-bottom: 20px;
  color: ${color.ink2};
  font-weight: 560;
`;

/** How many places of an event are left; nothing of one that takes as many as come. */
export function PlacesLeft({ event: { places } }: { event: WebinarEvent }) {
  if (!places) return null;
  const { left, has_waiting_list: canWait } = places;
  if (left > 0) return <Line>{words.left(left)}</Line>;
  return <Line>{canWait ? words.waitingList : words.full}</Line>;
}
