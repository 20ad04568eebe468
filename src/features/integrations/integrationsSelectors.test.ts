import { makeStore } from '../../store/makeStore.ts';
import { makeTestServices } from '../../testing/testServices.ts';
import { integrationsApi } from './integrationsApi.ts';
import {
  selectIntegrations,
  selectIntegrationsView,
  selectPreviewedIntegrations,
} from './integrationsSelectors.ts';
import { pageOpened } from './integrationsSlice.ts';
import { makeIntegrations } from './integrations.fixtures.ts';

const storeWith = async (count: number) => {
  const store = makeStore(makeTestServices());
  await store.dispatch(
    integrationsApi.util.upsertQueryData('getIntegrations', undefined, makeIntegrations(count)),
  );
  return store;
};

it('has the same empty list every time while nothing has been read', () => {
  const { getState } = makeStore(makeTestServices());
  expect(selectIntegrations(getState())).toEqual([]);
  expect(selectIntegrations(getState())).toBe(selectIntegrations(getState()));
  expect(selectIntegrationsView(getState(), '')).toEqual({
    items: [],
    total: 0,
    page: 0,
    pageCount: 1,
  });
});

it.each([
  [0, 0],
  [1, 1],
  [6, 6],
  [7, 6],
  [100, 6],
])('previews of %d integrations %d', async (count, previewed) => {
  const { getState } = await storeWith(count);
  expect(selectPreviewedIntegrations(getState())).toHaveLength(previewed);
});

it.each([
  [1, 1, 1],
  [6, 1, 6],
  [7, 2, 1],
  [100, 17, 4],
])('shows %d integrations on %d pages, the last of them with %d', async (count, pages, last) => {
  const { dispatch, getState } = await storeWith(count);
  dispatch(pageOpened({ page: pages - 1 }));
  const view = selectIntegrationsView(getState(), '');
  expect(view.pageCount).toBe(pages);
  expect(view.items).toHaveLength(last);
});

it('shows the last page for a page past the end', async () => {
  const { dispatch, getState } = await storeWith(14);
  dispatch(pageOpened({ page: 41 }));
  const view = selectIntegrationsView(getState(), '');
  expect(view.page).toBe(2);
  expect(view.items.map(({ name }) => name)).toEqual(['App 13', 'App 14']);
});

it('pages through what a query finds', async () => {
  const { getState } = await storeWith(14);
  expect(selectIntegrationsView(getState(), 'calendars')).toMatchObject({
    total: 9,
    pageCount: 2,
  });
  expect(selectIntegrationsView(getState(), 'nothing like it')).toMatchObject({
    items: [],
    total: 0,
    pageCount: 1,
  });
});

it('hands out the same view until something changes', async () => {
  const { dispatch, getState } = await storeWith(14);
  const view = selectIntegrationsView(getState(), 'mail');
  expect(selectIntegrationsView(getState(), 'mail')).toBe(view);
  dispatch(pageOpened({ page: 1 }));
  expect(selectIntegrationsView(getState(), 'mail')).not.toBe(view);
});

it('leaves out an integration that has no name', async () => {
  const { dispatch, getState } = makeStore(makeTestServices());
  const [first, second] = makeIntegrations(2);
  await dispatch(
    integrationsApi.util.upsertQueryData('getIntegrations', undefined, [
      first!,
      { ...second!, name: '' },
    ]),
  );
  expect(selectIntegrationsView(getState(), '')).toMatchObject({ items: [first], total: 1 });
});
