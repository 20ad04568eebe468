import { SOURCE_KEY } from '../contract/constants.ts';
import type { Landing } from '../contract/leadSource.ts';
import { asksForPrivacy } from '../lib/asksForPrivacy.ts';
import type { AppStore } from '../store/makeStore.ts';
import type { AppServices } from '../store/services.ts';
import type { SiteSettings } from '../ui/SiteContext.ts';

/** Loads the attribution code only if there is a source. Stores nothing about visitors who ask for privacy. */
export const learnLeadSource = async (
  store: AppStore,
  landing: Landing,
  tabStorage: AppServices['tabStorage'],
  { brand: { login, signup } }: Pick<SiteSettings, 'brand'>,
): Promise<void> => {
  if (asksForPrivacy()) return tabStorage.removeItem(SOURCE_KEY);
  const { href, referrer } = landing;
  const isInternal = referrer === '' || referrer.startsWith(`${window.location.origin}/`);
  if (isInternal && !href.includes('?') && tabStorage.getItem(SOURCE_KEY) === null) return;
  const { addCampaignToLinks, storeLeadSource } = await import(
    /* webpackChunkName: "lead-source" */ './storeLeadSource.ts'
  );
  store.dispatch(storeLeadSource(landing));
  addCampaignToLinks(store, [login, signup]);
};
