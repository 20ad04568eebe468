import type { AppStore } from '../store/makeStore.ts';
import type { AppServices } from '../store/services.ts';
import { asksForPrivacy } from '../lib/browser.ts';
import type { SiteSettings } from '../ui/SiteContext.ts';
import { SOURCE_KEY, type Landing } from './landing.ts';

/**
 * Learns what brought the visitor here, if anything can be known of it; most visits load nothing for it. Of a visitor
 * who asks for privacy nothing is kept.
 */
export const learnLeadSource = async (
  store: AppStore,
  landing: Landing,
  tabStorage: AppServices['tabStorage'],
  { brand: { login, signup } }: Pick<SiteSettings, 'brand'>,
): Promise<void> => {
  if (asksForPrivacy()) return tabStorage.removeItem(SOURCE_KEY);
  const { href, referrer } = landing;
  const isFromHere = referrer === '' || referrer.startsWith(`${window.location.origin}/`);
  if (isFromHere && !href.includes('?') && tabStorage.getItem(SOURCE_KEY) === null) return;
  const { followLeadSource } = await import(
    /* webpackChunkName: "lead-source" */ './followLeadSource.ts'
  );
  followLeadSource(store, landing, [login, signup]);
};
