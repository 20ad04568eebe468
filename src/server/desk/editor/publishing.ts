import { editorStrings } from '../../../strings/editor.ts';
import type { TextChanges } from '../../content/storage/contentStorage.ts';
import { hashOf } from '../../content/storage/contentStorage.ts';
import { tellOfMailboxes } from '../../people/people.ts';
import { changesMailboxes } from './companyMailboxes.ts';
import { updateSource, valuesOf } from './documentSource.ts';
import type { Draft } from './draft.ts';
import { guestsToNotify, type EventChange } from './guestsToNotify.ts';
import { asPublished, changesOf, unpublishedData, versionsBefore } from './publishedDraft.ts';
import { problemsOf } from './problems.ts';
import type { FieldProblem } from './formFields.ts';
import { isPublic, type OutcomeName } from './outcome.tsx';
import type { OpenedDocument } from './openDocument.ts';
import { dropCopy, saveCopy, type WorkingCopy } from './workingCopies.ts';
import type { EditorTools } from './editorTools.tsx';

const { form } = editorStrings;

const OWNERS_ONLY = { path: ['data', 'emails'], message: form.ownersOnly };

export interface Publisher {
  author: string;
  isOwner: boolean;
  now: Date;
  /** Who has read it before. */
  approver?: string;
  /** Publishes also what has a date that is still to come. */
  isAtOnce?: boolean;
  /** The number of guests that the question named to the publisher. */
  confirmedGuestCount?: number | undefined;
}

export type Published =
  | { what: 'published'; file: string; outcome: OutcomeName }
  | { what: 'refused'; problems: FieldProblem[]; status: 403 | 422 }
  /** The guests of an event get an email: the publisher is asked first. */
  | { what: 'asks'; change: EventChange; guests: number }
  /** The stored document is not the one that the working copy began with. */
  | { what: 'differs' };

/** What the history says of a change. */
const historyMessage = ({ isNew, savedPath, targetPath }: Draft, approver?: string): string => {
  const what = isNew ? `Add ${targetPath}` : `Change ${savedPath}`;
  return approver === undefined ? what : `${what}, approved by ${approver}`;
};

/** Problems of the document, or guests whom the publisher has not confirmed. */
const obstacleTo = async (
  tools: EditorTools,
  draft: Draft,
  changes: TextChanges,
  { confirmedGuestCount }: Pick<Publisher, 'confirmedGuestCount'>,
): Promise<Published | undefined> => {
  const { storage, editing } = tools;
  const problems = await problemsOf(storage, editing.check, draft, changes);
  if (problems.length > 0) return { what: 'refused', problems, status: 422 };
  const toNotify = await guestsToNotify(tools, draft);
  return toNotify && toNotify.guests !== confirmedGuestCount
    ? { what: 'asks', ...toNotify }
    : undefined;
};

/** Checks a document, and shows it to visitors. Its working copy is done then. */
export const publish = async (
  tools: EditorTools,
  document: OpenedDocument,
  publisher: Publisher,
): Promise<Published> => {
  const { editing, db } = tools;
  const { savedPath, stored, storedHash, fileHash, kind, copy } = document;
  if (copy && copy.base !== fileHash) return { what: 'differs' };
  const draft = asPublished(document, publisher.isAtOnce);
  const changes = changesOf(draft);
  const movesMailboxes = changesMailboxes(savedPath, stored, changes.get(savedPath) ?? '');
  if (movesMailboxes && !publisher.isOwner)
    return { what: 'refused', problems: [OWNERS_ONLY], status: 403 };
  const obstacle = await obstacleTo(tools, draft, changes, publisher);
  if (obstacle) return obstacle;
  const { author, now, approver } = publisher;
  const wasPublic = isPublic(editing.showing(savedPath, storedHash));
  if (changes.get(savedPath) !== stored)
    await tools.write(author, changes, historyMessage(draft, approver), versionsBefore(draft));
  if (copy) await dropCopy(db, copy, now);
  if (movesMailboxes) await tellOfMailboxes(db, { actor: author, now });
  return {
    what: 'published',
    file: kind.createdByWriters || document.isNew ? draft.targetPath : savedPath,
    outcome: outcomeOf(tools, draft, changes, wasPublic),
  };
};

