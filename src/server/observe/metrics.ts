import type { CallName, FormName } from '../../contract/calls.ts';

/** Where an answer came from: `none` for what no cache of pages has to do with. */
export type CacheOutcome = 'hit' | 'miss' | 'renewed' | 'stale' | 'none';

/** What somebody should know of who watches over a site; each is logged with `event: 'security'`. */
export type SecurityKind =
  'post limit' | 'refused origin' | 'oversized body' | 'quarantine' | 'mailbox cap';

/**
 * What happens on the site, as it is counted. Labels are bounded: whoever calls names a route by its pattern, never by
 * the path that was asked for.
 */
export interface Metrics {
  requestAnswered: (route: string, status: number, cache: CacheOutcome) => void;
  pageRendered: (route: string, seconds: number) => void;
  callAnswered: (call: CallName, status: number, seconds: number) => void;
  formReceived: (form: FormName) => void;
  /** A form that was kept and is nobody's repetition; those in quarantine are counted there. */
  formStored: (form: FormName) => void;
  formQuarantined: (form: FormName, reason: string) => void;
  deliveryTried: (kind: string, outcome: 'delivered' | 'failed' | 'dead') => void;
  databaseAnswered: (seconds: number, isError: boolean) => void;
  securityNoted: (kind: SecurityKind) => void;
}

const nothing = () => undefined;

/** For a site that nobody measures. */
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
};
