import type { UnknownAction } from '@reduxjs/toolkit';
import { makeRootReducer, type AnySlice, type RootState } from '../store/rootReducer.ts';
import { arrived, type Arrival } from '../store/navigationSlice.ts';

/** The state of a store with these slices after these events. */
export const stateAfter = (
  slices: readonly AnySlice[],
  ...events: readonly UnknownAction[]
): RootState => {
  const reducer = makeRootReducer();
  reducer.inject(slices);
  return events.reduce(reducer, reducer(undefined, { type: 'test/started' }));
};

/** A visitor comes to an address such as `/pricing?billing=annual`, by a link from elsewhere unless told otherwise. */
export const arrivedAt = (address: string, details: Partial<Arrival> = {}) => {
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  return arrived({ pathname, search, hash, cause: 'link', key: 'k', from: '/from', ...details });
};
