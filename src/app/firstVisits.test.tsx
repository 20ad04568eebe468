import { act } from '@testing-library/react';
import { paths } from '../contract/paths.ts';
import { selectSubmittedQuery } from '../features/help-center/helpSearchSlice.ts';
import { selectSearchedQuery } from '../features/integrations/integrationsSlice.ts';
import { selectBillingPeriod } from '../features/pricing/pricingSlice.ts';
import { selectPage } from '../shared/paged-list/pagedListsSlice.ts';
import { bringsLocation } from '../store/navigationSlice.ts';
import type { RootState } from '../store/rootReducer.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { makeTestServices } from '../testing/testServices.ts';
import { startNavigation } from './navigationListeners.ts';
import { matchRoute } from './routes.ts';

beforeAll(() => matchRoute(paths.home).route.page.load());

let leave = () => undefined as void;
afterEach(() => leave());

/** A visit that starts on the home page, and its actions with a location from now on. */
const startVisit = () => {
  window.history.replaceState(null, '', paths.home);
  const store = makeTestStore(makeTestServices());
  const { navigator, disconnect } = startNavigation(store);
  leave = disconnect;
  const log: string[] = [];
  store.addListeners((startListening) =>
    startListening({
      predicate: bringsLocation,
      effect: ({ type }) => void log.push(type),
    }),
  );
  return { store, navigator, log };
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it.each<[path: string, part: (state: RootState) => unknown, expected: unknown]>([
  [`${paths.pricing}?billing=annual`, selectBillingPeriod, 'annual'],
  [`${paths.allPosts}?page=3&tag=Guides`, (state) => selectPage(state, 'posts'), 2],
  [`${paths.allVideos}?page=2`, (state) => selectPage(state, 'videos'), 1],
  [`${paths.allIntegrations}?q=mail`, selectSearchedQuery, 'mail'],
  [`${paths.helpCenter}?q=lead`, selectSubmittedQuery, 'lead'],
])('the first visit of %s changes the location once', async (path, part, expected) => {
  const { store, navigator, log } = startVisit();
  const { page } = matchRoute(path).route;
  expect(page.loaded()).toBeUndefined();
  navigator.push(path);
  await page.load();
  await settle();
  expect(part(store.getState())).toBe(expected);
  expect(log).toEqual(['navigation/locationChanged', 'navigation/pageLoaded']);

  navigator.push(paths.home);
  navigator.push(path);
  expect(part(store.getState())).toBe(expected);
  expect(log.slice(2)).toEqual(['navigation/locationChanged', 'navigation/locationChanged']);
});

it('does not read the location again for a page that has been left', async () => {
  const { navigator, log } = startVisit();
  const { page } = matchRoute(paths.webinars).route;
  expect(page.loaded()).toBeUndefined();
  navigator.push(paths.webinars);
  navigator.push(paths.home);
  await page.load();
  await settle();
  expect(log).toEqual(['navigation/locationChanged', 'navigation/locationChanged']);
});
