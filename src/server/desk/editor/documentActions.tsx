import { basename } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { instantOf } from '../../../lib/eventTime.ts';
import { MAX_LINE, saveEventLine } from '../../leads/submissions/eventLines.ts';
import { copyStrings } from '../../../strings/deskWriting.ts';
import { ConflictError } from '../../content/storage/contentStorage.ts';
import { askAboutGuests, done, showConflict, showDocument, showProblems } from './documentView.tsx';
import { asPublished, changesOf } from './publishedDraft.ts';
import { readAction } from './editorActions.ts';
import { problemsOf } from './problems.ts';
import { copyAddress, editAddress } from './editorAddresses.ts';
import type { OpenedDocument } from './openDocument.ts';
import { saveDocument } from './saveDocument.ts';
import { deleteDocument, publish, toldGuests, unpublish } from './publishing.ts';
import { fieldProblem } from './uploads.ts';
import { publishedNames } from './versions.ts';
import { dropCopy, noteOnCopy } from './workingCopies.ts';
import type { Writing } from './writing.tsx';
import { CONTENT_PATH } from '../deskAddresses.ts';

const publisherOf = (writing: Pick<Writing, 'authorOf' | 'isOwner'>, request: FastifyRequest) => ({
  author: writing.authorOf(request),
  isOwner: writing.isOwner(request),
  now: new Date(),
});

/** The document is gone: its working copy becomes that of a new one. */
const rebaseDeleted = async (writing: Writing, reply: FastifyReply, document: OpenedDocument) => {
  const actor = writing.actorOf(reply.request);
  const saved = await saveDocument(writing, document, actor, { onStored: true });
  if (!saved.isSaved) throw new ConflictError(document.savedPath);
  return showDocument(writing, reply, saved.document, { note: copyStrings.deleted, status: 409 });
};

interface Publishing {
  isAtOnce: boolean;
  /** The number of guests that the question named; NaN without a question. */
  told: number;
}

