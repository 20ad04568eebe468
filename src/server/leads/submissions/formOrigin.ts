import type { LeadSource } from '../../../contract/leadSource.ts';
import type { QuarantineReason } from '../database/leadRows.ts';

/** Where a submitted form comes from, and whether it looks like spam. */
export interface FormOrigin {
  quarantine?: QuarantineReason | null;
  source?: LeadSource | null;
  timeZone?: string | undefined;
  /** The visitor's network, `192.0.2.0/24`. */
  network?: string | null;
  /** Names what a provider gives to one customer, without its address (`NetworkKeys`). */
  customerKey?: string | undefined;
  /** Whether a page's script sent the form, after a plausible time. */
  isFromPage?: boolean;
}
