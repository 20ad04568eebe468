import type { Kysely } from 'kysely';
import type { LeadKind } from '../../../contract/forms.ts';
import type { OutboxKind } from './deliveryKinds.ts';
import type { LeadRow } from './leadRows.ts';

/** Forms that are limited for each network: those that become leads, and requests for a guest's link. */
export type CountedForm = LeadKind | 'link';

/**
 * The tables of the whole site, not of leads alone: also people, issues of the newsletter, content and working copies.
 * Timestamps and JSON are text, so that the same statements run on SQLite and PostgreSQL.
 */
export interface SiteDatabase {
  leads: LeadRow;
  outbox: OutboxRow;
  idempotency_keys: {
    key: string;
    /** A key of one scope is refused in another (`FormHandler` in `submissions/submitForm.ts`). */
    scope: string;
    body_hash: string;
    /** JSON; null while the first request's transaction is open. */
    answer: string | null;
    lead_id: string | null;
    created_at: string;
  };
  /**
   * Counts one subject in its window, which began at `since`: requests (`window:HASH`), emails to a mailbox (`mail:HASH`),
   * demo hours and seats of a customer (`demo:KEY`, `seat:KEY`). The subject `newsletter-pace` counts nothing: its `since` is
   * the next time at which an email may go. In milliseconds since 1970.
   */
  counters: { subject: string; since: number; count: number };
  /** The forms of the last day, by their `NetworkKeys`. `at` is in milliseconds since 1970. */
  network_forms: {
    network: string;
    customer: string;
    kind: CountedForm;
    is_held: 0 | 1;
    at: number;
  };
  network_secrets: { day: string; secret: string };
  /** One row, which `/readyz` writes to see whether leads can be stored. `padding` is long after a failure: a full disk still
   * takes small rows. */
  readiness: { id: 1; checked_at: string; padding: string };
  /** The latest version of each event, for calendars. */
  event_versions: { id: string; fingerprint: string; sequence: number; changed_at: string };
  /** What an editor adds to the emails about the next change of an event. */
  event_lines: { id: string; line: string; at: string };
  /** Links to sign in at the desk, sessions, and networks from which a person has signed in. */
  desk_tokens: {
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

/** A document after a change, in both kinds of storage. */
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

export type SiteDb = Kysely<SiteDatabase>;

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
  /** Names the page that saved it, which may save again without the answer to its last save. */
  form: string;
  /** 1 once a form began with it. Any other version is deleted when its author saves the next one. */
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
  /** `mailboxes`: those of the company in `site.yaml`. */
  what: 'added' | 'role' | 'removed' | 'signed-out' | 'mailboxes';
  /** The person whom the change is about; '' for one of the mailboxes. */
  address: string;
  /** The role after the change. */
  role: Role | null;
}

/**
 * All but `pending` are final, except that someone may retry what is `dead`: given up although one of the site's own
 * receivers waits for it. `refused`: the recipient's mail server takes no email for the mailbox. `expired`: too late to make
 * sense.
 */
export type DeliveryStatus = 'pending' | 'delivered' | 'refused' | 'expired' | 'dead';

export interface OutboxRow {
  id: string;
  kind: OutboxKind;
  lead_id: string | null;
  /** JSON of an `OutboxPayload` (`deliveries/outboxPayload.ts`); `NO_PAYLOAD` long after the delivery. */
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
