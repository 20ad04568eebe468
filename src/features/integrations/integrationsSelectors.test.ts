import { makeTestStore } from '../../testing/makeTestStore.ts';
import { makeTestServices, okAnswer } from '../../testing/testServices.ts';
import { locationChangedTo } from '../../testing/stateAfter.ts';
import { integrationsQuery, OVERVIEW_COUNT } from './integrationsQuery.ts';
import { integrationsApi } from './integrationsApi.ts';
import {
  selectIntegrationsArgument,
  selectFirstIntegrations,
  selectIntegrationsView,
  selectPreviewedIntegrations,
} from './integrationsSelectors.ts';
import { makeIntegrations } from './integrations.fixtures.ts';

/** A store that reads what the address asks for. */
const storeWith = (count: number, integrations = makeIntegrations(count)) => {
  const store = makeTestStore(makeTestServices({ integrations: okAnswer(integrations) }));
  return {
    ...store,
    open: async (query: string) => {
      store.dispatch(locationChangedTo(`/integrations/all-integrations${query}`));
      const argument = selectIntegrationsArgument(store.getState());
      await store.dispatch(integrationsApi.endpoints.getIntegrationsPage.initiate(argument));
    },
  };
};

it('has the same empty list every time while nothing has been read', () => {
  const { getState } = makeTestStore(makeTestServices());
  expect(selectFirstIntegrations(getState())).toEqual([]);
  expect(selectFirstIntegrations(getState())).toBe(selectFirstIntegrations(getState()));
  expect(selectIntegrationsView(getState())).toEqual({
    items: [],
    total: 0,
    page: 0,
    pageCount: undefined,
  });
});

it.each([
  [0, 0],
  [1, 1],
  [6, 6],
  [7, 6],
  [100, 6],
])('previews of %d integrations %d', async (count, previewed) => {
  const { dispatch, getState } = storeWith(count);
  await dispatch(integrationsApi.endpoints.getFirstIntegrations.initiate(OVERVIEW_COUNT));
  expect(selectPreviewedIntegrations(getState())).toHaveLength(previewed);
});

it.each([
  [1, 1, 1],
  [6, 1, 6],
  [7, 2, 1],
  [100, 17, 4],
])('shows %d integrations on %d pages, the last of them with %d', async (count, pages, last) => {
  const { open, getState } = storeWith(count);
  await open(pages > 1 ? `?page=${pages}` : '');
  const view = selectIntegrationsView(getState());
  expect(view.pageCount).toBe(pages);
  expect(view.items).toHaveLength(last);
});

it('shows the last page for a page past the end', async () => {
  const { open, getState } = storeWith(14);
  await open('?page=42');
  const view = selectIntegrationsView(getState());
  expect(view.page).toBe(2);
  expect(view.items.map(({ name }) => name)).toEqual(['App 13', 'App 14']);
});

it('pages through what a query finds', async () => {
  const { open, getState } = storeWith(14);
  await open('?q=calendars');
  expect(selectIntegrationsView(getState())).toMatchObject({ total: 9, pageCount: 2 });
  await open('?q=nothing+like+it');
  expect(selectIntegrationsView(getState())).toMatchObject({ items: [], total: 0, pageCount: 1 });
});

it('hands out the same view until something changes', async () => {
  const { open, getState } = storeWith(14);
  await open('');
  const view = selectIntegrationsView(getState());
  expect(selectIntegrationsView(getState())).toBe(view);
  await open('?page=2');
  expect(selectIntegrationsView(getState())).not.toBe(view);
});

it.each([
  ['', 0, ''],
  ['mail', 0, '?q=mail'],
  ['', 2, '?page=3'],
  ['tea & mail', 1, '?q=tea+%26+mail&page=2'],
])('says the query of the address for the search %j on page %d', (query, page, search) => {
  expect(integrationsQuery(query, page)).toBe(search);
});

it('leaves out an integration that has no name', async () => {
  const [first, second] = makeIntegrations(2);
  const { open, getState } = storeWith(2, [first!, { ...second!, name: '' }]);
  await open('');
  expect(selectIntegrationsView(getState())).toMatchObject({ items: [first], total: 1 });
});
