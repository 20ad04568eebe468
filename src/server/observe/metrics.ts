import type { CallName, FormName } from '../../contract/calls.ts';

/** `renewed`: rendered to replace an expired page. `stale`: the expired page, because rendering failed or took long. */
export type CacheOutcome = 'hit' | 'miss' | 'renewed' | 'stale' | 'none';

export type SecurityKind =
  | 'post limit'
  | 'refused origin'
  | 'oversized body'
  | 'quarantine'
  | 'mailbox cap'
  | 'refused sign-in'
  | 'refused role';

/** `failed`: retried later. The others are final. */
export type DeliveryOutcome = 'delivered' | 'failed' | 'refused' | 'expired' | 'dead';

/** Work that every process does once an hour. */
export type HourlyJob = 'retention' | 'events';

/** Counts what happens on the site. A route is a pattern, so that labels are bounded. */
export interface Metrics {
  requestAnswered: (route: string, status: number, cache: CacheOutcome, seconds: number) => void;
  pageRendered: (route: string, seconds: number) => void;
  callAnswered: (call: CallName, status: number, seconds: number) => void;
  formReceived: (form: FormName) => void;
  /** A new lead; not a repeated or a quarantined one. */
  formStored: (form: FormName) => void;
  formQuarantined: (form: FormName, reason: string) => void;
  deliveryTried: (kind: string, outcome: DeliveryOutcome) => void;
  databaseAnswered: (seconds: number, isError: boolean) => void;
  securityNoted: (kind: SecurityKind) => void;
  browserFailed: (route: string) => void;
  jobStarted: (name: HourlyJob) => void;
  jobSucceeded: (name: HourlyJob) => void;
}

const nothing = () => undefined;

export const NO_METRICS: Metrics = {
  requestAnswered: nothing,
  pageRendered: nothing,
  callAnswered: nothing,
  formReceived: nothing,
  formStored: nothing,
  formQuarantined: nothing,
  deliveryTried: nothing,
  databaseAnswered: nothing,
  securityNoted: nothing,
  browserFailed: nothing,
  jobStarted: nothing,
  jobSucceeded: nothing,
};
