import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { FieldsOf, LEAD_FORMS, LeadKind } from '../../../contract/forms.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';
import { errorMessage } from './storageFailure.ts';

/** Timestamps and JSON are text, so that the same statements run on SQLite and PostgreSQL. */
export interface LeadsDatabase {
  leads: LeadRow;
  outbox: OutboxRow;
  idempotency_keys: {
    key: string;
    route: string;
    body_hash: string;
    /** JSON; null while the first request's transaction is open. */
    answer: string | null;
    lead_id: string | null;
    created_at: string;
  };
  /** Counts one subject (`post:HASH`, `mail:HASH`) in its current window. `since` is in milliseconds since 1970. */
  counters: { subject: string; since: number; count: number };
  /** The leads of the last day by hashes of their networks (`submissions/networkKeys.ts`). `at` is in milliseconds since 1970. */
  network_leads: { network: string; site: string; kind: LeadKind; is_held: 0 | 1; at: number };
  network_secrets: { day: string; secret: string };
  readiness: { id: 1; checked_at: string; padding: string };
  /** The latest version of each event, for calendars. */
  event_versions: { id: string; fingerprint: string; sequence: number; changed_at: string };
  /** What an editor adds to the emails about the next change of an event. */
  event_lines: { id: string; line: string; at: string };
  /** `network`: one from which an editor has signed in. */
  editor_tokens: {
    hash: string;
    email: string;
    purpose: 'link' | 'session' | 'network';
    expires_at: string;
  };
  /** Who may use the desk. */
  people: PersonRow;
  people_changes: PeopleChangeRow;
  issues: IssueRow;
  issue_mails: IssueMailRow;
  /** The receivers that are configured, and since when. */
  receivers: { name: 'mail' | 'webhook'; since: string };
  /** The content of `CONTENT_STORE=database`. */
  content_files: { path: string; bytes: Uint8Array; hash: string; changed_at: string };
  /** Writers of content lock its one row. `version` counts the changes. */
  content_state: { id: 1; version: number };
  content_versions: ContentVersionRow;
  working_copies: WorkingCopyRow;
  copy_versions: CopyVersionRow;
  /** Who has a document open. */
  copy_readers: { copy_id: string; address: string; seen_at: string };
  /** The folders of the running processes with `CONTENT_STORE=folder`. */
  content_folders: { machine: string; folder: string; seen_at: string };
}

/** A document after a change, in both stores. */
export interface ContentVersionRow {
  path: string;
  number: number;
  /** SHA-256; '' for a deletion. */
  hash: string;
  bytes: Uint8Array | null;
  /** '' when another program changed the file. */
  author: string;
  message: string;
  at: string;
}

export type LeadsDb = Kysely<LeadsDatabase>;

/** A document under work, which visitors don't see. */
export interface WorkingCopyRow {
  /** The path of a stored document, or a random name for a new one. */
  id: string;
  /** The path of the stored document; for a new one that of its kind, with parameters. */
  path: string;
  /** Of its text in `copy_versions`. */
  version: string;
  /** The hash of the stored document that it began with, and its text; '' for a new one. */
  base: string;
  base_source: string;
  /** When it is published by itself. */
  publish_at: string | null;
  /** Why it was not published at its time. */
  publish_problem: string | null;
  /** A question for review. */
  asked_by: string | null;
  asked_of: string | null;
  asked_at: string | null;
  note: string | null;
}

/** A working copy as it was saved. Those that a form began with stay: another form is merged with them. */
export interface CopyVersionRow {
  version: string;
  copy_id: string;
  /** As typed in the form; '' when it is made from the title. */
  slug: string;
  category: string;
  source: string;
  author: string;
  at: string;
  /** The page that saved it: what it saves again replaces its own version. */
  form: string;
  is_opened: 0 | 1;
}

export type IssueStatus = 'draft' | 'scheduled' | 'sending' | 'sent' | 'stopped';

/** An issue of the newsletter. */
export interface IssueRow {
  id: string;
  subject: string;
  preheader: string;
  /** Markdown. */
  body: string;
  status: IssueStatus;
  send_at: string | null;
  created_by: string;
  created_at: string;
  updated_at: string;
  started_at: string | null;
  /** When all receivers were in `issue_mails`. */
  queued_at: string | null;
  finished_at: string | null;
}

/**
 * `claimed`: a process sends it at this moment. `unknown`: that process ended or lost the connection, so the reader may have
 * got it, and it is not sent again. `skipped`: unsubscribed in the meantime.
 */
