import type { AppStore } from '../store/makeStore.ts';
import type { AppServices } from '../store/services.ts';
import type { SiteSettings } from '../ui/SiteContext.ts';
import { SOURCE_KEY, type Landing } from './landing.ts';

/** The visitor's browser asks that they are not followed. */
export const asksForPrivacy = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
};

/**
 * Learns what brought the visitor here, if anything can be known of it; most visits load nothing for it. Of a visitor
 * who asks for privacy nothing is kept, and nothing counted where the site counts.
 */
export const learnLeadSource = async (
  store: AppStore,
  landing: Landing,
  tabStorage: AppServices['tabStorage'],
  { analytics, brand: { login, signup } }: Pick<SiteSettings, 'analytics' | 'brand'>,
): Promise<void> => {
  if (asksForPrivacy()) return tabStorage.removeItem(SOURCE_KEY);
  if (analytics)
    void import(/* webpackChunkName: "analytics" */ './sendAnalytics.ts').then(
      (module) => module.sendAnalytics(store),
      () => undefined,
    );
  const { href, referrer } = landing;
  const isFromHere = referrer === '' || referrer.startsWith(`${window.location.origin}/`);
  if (isFromHere && !href.includes('?') && tabStorage.getItem(SOURCE_KEY) === null) return;
  const { followLeadSource } = await import(
    /* webpackChunkName: "lead-source" */ './followLeadSource.ts'
  );
  followLeadSource(store, landing, [login, signup]);
};