const publishNow = async (
  writing: Writing,
  reply: FastifyReply,
  document: OpenedDocument,
  { isAtOnce, told }: Publishing,
) => {
  const publisher = { ...publisherOf(writing, reply.request), isAtOnce, told };
  const published = await publish(writing, document, publisher);
  switch (published.what) {
    case 'differs':
      if (document.isNew) return rebaseDeleted(writing, reply, document);
      return showConflict(writing, reply, document, publishedNames(document));
    case 'refused':
      return showProblems(writing, reply, document, published);
    case 'asks': {
      const action = isAtOnce ? 'publish-now' : 'publish';
      return askAboutGuests(writing, reply, document, { ...published, action });
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

const schedule = async (
  writing: Writing,
  reply: FastifyReply,
  document: OpenedDocument,
  at: string,
) => {
  const { db, editing, siteFile, storage } = writing;
  const time = at.replace('T', ' ');
  const instant = instantOf(time, siteFile.time_zone);
  if (instant === null || instant <= Date.now()) {
    const problem = fieldProblem('publish_at', copyStrings.schedule.notFuture);
    return showProblems(writing, reply, document, { problems: [problem] });
  }
  const dated = datedAt(document, time);
  const problems = await problemsOf(storage, editing.check, dated, changesOf(asPublished(dated)));
  if (problems.length > 0) return showProblems(writing, reply, document, { problems });
  const saved = await saveDocument(writing, dated, writing.actorOf(reply.request), {
    isNeeded: true,
  });
  if (!saved.isSaved || !saved.document.copy) throw new ConflictError(document.savedPath);
  const plan = { publish_at: new Date(instant).toISOString(), publish_problem: null };
  await noteOnCopy(db, saved.document.copy, plan);
  return done(reply, document, 'scheduled');
};

const unschedule = async ({ db }: Writing, reply: FastifyReply, document: OpenedDocument) => {
  const { copy } = document;
  if (copy) await noteOnCopy(db, copy, { publish_at: null, publish_problem: null });
  return done(reply, document, 'unscheduled');
};

const withdraw = async (
  writing: Writing,
  reply: FastifyReply,
  document: OpenedDocument,
  told: number,
) => {
  if (!document.kind.createdByWriters || document.isNew) return done(reply, document, 'kept');
  const toTell = await toldGuests(writing, document, 'deleted');
  if (toTell && toTell.guests !== told)
    return askAboutGuests(writing, reply, document, { ...toTell, action: 'unpublish' });
  const publisher = publisherOf(writing, reply.request);
  await unpublish(writing, document, publisher, toTell !== undefined);
  return reply.redirect(`${copyAddress(document)}&notice=withdrawn`, 303);
};

const askToDelete = async (writing: Writing, reply: FastifyReply, document: OpenedDocument) => {
  const { editing, storage } = writing;
  const { savedPath } = document;
  const deletion = new Map([[savedPath, null]]);
  const stored = { ...document, targetPath: savedPath };
  const breaking = await problemsOf(storage, editing.check, stored, deletion);
  return showDocument(writing, reply, document, { breaking });
};

const remove = async (
  writing: Writing,
  reply: FastifyReply,
  document: OpenedDocument,
  told: number,
) => {
  const { editing, storage } = writing;
  const { savedPath, kind } = document;
  if (!kind.createdByWriters || document.isNew) return done(reply, document, 'kept');
  const deletion = new Map([[savedPath, null]]);
  const stored = { ...document, targetPath: savedPath };
  const problems = await problemsOf(storage, editing.checkData, stored, deletion);
  if (problems.length > 0) return showProblems(writing, reply, document, { problems });
  const toTell = await toldGuests(writing, document, 'deleted');
  if (toTell && toTell.guests !== told)
    return askAboutGuests(writing, reply, document, { ...toTell, action: 'confirm-delete' });
  const publisher = publisherOf(writing, reply.request);
  await deleteDocument(writing, document, publisher, toTell !== undefined);
  const address = `${CONTENT_PATH}?kind=${kind.name}&notice=deleted`;
  const isGone = editing.showing(savedPath, undefined).what === 'stored';
  return reply.redirect(isGone ? address : `${address}&file=${encodeURIComponent(savedPath)}`, 303);
};

const discard = async (
  { db }: Writing,
  reply: FastifyReply,
  { copy, isNew, kind, savedPath }: OpenedDocument,
) => {
  if (copy) await dropCopy(db, copy, new Date());
  return isNew
    ? reply.redirect(`${CONTENT_PATH}?kind=${kind.name}`, 303)
    : reply.redirect(`${editAddress(savedPath)}&notice=discarded`, 303);
};

/** What the editor adds to the emails that the guests of an event get. */
const keepLine = async (
  { db }: Writing,
  { kind, savedPath, targetPath }: OpenedDocument,
  line: string,
) => {
  if (kind.name !== 'events') return;
  const ids = [savedPath, targetPath].map((each) => basename(each, '.md'));
  await saveEventLine(db, ids, line.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE), new Date());
};

/** What a button does with the document, whose form is saved. */
export const actOnDocument = async (
  writing: Writing,
  reply: FastifyReply,
  document: OpenedDocument,
  entries: FormData,
) => {
  const { name } = readAction(entries.get('action'));
  const told = Number(entries.get('told') ?? Number.NaN);
  if (entries.has('line')) await keepLine(writing, document, String(entries.get('line')));
  switch (name) {
    case 'publish':
    case 'publish-now': {
      const isAtOnce = name === 'publish-now';
      return publishNow(writing, reply, document, { isAtOnce, told });
    }
    case 'schedule':
      return schedule(writing, reply, document, String(entries.get('publish_at')));
    case 'unschedule':
      return unschedule(writing, reply, document);
    case 'unpublish':
      return withdraw(writing, reply, document, told);
    case 'delete':
      return askToDelete(writing, reply, document);
    case 'confirm-delete':
      return remove(writing, reply, document, told);
    case 'discard':
      return showDocument(writing, reply, document, { asksToDiscard: true });
    case 'confirm-discard':
      return discard(writing, reply, document);
    default:
      return done(reply, document, 'kept');
  }
};
