import type { NewsletterOffer } from '../../../contract/forms.ts';
import type { OfficeHours } from '../../../lib/officeSlots.ts';
import type { Metrics } from '../../observe/metrics.ts';
import type { SiteDb } from '../database/schema.ts';
import type { LinkSettings } from '../deliveries/leadLinks.ts';
import type { EventSource } from './registrationEvent.ts';

export interface LeadObserver {
  log?: { warn(details: object, message: string): void } | undefined;
  metrics: Metrics;
}

export interface LeadContext extends LinkSettings {
  db: SiteDb;
  now: Date;
  /** Without it demos can be booked at any hour of the form. */
  office?: OfficeHours | undefined;
  /** The events of the embedded content. */
  events?: EventSource | undefined;
  /** The words that subscribers agree to. */
  newsletter?: NewsletterOffer | undefined;
  receiptPrefix?: string | undefined;
  hasLimits?: boolean | undefined;
  /** Logs and counts only what was committed. */
  afterCommit?: ((effect: (observer: LeadObserver) => void) => void) | undefined;
}
