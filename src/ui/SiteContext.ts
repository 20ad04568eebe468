import { createContext, use } from 'react';
import { EVENT_TIME_ZONE } from '../contract/constants.ts';

/** What pages say of the company whose site it is: the site file's words (content/site.yaml). */
export interface Brand {
  name: string;
  /** Below the name, at the end of every page. */
  line: string;
  copyright: string;
  /** As people write it, and as a link. */
  phone?: { number: string; href: string };
  /** Its profiles in social networks, in order. `network` is the id of a symbol in /social-icons.svg. */
  social: { network: string; label: string; url: string }[];
  /** Addresses of the product application. */
  login: string;
  signup: string;
}

/** What the server tells every page about its surroundings. */
export interface SiteSettings {
  /** Public origin without a trailing slash: canonical links, sharing pictures. */
  siteUrl: string;
  brand: Brand;
  /** Zone of the wall clock that event dates are written in: `America/New_York`, `Eastern Time`, `ET`. */
  eventZone: { id: string; name: string; shortName: string };
  /** Whether analytics events are sent. */
  analytics?: true;
  /** The office says when demos are: the form offers those hours alone. */
  hasOfficeHours?: true;
}

export const SiteContext = createContext<SiteSettings>({
  siteUrl: '',
  brand: { name: '', line: '', copyright: '', social: [], login: '', signup: '' },
  eventZone: { id: EVENT_TIME_ZONE, name: EVENT_TIME_ZONE, shortName: EVENT_TIME_ZONE },
});

export const useSite = (): SiteSettings => use(SiteContext);

export const useBrand = (): Brand => useSite().brand;
