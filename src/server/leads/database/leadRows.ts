import type { FieldsOf, LEAD_FORMS, LeadKind } from '../../../contract/forms.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';

/**
 * `network-limit`: the visitor's network holds too many demo hours or seats today. `burst`: it sends many forms at once,
 * or names too many addresses today.
 */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'no-age' | 'network-limit' | 'burst';

/** `duplicate`: released from quarantine after the same newsletter address had subscribed. */
export type LeadStatus =
  'active' | 'canceled' | 'pending' | 'confirmed' | 'unsubscribed' | 'duplicate';

export interface LeadRow {
  /** The receipt, `HD-7K3M9Q`. */
  id: string;
  kind: LeadKind;
  /** Lower case. A newsletter address is unique outside quarantine. */
  email: string;
  status: LeadStatus;
  /** Null outside quarantine. A lead in quarantine has no outbox rows and holds no seat. */
  quarantine_reason: QuarantineReason | null;
  /** When sales was told of the lead in quarantine. */
  reported_at: string | null;
  /** The lead's reservation: the hour of a demo (ISO instant in UTC) or the id of an event. */
  slot: string | null;
  ends_at: string | null;
  created_at: string;
  updated_at: string;
  data: string;
  /** What the desk searches, in lower case (`submissions/searchText.ts`). */
  search: string;
  details: string;
  history: string;
  source: string | null;
  /** Every lead has all tokens; its kind decides which are used. Each opens one thing, because links are passed on. */
  change_token: string;
  calendar_token: string;
  meeting_token: string;
  confirm_token: string;
  unsubscribe_token: string;
}

export interface LeadEvent {
  at: string;
  what: 'quarantined' | 'released' | 'moved' | 'canceled' | 'joined' | 'confirmed' | 'unsubscribed';
  reason?: QuarantineReason;
}

export interface EventTimes {
  starts_at: string;
  ends_at: string;
  /** A hash of the address to join; missing without one. */
  join_hash?: string | undefined;
}

export interface LeadDetails {
  /** `sequence` counts the changes: calendars replace an entry by one with a higher number (RFC 5545 §3.8.7.4). */
  demo: { sequence: number; time_zone?: string | undefined };
  registration: {
    /** `id` names the calendar entry, which keeps it when the event is renamed; `slot` is the id that finds the event. */
    event: EventTimes & { id: string; slug: string; title: string };
    /** The version of the guest's calendar entry. */
    entry: { sequence: number; changed_at: string };
    /** The last email about a change, and what the guest knew before it. */
    notice?: { id: string; before: EventTimes } | undefined;
    /** When a process last compared the registration with the event and found a change. */
    followed_at?: string;
    joined_at?: string;
    /** `America/New_York`; missing when the form was sent without scripts. */
    time_zone?: string | undefined;
  };
  newsletter: {
    consent_text: string;
    requested_at: string;
    request_network: string | null;
    confirmed_at: string | null;
    confirm_network: string | null;
    unsubscribed_at: string | null;
  };
}

export type LeadFields<Kind extends LeadKind> = FieldsOf<(typeof LEAD_FORMS)[Kind]>;

export interface StoredLead<Kind extends LeadKind = LeadKind> extends Omit<
  LeadRow,
  'kind' | 'data' | 'details' | 'history' | 'source'
> {
  kind: Kind;
  data: LeadFields<Kind>;
  details: LeadDetails[Kind];
  history: LeadEvent[];
  source: LeadSource | null;
}

export type AnyLead = { [Kind in LeadKind]: StoredLead<Kind> }[LeadKind];

export const parseLead = <Kind extends LeadKind>(row: LeadRow): StoredLead<Kind> =>
  ({
    ...row,
    data: JSON.parse(row.data) as unknown,
    details: JSON.parse(row.details) as unknown,
    history: JSON.parse(row.history) as unknown,
    source: row.source === null ? null : (JSON.parse(row.source) as unknown),
  }) as StoredLead<Kind>;
