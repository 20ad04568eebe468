import type { DehydratedQueries } from '../api/hydrateQueries.ts';
import type { RootState } from '../store/rootReducer.ts';
import type { SiteSettings } from '../ui/SiteContext.ts';

/** What the server writes into the page for the browser to go on with. */
export interface HydrationPayload {
  site: SiteSettings;
  reads: DehydratedQueries;
  /** Moments that the page asked about and that had passed, in milliseconds since 1970. */
  passed: number[];
  /** State of the UI slices. */
  slices: Partial<RootState>;
  /** The page threw on the server, so its error page is what has to be hydrated. */
  failed: boolean;
}
