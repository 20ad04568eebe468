import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color } from '../../theme/tokens.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { webinarsApi } from './webinarsApi.ts';

const words = webinarsStrings.event.places;

const Line = styled.p`
  margin-bottom: 20px;
  color: ${color.ink2};
  font-weight: 560;
`;

/**
 * Counts the places again that came with the page: it may have lain in a cache for a minute, and others register.
 * What the browser has read by itself is no older than all else that it reads.
 */
const useFreshPlaces = ({ id, places }: WebinarEvent): void => {
  const dispatch = useAppDispatch();
  const hasScripts = useHydrated();
  const [isOfPage] = useState(!hasScripts);
  const isStale = isOfPage && places !== undefined;
  useEffect(() => {
    if (isStale) dispatch(webinarsApi.util.invalidateTags([{ type: 'Event', id }]));
  }, [dispatch, isStale, id]);
};

/** How many places of an event are left; nothing of one that takes as many as come. */
export function PlacesLeft({ event }: { event: WebinarEvent }) {
  useFreshPlaces(event);
  const { places } = event;
  if (!places) return null;
  const { left, has_waiting_list: canWait } = places;
  if (left > 0) return <Line>{words.left(left)}</Line>;
  return <Line>{canWait ? words.waitingList : words.full}</Line>;
}
