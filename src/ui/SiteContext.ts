import { createContext, use } from 'react';
import type { NavigationGroup, NavigationLink, SiteNavigation } from '../contract/navigation.ts';
import type { SupportTimes } from '../lib/officeLight.ts';
import type { Texts } from '../contract/texts/texts.ts';
import { EVENT_TIME_ZONE } from '../contract/constants.ts';

export interface Brand {
  name: string;
  line: string;
  copyright: string;
  phone?: { number: string; href: string };
  /** `network` is the id of a symbol in /social-icons.svg. */
  social: { network: string; label: string; url: string }[];
  login: string;
  signup: string;
}

/** What pages offer at their end. */
export interface SiteOffers extends Pick<Texts, 'newsletter'>, Partial<Texts['next-step']> {}

export interface SiteSettings {
  siteUrl: string;
  brand: Brand;
  /** Zone of event dates: `America/New_York`, `Eastern Time`, `ET`. */
  eventZone: { id: string; name: string; shortName: string };
  analytics?: true;
  /** `hours` are `Monday to Saturday, 8 AM to 8 PM Pacific`; `times` say the same, when the days are readable. */
  support: { email: string; hours: string; times?: SupportTimes };
  /** Of the plans by the month: `$36`. */
  lowestPrice?: string | undefined;
  /** The demo form offers only the office's hours. */
  hasOfficeHours?: true;
  /** The site has the registrations for events; another content API has its own. */
  keepsGuests?: true;
  navigation: SiteNavigation;
  offers: SiteOffers;
  /** Pages of writers that a menu or the footer names. */
  pages?: Partial<Record<NavigationGroup['name'], NavigationLink[]>>;
}

const NO_MENU = { title: '', links: [] };

export const SiteContext = createContext<SiteSettings>({
  siteUrl: '',
  brand: { name: '', line: '', copyright: '', social: [], login: '', signup: '' },
  eventZone: { id: EVENT_TIME_ZONE, name: EVENT_TIME_ZONE, shortName: EVENT_TIME_ZONE },
  support: { email: '', hours: '' },
  navigation: {
    features: NO_MENU,
    bar: [],
    resources: NO_MENU,
    footer: [],
    login: '',
    requestDemo: '',
    getStarted: '',
  },
  offers: { newsletter: { title: '', text: '', subscribe: '', link: '' } },
});

export const useSite = (): SiteSettings => use(SiteContext);

export const useBrand = (): Brand => useSite().brand;

/** Whether a timestamp had passed when the server rendered the page. */
export type HadPassed = (moment: number) => boolean;

/** The page contains the server's answers, so the first render in the browser agrees. */
export const PassedMoments = createContext<HadPassed>(() => false);
