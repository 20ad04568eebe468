import type { UnknownAction } from '@reduxjs/toolkit';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { makeTestServices, okAnswer } from '../../testing/testServices.ts';
import { makeGroupedIntegrations, makeIntegrations } from './integrations.fixtures.ts';
import { integrationsApi } from './integrationsApi.ts';
import {
  integrationsQuery,
  listenToIntegrationSearch,
  queryChanged,
  querySubmitted,
  selectGroup,
  selectIntegrationsArgument,
  selectIntegrationsPage,
  selectIntegrationsSearch,
  selectIntegrationsView,
  selectLoadedPage,
  selectSearchedQuery,
  selectTypedQuery,
  typingPaused,
} from './integrationsSlice.ts';

const opened = (query: string) => locationChangedTo(`/integrations/all-integrations${query}`);

const queriesAfter = (...actions: UnknownAction[]) => {
  const state = stateAfter(...actions);
  return [selectTypedQuery(state), selectSearchedQuery(state)];
};

it.each([typingPaused(), querySubmitted()])('searches for the trimmed query on $type', (action) => {
  expect(queriesAfter(queryChanged(' mail '))).toEqual([' mail ', '']);
  expect(queriesAfter(queryChanged(' mail '), action)).toEqual([' mail ', 'mail']);
});

it('reads the query of the address', () => {
  expect(queriesAfter(queryChanged('other'), opened('?q=+mail+'))).toEqual(['mail', 'mail']);
  const long = selectSearchedQuery(stateAfter(opened(`?q=${'word+'.repeat(1100)}`)));
  expect(long).toHaveLength(199);
});

it('keeps the typed text when the address follows it', () => {
  const state = queriesAfter(queryChanged('mail '), typingPaused(), opened('?q=mail'));
  expect(state).toEqual(['mail ', 'mail']);
});

it('resets when the visitor leaves the page', () => {
  const left = locationChangedTo('/pricing?q=mail');
  expect(queriesAfter(queryChanged('mail'), typingPaused(), left)).toEqual(['', '']);
});

it('shows the first page of a new search', () => {
  const state = stateAfter(opened('?page=3'), queryChanged('mail'), typingPaused());
  expect(selectIntegrationsPage(state)).toBe(0);
});

it.each([
  ['', '', 0, ''],
  ['tea & mail', '', 0, '?q=tea+%26+mail'],
  ['mail', '', 1, '?q=mail&page=2'],
  ['', 'Calls and email', 0, '?group=Calls+and+email'],
  ['mail', 'Calls', 1, '?q=mail&group=Calls&page=2'],
])('makes the query of the address for %j in %j on page %d', (q, group, page, search) => {
  expect(integrationsQuery({ q, group }, page)).toBe(search);
});

it('keeps the group of the address while the visitor searches, and no longer than the page', () => {
  const inGroup = [opened('?group=+Calls+&page=3'), queryChanged('mail'), typingPaused()];
  expect(selectIntegrationsArgument(stateAfter(...inGroup))).toEqual({
    q: 'mail',
    group: 'Calls',
    page: '1',
  });
  expect(selectIntegrationsSearch(stateAfter(...inGroup))).toBe('?q=mail&group=Calls');
  expect(selectGroup(stateAfter(locationChangedTo('/pricing?group=Calls')))).toBe('');
});

/** Opens the list at an address and selects its view. */
const openList = async (query: string, integrations = makeIntegrations(14)) => {
  const store = makeTestStore(makeTestServices({ integrations: okAnswer(integrations) }));
  store.dispatch(opened(query));
  const argument = selectIntegrationsArgument(store.getState());
  await store.dispatch(integrationsApi.endpoints.getIntegrationsPage.initiate(argument));
  return { ...selectLoadedPage(store.getState()), ...selectIntegrationsView(store.getState()) };
};

it('selects the last page for one past the end', async () => {
  const { page, items } = await openList('?page=42');
  expect(page).toBe(2);
  expect(items.map(({ name }) => name)).toEqual(['App 13', 'App 14']);
});

it('pages through the results of a search', async () => {
  expect(await openList('?q=calendars')).toMatchObject({ total: 9, pageCount: 2 });
  expect(await openList('?q=nothing+like+it')).toMatchObject({ items: [], pageCount: 1 });
});

it('pages through a group, and counts what a search finds in each', async () => {
  const list = await openList('?group=Calls&page=2&q=app', makeGroupedIntegrations(14));
  expect(list).toMatchObject({ total: 9, found: 14, pageCount: 2, page: 1 });
  expect(list.items.map(({ name }) => name)).toEqual(['App 11', 'App 12', 'App 14']);
  expect(list.groups).toEqual([
    { name: 'Mail', count: 5 },
    { name: 'Calls', count: 9 },
  ]);
});

it('knows no groups until a page has loaded', () => {
  expect(selectLoadedPage(stateAfter(opened('')))).toBeUndefined();
});

it('leaves out an integration without a name', async () => {
  const [first, second] = makeIntegrations(2);
  expect(await openList('', [first!, { ...second!, name: '' }])).toMatchObject({ items: [first] });
});

const makeSearch = () => {
  jest.useFakeTimers();
  const { dispatch, getState } = makeTestStore(makeTestServices(), [listenToIntegrationSearch]);
  return {
    dispatch,
    select: <T>(selector: (state: ReturnType<typeof getState>) => T) => selector(getState()),
  };
};

afterEach(() => jest.useRealTimers());

it('searches after 150 ms without a key', async () => {
  const { dispatch, select } = makeSearch();
  dispatch(queryChanged('ma'));
  await jest.advanceTimersByTimeAsync(149);
  dispatch(queryChanged('mail '));
  await jest.advanceTimersByTimeAsync(149);
  expect(select(selectSearchedQuery)).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(select(selectSearchedQuery)).toBe('mail');
});

it('does not search again after a submitted query', async () => {
  const { dispatch, select } = makeSearch();
  dispatch(queryChanged('mail'));
  dispatch(querySubmitted());
  dispatch(opened('?q=mail&page=2'));
  await jest.advanceTimersByTimeAsync(500);
  // A search would show the first page again.
  expect(select(selectIntegrationsPage)).toBe(1);
});