export type IssueMailStatus =
  'queued' | 'claimed' | 'sent' | 'refused' | 'failed' | 'skipped' | 'unknown';

export interface IssueMailRow {
  /** Of the issue and the lead, so that a reader can't be there twice. */
  id: string;
  issue_id: string;
  lead_id: string;
  status: IssueMailStatus;
  attempts: number;
  next_attempt_at: string;
  claimed_at: string | null;
}

export type Role = 'owner' | 'editor' | 'sales';

export interface PersonRow {
  /** Lower case. */
  address: string;
  role: Role;
  /** The address of an owner, or where the server was told. */
  added_by: string;
  added_at: string;
  /** About the last request; null before the first one. */
  seen_at: string | null;
}

export interface PeopleChangeRow {
  id: string;
  at: string;
  /** Who made the change, like `added_by`. */
  actor: string;
  what: 'added' | 'role' | 'removed' | 'signed-out' | 'mailboxes';
  /** The person whom the change is about; '' for one of the mailboxes. */
  address: string;
  /** The role after the change. */
  role: Role | null;
}

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

export const MAIL_KINDS = [
  'demo-confirmation',
  'demo-notice',
  'demo-reminder',
  'registration-confirmation',
  'registration-notice',
  'event-canceled',
  'event-changed',
  'registration-reminder',
  'newsletter-confirmation',
  'quarantine-digest',
  'notice-digest',
  'people-change',
  'review',
  'guest-message',
] as const;
export const WEBHOOK_KINDS = [
  'demo-webhook',
  'demo-change-webhook',
  'registration-webhook',
  'cancellation-webhook',
  'newsletter-webhook',
  'newsletter-unsubscribed-webhook',
] as const;

export const REMINDER_KINDS = [
  'demo-reminder',
  'registration-reminder',
] as const satisfies readonly MailKind[];

/** Emails to sales, each about one lead. */
export const NOTICE_KINDS = [
  'demo-notice',
  'registration-notice',
] as const satisfies readonly MailKind[];

/** Emails to the people who sent the forms; all other deliveries are for the site's own receivers. */
export const VISITOR_MAIL_KINDS = [
  ...REMINDER_KINDS,
  'demo-confirmation',
  'registration-confirmation',
  'event-canceled',
  'event-changed',
  'newsletter-confirmation',
  'guest-message',
] as const satisfies readonly MailKind[];

export type MailKind = (typeof MAIL_KINDS)[number];
export type OutboxKind = MailKind | (typeof WEBHOOK_KINDS)[number];

/**
 * All but `pending` are final. `refused`: the visitor's mail server takes no email for the mailbox. `expired`: too late
 * to make sense. `dead`: given up although one of the site's own receivers waits for it.
 */
export type DeliveryStatus = 'pending' | 'delivered' | 'refused' | 'expired' | 'dead';

export interface OutboxRow {
  id: string;
  kind: OutboxKind;
  lead_id: string | null;
  /** JSON of a `Lead` (`deliveries/lead.ts`); `NO_PAYLOAD` long after the delivery. */
  payload: string;
  status: DeliveryStatus;
  /** Includes the attempt in progress. */
  attempts: number;
  /** When the first attempt is due. Retries do not change it, unless the visitor's mailbox asks to wait. */
  due_at: string;
  /** During an attempt, when another process may take the delivery over. */
  next_attempt_at: string;
  claimed_at: string | null;
  /** May contain an email address, so it is never logged. */
  last_error: string | null;
  created_at: string;
  delivered_at: string | null;
}

export const NO_PAYLOAD = '{}';

