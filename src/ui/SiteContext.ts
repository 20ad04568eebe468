import { createContext, use } from 'react';
import { EVENT_TIME_ZONE } from '../contract/constants.ts';

/** What the server tells every page about its surroundings. */
export interface SiteSettings {
  /** Public origin without a trailing slash: canonical links, sharing pictures. */
  siteUrl: string;
  /** The external product application, without a trailing slash. */
  appUrl: string;
  /** Zone of the wall clock that event dates are written in: `America/New_York`, `Eastern Time`, `ET`. */
  eventZone: { id: string; name: string; shortName: string };
}

export const SiteContext = createContext<SiteSettings>({
  siteUrl: '',
  appUrl: '',
  eventZone: { id: EVENT_TIME_ZONE, name: EVENT_TIME_ZONE, shortName: EVENT_TIME_ZONE },
});

export const useSite = (): SiteSettings => use(SiteContext);

/** Addresses of the product application (contract, `APP_URL`). */
export const useAppLinks = () => {
  const { appUrl } = useSite();
  return { login: `${appUrl}/login`, signup: `${appUrl}/signup` };
};
