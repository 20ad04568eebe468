import { dispatchedActions, makeTestStore } from '../../testing/makeTestStore.ts';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { makeTestServices } from '../../testing/testServices.ts';
import { listenToIntegrationSearch } from './integrationsListeners.ts';
import {
  queryChanged,
  querySubmitted,
  selectIntegrationsPage,
  selectSearchedQuery,
} from './integrationsSlice.ts';

const makeSearch = () => {
  const { dispatch, getState } = makeTestStore(makeTestServices(), [listenToIntegrationSearch]);
  return {
    dispatch,
    searched: () => selectSearchedQuery(getState()),
    page: () => selectIntegrationsPage(getState()),
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('searches when typing has paused for 150 ms, counted from the last key', async () => {
  const { dispatch, searched } = makeSearch();
  dispatch(queryChanged('ma'));
  await jest.advanceTimersByTimeAsync(149);
  dispatch(queryChanged('mail '));
  await jest.advanceTimersByTimeAsync(149);
  expect(searched()).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(searched()).toBe('mail');
});

it('searches at once for what is submitted, and not again after the pause', async () => {
  const { dispatch, page, searched } = makeSearch();
  dispatch(queryChanged('mail'));
  dispatch(querySubmitted());
  expect(searched()).toBe('mail');
  // The pause would show the first page again.
  dispatch(locationChangedTo('/integrations/all-integrations?q=mail&page=2'));
  await jest.advanceTimersByTimeAsync(500);
  expect(page()).toBe(1);
});

it.each([queryChanged('mail'), querySubmitted()])('tells nothing right away on $type', (event) => {
  expect(dispatchedActions(listenToIntegrationSearch, event, { state: stateAfter() })).toEqual([]);
});
