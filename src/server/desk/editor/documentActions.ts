import { basename } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { instantOf } from '../../../lib/zonedTime.ts';
import { MAX_LINE, saveEventLine } from '../../leads/submissions/editorLines.ts';
import { copyStrings } from '../../../strings/deskWriting.ts';
import { ConflictError } from '../../content/storage/contentStorage.ts';
import {
  askAboutGuests,
  redirectWithNotice,
  showConflict,
  showDocument,
  showProblems,
} from './documentView.tsx';
import { asPublished, changesOf } from './publishedDraft.ts';
import { readAction } from './editorActions.ts';
import { problemsOf } from './problems.ts';
import { copyAddress, editAddress } from './editorAddresses.ts';
import { guestsToNotify } from './guestsToNotify.ts';
import type { OpenedDocument } from './openDocument.ts';
import { saveDocument } from './saveDocument.ts';
import { deleteDocument, publish, unpublish } from './publishing.ts';
import { fieldProblem } from './formFields.ts';
import { publishedNames } from './compareVersions.ts';
import { dropCopy, recordOnCopy } from './workingCopies.ts';
import type { EditorTools } from './editorTools.tsx';
import { CONTENT_PATH } from '../deskAddresses.ts';

const publisherOf = (
  tools: Pick<EditorTools, 'authorOf' | 'isOwner'>,
  request: FastifyRequest,
) => ({
  author: tools.authorOf(request),
  isOwner: tools.isOwner(request),
  now: new Date(),
});

/** Someone has deleted the document: its working copy becomes that of a new one. */
const showDeletedMeanwhile = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: OpenedDocument,
) => {
  const actor = tools.actorOf(reply.request);
  const saved = await saveDocument(tools, document, actor, { startsFromStored: true });
  if (!saved.isSaved) throw new ConflictError(document.savedPath);
  return showDocument(tools, reply, saved.document, { notice: copyStrings.deleted, status: 409 });
};

interface Publishing {
  isAtOnce: boolean;
  /** The number of guests that the question named; NaN without a question. */
  confirmedGuestCount: number;
}

const handlePublish = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: OpenedDocument,
  { isAtOnce, confirmedGuestCount }: Publishing,
) => {
  const publisher = { ...publisherOf(tools, reply.request), isAtOnce, confirmedGuestCount };
  const published = await publish(tools, document, publisher);
  switch (published.what) {
    case 'differs':
      // A new document has nothing stored that could differ. This one had, and someone has deleted it meanwhile.
      if (document.isNew) return showDeletedMeanwhile(tools, reply, document);
      return showConflict(tools, reply, document, publishedNames(document));
    case 'refused':
      return showProblems(tools, reply, document, published);
    case 'asks': {
      const action = isAtOnce ? 'publish-now' : 'publish';
      return askAboutGuests(tools, reply, document, { ...published, action });
    }
    case 'published':
      return reply.redirect(`${editAddress(published.file)}&notice=${published.outcome}`, 303);
  }
};

/** The document as it goes live at a time of the clock: a new one gets its date. */
const datedAt = (document: OpenedDocument, time: string): OpenedDocument => {
  const { isNew, schema, values } = document;
  if (!isNew || !schema.properties?.data?.properties?.published) return document;
  return { ...document, values: { ...values, data: { ...values.data, published: time } } };
};

/** The answer to the question about the guests of an event. */
interface GuestAnswer {
  /** The number of guests that the question named; NaN without a question. */
  confirmedGuestCount: number;
  /** What the editor adds to the emails; undefined without a question. */
  line: string | undefined;
}

const guestAnswerOf = (entries: FormData): GuestAnswer => ({
  confirmedGuestCount: Number(entries.get('told') ?? Number.NaN),
  line: entries.get('line')?.toString(),
});

interface Scheduling extends GuestAnswer {
  /** As the form has it: `2026-12-01T09:00`. */
  publishAt: string;
}

const handleSchedule = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: OpenedDocument,
  { publishAt, confirmedGuestCount, line }: Scheduling,
) => {
  const { db, editing, siteFile, storage } = tools;
  const time = publishAt.replace('T', ' ');
  const instant = instantOf(time, siteFile.time_zone);
  if (instant === null || instant <= Date.now()) {
    const problem = fieldProblem('publish_at', copyStrings.schedule.notFuture);
    return showProblems(tools, reply, document, { problems: [problem] });
  }
  const dated = datedAt(document, time);
  const problems = await problemsOf(storage, editing.check, dated, changesOf(asPublished(dated)));
  if (problems.length > 0) return showProblems(tools, reply, document, { problems });
  const toNotify = await guestsToNotify(tools, dated);
  if (toNotify && toNotify.guests !== confirmedGuestCount)
    return askAboutGuests(tools, reply, document, { ...toNotify, action: 'schedule', publishAt });
  const saved = await saveDocument(tools, dated, tools.actorOf(reply.request), {
    evenIfUnchanged: true,
  });
  if (!saved.isSaved || !saved.document.copy) throw new ConflictError(document.savedPath);
  const plan = { publish_at: new Date(instant).toISOString(), publish_problem: null };
  await keepLine(tools, document, line, new Date(instant));
  await recordOnCopy(db, saved.document.copy, plan);
  return redirectWithNotice(reply, document, 'scheduled');
};

