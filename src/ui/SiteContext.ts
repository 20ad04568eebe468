import { createContext, use } from 'react';

/** What the server tells every page about its surroundings. */
export interface SiteSettings {
  /** Public origin without a trailing slash: canonical links, sharing pictures. */
  siteUrl: string;
  /** The external product application, without a trailing slash. */
  appUrl: string;
}

export const SiteContext = createContext<SiteSettings>({ siteUrl: '', appUrl: '' });

export const useSite = (): SiteSettings => use(SiteContext);

/** Addresses of the product application (contract, `APP_URL`). */
export const useAppLinks = () => {
  const { appUrl } = useSite();
  return { login: `${appUrl}/login`, signup: `${appUrl}/signup` };
};
