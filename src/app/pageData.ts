import type { RootState } from '../store/rootReducer';
import type { SiteSettings } from '../ui/SiteContext';

/** What the server writes into the page for the browser to go on with. */
export interface PageData {
  site: SiteSettings;
  /** The reads made by the server, as RTK Query keeps them. */
  reads: RootState['api'];
  /** State of the UI slices. */
  slices: Partial<RootState>;
  /** The page threw on the server, so its error page is what has to be hydrated. */
  failed: boolean;
}
