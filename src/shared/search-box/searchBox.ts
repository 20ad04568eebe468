import {
  isAnyOf,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
} from '@reduxjs/toolkit';
import { searchQuery } from '../../lib/queryString.ts';
import type { AppLocation } from '../../store/navigationSlice.ts';
import type { AppStartListening } from '../../store/services.ts';

/** The state of a box that searches while its visitor types. */
export interface SearchBox {
  typedQuery: string;
  /** The query of the results: the typed one at the last pause. */
  searchedQuery: string;
}

export const searchForTypedQuery = (box: SearchBox): void => {
  box.searchedQuery = searchQuery(box.typedQuery);
};

/**
 * The query that an address brings. Undefined for the one that the box has written there: it must not change the text that is
 * being typed.
 */
export const newQuery = (
  { search }: Pick<AppLocation, 'search'>,
  writtenQuery: string,
): string | undefined => {
  const query = searchQuery(new URLSearchParams(search).get('q'));
  return query === writtenQuery ? undefined : query;
};

interface SearchBoxActions {
  queryChanged: ActionCreatorWithPayload<string>;
  querySubmitted: ActionCreatorWithoutPayload;
  typingPaused: ActionCreatorWithoutPayload;
}

/** Searches at each pause. A submitted query does not wait for one. */
export const listenToTyping = (
  startListening: AppStartListening,
  { queryChanged, querySubmitted, typingPaused }: SearchBoxActions,
  pauseMs: number,
) => {
  startListening({
    matcher: isAnyOf(queryChanged, querySubmitted),
    effect: async (action, listener) => {
      listener.cancelActiveListeners();
      if (querySubmitted.match(action)) return;
      await listener.delay(pauseMs);
      listener.dispatch(typingPaused());
    },
  });
};
