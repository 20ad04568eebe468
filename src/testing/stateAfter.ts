import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../store/rootReducer.ts';
import { locationChanged, type AppLocation } from '../store/navigationSlice.ts';

/** The state after these actions, with the slices that the test imports. */
export const stateAfter = (...actions: readonly UnknownAction[]): RootState =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'test/started' }));

/** The action for a link to an address such as `/pricing?billing=annual`. */
export const locationChangedTo = (address: string, details: Partial<AppLocation> = {}) => {
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  return locationChanged({
    pathname,
    search,
    hash,
    cause: 'link',
    key: 'k',
    from: '/from',
    ...details,
  });
};