const BASELINE = [
  `create table leads (
    id text primary key, kind text not null, email text not null, status text not null,
    quarantine_reason text, reported_at text, slot text, ends_at text, created_at text not null,
    updated_at text not null, data text not null, search text not null, details text not null,
    history text not null, source text, change_token text not null unique, calendar_token text not null unique,
    meeting_token text not null unique, confirm_token text not null unique,
    unsubscribe_token text not null unique
  )`,
  `create index leads_by_age on leads (created_at)`,
  `create index leads_by_email on leads (email)`,
  `create index leads_held on leads (created_at) where quarantine_reason is not null`,
  `create index leads_by_slot on leads (kind, slot)`,
  `create index leads_readers on leads (kind, id)
    where status = 'confirmed' and quarantine_reason is null`,
  `create unique index leads_newsletter_email on leads (email)
    where kind = 'newsletter' and quarantine_reason is null and status <> 'duplicate'`,

  `create table outbox (
    id text primary key, kind text not null, lead_id text references leads (id) on delete cascade,
    payload text not null, status text not null, attempts integer not null, due_at text not null,
    next_attempt_at text not null, claimed_at text, last_error text,
    created_at text not null, delivered_at text
  )`,
  // The kind comes second: a claim does not scan the deliveries that wait for another receiver.
  `create index outbox_by_due_time on outbox (status, kind, next_attempt_at)`,
  `create index outbox_by_lead on outbox (lead_id)`,
  `create index outbox_by_age on outbox (kind, created_at)`,
  // The desk asks for them at each page; reminders and webhooks that wait are many.
  `create index outbox_failing on outbox (status, lead_id) where last_error is not null`,

  `create table idempotency_keys (
    key text primary key, route text not null, body_hash text not null, answer text,
    lead_id text references leads (id) on delete cascade, created_at text not null
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  `create index idempotency_keys_by_lead on idempotency_keys (lead_id)`,

  `create table counters (
    subject text primary key, since double precision not null, count integer not null
  )`,
  `create table network_leads (
    network text not null, site text not null, kind text not null, is_held integer not null,
    at double precision not null
  )`,
  `create index network_leads_by_network on network_leads (network, at)`,
  `create index network_leads_by_site on network_leads (site, at)`,
  `create table network_secrets (day text primary key, secret text not null)`,
  `create table readiness (
    id integer primary key, checked_at text not null, padding text not null
  )`,
  `create table event_versions (
    id text primary key, fingerprint text not null, sequence integer not null,
    changed_at text not null
  )`,
  `create table event_lines (id text primary key, line text not null, at text not null)`,
  `create table receivers (name text primary key, since text not null)`,
  `create table people (
    address text primary key, role text not null, added_by text not null, added_at text not null,
    seen_at text
  )`,
  `create table people_changes (
    id text primary key, at text not null, actor text not null, what text not null,
    address text not null, role text
  )`,
  `create table issues (
    id text primary key, subject text not null, preheader text not null, body text not null,
    status text not null, send_at text, created_by text not null, created_at text not null,
    updated_at text not null, started_at text, queued_at text, finished_at text
  )`,
  `create table issue_mails (
    id text primary key, issue_id text not null references issues (id) on delete cascade,
    lead_id text not null references leads (id) on delete cascade, status text not null,
    attempts integer not null, next_attempt_at text not null, claimed_at text
  )`,
  `create index issue_mails_by_status on issue_mails (issue_id, status, next_attempt_at)`,
  `create index issue_mails_refused on issue_mails (lead_id) where status = 'refused'`,
  `create index issue_mails_by_lead on issue_mails (lead_id)`,
  `create table editor_tokens (
    hash text primary key, email text not null, purpose text not null, expires_at text not null
  )`,

  // SQLite keeps bytes as they are in a column of any type.
  `create table content_files (
    path text primary key, bytes bytea not null, hash text not null, changed_at text not null
  )`,
  `create table content_state (id integer primary key, version integer not null)`,
  `insert into content_state (id, version) values (1, 0)`,
  `create table content_versions (
    path text not null, number integer not null, hash text not null, bytes bytea,
    author text not null, message text not null, at text not null, primary key (path, number)
  )`,
  `create table working_copies (
    id text primary key, path text not null, version text not null, base text not null,
    base_source text not null, publish_at text, publish_problem text,
    asked_by text, asked_of text, asked_at text, note text
  )`,
  `create table copy_versions (
    version text primary key, copy_id text not null, slug text not null, category text not null,
    source text not null, author text not null, at text not null, form text not null,
    is_opened integer not null
  )`,
  `create index copy_versions_by_copy on copy_versions (copy_id)`,
  `create table copy_readers (
    copy_id text not null, address text not null, seen_at text not null,
    primary key (copy_id, address)
  )`,
  `create table content_folders (
    machine text not null, folder text not null, seen_at text not null,
    primary key (machine, folder)
  )`,
];

/** Applied in the order of their names. Never edit a released migration: add the next one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-baseline': {
    async up(db: Kysely<unknown>) {
      for (const statement of BASELINE) await sql.raw(statement).execute(db);
    },
  },
};

export const SCHEMA = Object.keys(MIGRATIONS).sort().at(-1)!;

/** Safe at every start, also by several processes at once. A failed migration changes nothing. */
export const migrate = async <Database>(db: Kysely<Database>, migrations = MIGRATIONS) => {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === 'Error');
  const reason = errorMessage(error);
  const message = failed ? `migration ${failed.migrationName} failed: ${reason}` : reason;
  throw new Error(message, { cause: error });
};

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