const handleUnschedule = async (
  { db }: EditorTools,
  reply: FastifyReply,
  document: OpenedDocument,
) => {
  const { copy } = document;
  if (copy) await recordOnCopy(db, copy, { publish_at: null, publish_problem: null });
  return redirectWithNotice(reply, document, 'unscheduled');
};

/** A document that leaves the site is deleted for the guests of its event: they get the same email. */
const handleUnpublish = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: OpenedDocument,
  confirmedGuestCount: number,
) => {
  // Its page has no such button: the form is saved, and nothing else is done.
  if (!document.kind.createdByWriters || document.isNew)
    return redirectWithNotice(reply, document, 'kept');
  const toNotify = await guestsToNotify(tools, document, 'deleted');
  if (toNotify && toNotify.guests !== confirmedGuestCount)
    return askAboutGuests(tools, reply, document, { ...toNotify, action: 'unpublish' });
  const publisher = publisherOf(tools, reply.request);
  await unpublish(tools, document, publisher, toNotify !== undefined);
  return reply.redirect(`${copyAddress(document)}&notice=unpublished`, 303);
};

const handleDelete = async (tools: EditorTools, reply: FastifyReply, document: OpenedDocument) => {
  const { editing, storage } = tools;
  const { savedPath } = document;
  const deletion = new Map([[savedPath, null]]);
  const stored = { ...document, targetPath: savedPath };
  const breaking = await problemsOf(storage, editing.check, stored, deletion);
  return showDocument(tools, reply, document, { breaking });
};

const handleConfirmedDelete = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: OpenedDocument,
  confirmedGuestCount: number,
) => {
  const { editing, storage } = tools;
  const { savedPath, kind } = document;
  // Its page has no such button: the form is saved, and nothing else is done.
  if (!kind.createdByWriters || document.isNew) return redirectWithNotice(reply, document, 'kept');
  const deletion = new Map([[savedPath, null]]);
  const stored = { ...document, targetPath: savedPath };
  const problems = await problemsOf(storage, editing.checkData, stored, deletion);
  if (problems.length > 0) return showProblems(tools, reply, document, { problems });
  const toNotify = await guestsToNotify(tools, document, 'deleted');
  if (toNotify && toNotify.guests !== confirmedGuestCount)
    return askAboutGuests(tools, reply, document, { ...toNotify, action: 'confirm-delete' });
  const publisher = publisherOf(tools, reply.request);
  await deleteDocument(tools, document, publisher, toNotify !== undefined);
  const address = `${CONTENT_PATH}?kind=${kind.name}&notice=deleted`;
  // With the file in its address, the list says why visitors still see the document.
  const isGone = editing.showing(savedPath, undefined).what === 'upToDate';
  return reply.redirect(isGone ? address : `${address}&file=${encodeURIComponent(savedPath)}`, 303);
};

const handleConfirmedDiscard = async (
  { db }: EditorTools,
  reply: FastifyReply,
  { copy, isNew, kind, savedPath }: OpenedDocument,
) => {
  if (copy) await dropCopy(db, copy, new Date());
  return isNew
    ? reply.redirect(`${CONTENT_PATH}?kind=${kind.name}`, 303)
    : reply.redirect(`${editAddress(savedPath)}&notice=discarded`, 303);
};

/**
 * Keeps what the editor adds to the emails that the guests of an event get.
 * @param changedAt when the change goes live
 */
const keepLine = async (
  { db }: EditorTools,
  { kind, savedPath, targetPath }: OpenedDocument,
  line: string | undefined,
  changedAt: Date,
) => {
  if (kind.name !== 'events' || line === undefined) return;
  const ids = [savedPath, targetPath].map((each) => basename(each, '.md'));
  await saveEventLine(db, ids, line.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE), changedAt);
};

/** What a button does with the document, whose form is saved. */
export const actOnDocument = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: OpenedDocument,
  entries: FormData,
) => {
  const { name } = readAction(entries.get('action'));
  const { confirmedGuestCount, line } = guestAnswerOf(entries);
  if (name !== 'schedule') await keepLine(tools, document, line, new Date());
  switch (name) {
    case 'publish':
    case 'publish-now': {
      const isAtOnce = name === 'publish-now';
      return handlePublish(tools, reply, document, { isAtOnce, confirmedGuestCount });
    }
    case 'schedule':
      return handleSchedule(tools, reply, document, {
        publishAt: String(entries.get('publish_at')),
        confirmedGuestCount,
        line,
      });
    case 'unschedule':
      return handleUnschedule(tools, reply, document);
    case 'unpublish':
      return handleUnpublish(tools, reply, document, confirmedGuestCount);
    case 'delete':
      return handleDelete(tools, reply, document);
    case 'confirm-delete':
      return handleConfirmedDelete(tools, reply, document, confirmedGuestCount);
    case 'discard':
      return showDocument(tools, reply, document, { asksToDiscard: true });
    case 'confirm-discard':
      return handleConfirmedDiscard(tools, reply, document);
    default:
      return redirectWithNotice(reply, document, 'kept');
  }
};
