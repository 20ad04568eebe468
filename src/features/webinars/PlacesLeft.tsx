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

/** How many seats of an event are left; nothing when they are unlimited. */
export function PlacesLeft({ event: { places_left: left } }: { event: WebinarEvent }) {
  if (left === undefined) return null;
  return <Line>{left > 0 ? words.left(left) : words.full}</Line>;
}
