import type { FooterLook } from '../features/navigation/Footer';
import type { LazyPage, PageAddress } from './lazyPage';
import type { PageReads } from './reads';

/** A screen of the site: its address, its code and the data that it reads. */
export interface SiteRoute {
  path: string;
  page: LazyPage;
  reads?: (address: PageAddress) => PageReads;
  /** Query parameters that change what the page shows; all others are ignored by the page cache. */
  search?: readonly string[];
  /** How the footer begins; plain unless a night street ends the page. */
  footer?: FooterLook;
  /** Answered with 404. */
  missing?: boolean;
}
