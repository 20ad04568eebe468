import { baseApi } from '../api/baseApi.ts';
import type { Texts } from '../contract/texts/texts.ts';
import { makeStore } from '../store/makeStore.ts';
import type { AppServices, StartListeners } from '../store/services.ts';
import { SITE_TEXTS } from './siteTexts.ts';
import { makeTestServices } from './testServices.ts';

/** A store with the words of the pages, the API and these listeners. */
export const makeTestStore = (
  services: AppServices = makeTestServices(),
  listeners: readonly StartListeners[] = [],
  texts: Partial<Texts> = SITE_TEXTS,
) => {
  const store = makeStore(services, { texts: { byName: texts, failed: [] } });
  store.addApi(baseApi);
  store.addListeners(...listeners);
  return store;
};
