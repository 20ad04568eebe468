import type { DehydratedQueries } from '../api/hydrateQueries.ts';
import type { RootState } from '../store/rootReducer.ts';
import type { SiteSettings } from '../ui/SiteContext.ts';

export interface HydrationPayload {
  site: SiteSettings;
  reads: DehydratedQueries;
  /** Moments on the page that had passed, in milliseconds since 1970. */
  passed: number[];
  /** State of the UI slices. */
  slices: Partial<RootState>;
  /** The page threw on the server: the error page is hydrated. */
  failed: boolean;
}
