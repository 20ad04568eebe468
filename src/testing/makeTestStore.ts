import { baseApi } from '../api/baseApi.ts';
import { makeStore } from '../store/makeStore.ts';
import type { AppServices, StartListeners } from '../store/services.ts';
import { makeTestServices } from './testServices.ts';

/** A store with the API and these listeners. */
export const makeTestStore = (
  services: AppServices = makeTestServices(),
  listeners: readonly StartListeners[] = [],
) => {
  const store = makeStore(services);
  store.addApi(baseApi);
  store.addListeners(...listeners);
  return store;
};
