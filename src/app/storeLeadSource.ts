import { SOURCE_KEY } from '../contract/constants.ts';
import {
  CAMPAIGN_PARAMETERS,
  readLeadSource,
  touchOf,
  type Landing,
} from '../contract/leadSource.ts';
import { parseJson } from '../lib/json.ts';
import { selectLeadSource, sourceLearned } from '../store/leadSourceSlice.ts';
import type { AppStore } from '../store/makeStore.ts';
import { safeStorage } from '../store/safeStorage.ts';
import type { AppThunk } from '../store/services.ts';

/** Stores the visitor's source for the forms. */
export const storeLeadSource =
  ({ href, referrer }: Landing): AppThunk =>
  (dispatch, _getState, { tabStorage }) => {
    const storage = safeStorage(tabStorage);
    const before = readLeadSource(parseJson(storage.getItem(SOURCE_KEY)));
    const touch = touchOf(new URL(href), referrer);
    const source = touch ? { first: before?.first ?? touch, last: touch } : before;
    if (!source) return;
    dispatch(sourceLearned(source));
    storage.setItem(SOURCE_KEY, JSON.stringify(source));
  };

/** Adds the campaign of the source to `productUrls`, the links to the application. */
export const addCampaignToLinks = (store: AppStore, productUrls: readonly string[]): void => {
  const addCampaign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const source = selectLeadSource(store.getState());
    if (!link || !source) return;
    const url = new URL(link.href);
    if (!productUrls.includes(url.origin + url.pathname)) return;
    for (const name of CAMPAIGN_PARAMETERS) {
      const text = source.last[name];
      if (text !== undefined) url.searchParams.set(name, text);
    }
    link.href = url.href;
  };
  // Captured before the browser follows the link, with any button or key.
  for (const type of ['click', 'auxclick']) document.addEventListener(type, addCampaign, true);
};