const outcomeOf = (
  { editing }: EditorTools,
  { kind, targetPath }: Draft,
  changes: TextChanges,
  wasPublic: boolean,
): OutcomeName => {
  if (kind.name === 'site') return 'site';
  const source = changes.get(targetPath);
  const showing = editing.showing(targetPath, source ? hashOf(source) : undefined);
  return wasPublic && showing.what === 'upToDate' && showing.hidden ? 'unpublished' : 'saved';
};

/** The text of a document with some other values. */
const withData = (path: string, source: string, data: object): string => {
  const values = valuesOf(path, { slug: '', category: '', source });
  return updateSource(path, source, { ...values, data: { ...values.data, ...data } });
};

const CANCELED = { canceled: true };

/** Tells the guests of an event that it is canceled. Returns the text that is stored then. */
const cancelEvent = async (
  tools: Pick<EditorTools, 'leadService' | 'write'>,
  { savedPath, stored, fileHash }: OpenedDocument,
  author: string,
): Promise<string> => {
  const canceled = withData(savedPath, stored, CANCELED);
  await tools.write(
    author,
    new Map([[savedPath, canceled]]),
    `Cancel ${savedPath}`,
    new Map([[savedPath, fileHash]]),
  );
  await tools.leadService.followEvents();
  return canceled;
};

/**
 * Takes the stored document off the site. Its working copy stays, and is taken off and canceled as well: to publish it does
 * not bring back an event whose guests were told that it is canceled.
 * @param notifiesGuests whether guests of the event get an email that it is canceled
 */
export const unpublish = async (
  tools: EditorTools,
  document: OpenedDocument,
  { author, now }: Pick<Publisher, 'author' | 'now'>,
  notifiesGuests: boolean,
): Promise<void> => {
  const { savedPath, zone, copy } = document;
  const stored = notifiesGuests ? await cancelEvent(tools, document, author) : document.stored;
  const hidden = unpublishedData(zone);
  const source = withData(savedPath, stored, hidden);
  const changes = new Map([[savedPath, source]]);
  await tools.write(author, changes, `Change ${savedPath}`, new Map([[savedPath, hashOf(stored)]]));
  if (copy) {
    const data = { ...hidden, ...(notifiesGuests && CANCELED) };
    const rebased = { source: withData(savedPath, copy.source, data), stored: source };
    await rebase(tools, copy, rebased, { author, now });
  }
};

interface Rebase {
  source: string;
  stored: string;
}

/** Replaces the source of a working copy, and the stored one that it began with. */
const rebase = (
  { db }: EditorTools,
  copy: WorkingCopy,
  { source, stored }: Rebase,
  { author, now }: Pick<Publisher, 'author' | 'now'>,
) => {
  const { id, path, version, slug, category } = copy;
  return saveCopy(
    db,
    {
      origin: { id, path, base: hashOf(stored), base_source: stored },
      text: { slug, category, source },
      expected: version,
    },
    { actor: author, now },
  );
};

/**
 * Deletes the stored document and its working copy.
 * @param notifiesGuests whether guests of the event get an email that it is canceled
 */
export const deleteDocument = async (
  tools: EditorTools,
  document: OpenedDocument,
  { author, now }: Pick<Publisher, 'author' | 'now'>,
  notifiesGuests: boolean,
): Promise<void> => {
  const { savedPath, copy } = document;
  const stored = notifiesGuests ? await cancelEvent(tools, document, author) : document.stored;
  const versions = new Map([[savedPath, hashOf(stored)]]);
  await tools.write(author, new Map([[savedPath, null]]), `Delete ${savedPath}`, versions);
  if (copy) await dropCopy(tools.db, copy, now);
};
