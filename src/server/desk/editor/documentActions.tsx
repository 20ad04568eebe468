import { basename } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { instantOf } from '../../../lib/eventTime.ts';
import { MAX_LINE, saveEventLine } from '../../leads/submissions/eventLines.ts';
import { copyStrings } from '../../../strings/deskWriting.ts';
import { ConflictError } from '../../content/storage/contentStore.ts';
import type { DocumentView } from './documentView.tsx';
import { asPublished, changesOf, readDraft, valuesOf } from './editing.ts';
import { problemsOf } from './problems.ts';
import { GuestQuestion } from './guestQuestion.tsx';
import type { Side } from './mergeTexts.ts';
import { copyAddress, CONTENT_PATH, editAddress } from './notices.tsx';
import {
  formStateOf,
  isStale,
  keepCopy,
  sizeProblem,
  type OpenedDocument,
} from './openDocument.ts';
import { storeUploads } from './pictureUploads.ts';
import { deleteDocument, publish, toldGuests, unpublish } from './publishing.ts';
import { fieldProblem } from './uploads.ts';
import { compareVersions, namesOf, publishedNames } from './versions.ts';
import { dropCopy, noteOnCopy, type CopyText } from './workingCopies.ts';
import type { Writing } from './writing.tsx';

/** Buttons that change the form and show it again. */
const CHANGES_FORM = /^(?:add|remove|up|down|show|hide|put-back):|^(?:upload|keep)$/;

/** What the buttons of a document do. */
export const createActions = (writing: Writing, view: DocumentView) => {
  const { db, editing, siteFile, store } = writing;
  const { actorOf, done, show, showConflict, showProblems } = view;

  const publisherOf = (request: FastifyRequest) => ({
    author: writing.authorOf(request),
    isOwner: writing.isOwner(request),
    now: new Date(),
  });

  const publishNow = async (
    reply: FastifyReply,
    document: OpenedDocument,
    { isAtOnce, told }: { isAtOnce: boolean; told: number | undefined },
  ) => {
    const publisher = { ...publisherOf(reply.request), isAtOnce, told };
    const published = await publish(writing, document, publisher);
    switch (published.what) {
      case 'differs':
        if (document.isNew) return rebaseDeleted(reply, document);
        return showConflict(reply, document, publishedNames(document));
      case 'refused':
        return showProblems(reply, document, published.problems, published.status);
      case 'asks':
        return writing.sendWhole(
          reply,
          document.name,
          <GuestQuestion
            emails={writing.content.texts().emails}
            {...{ document, ...published, action: isAtOnce ? 'publish-now' : 'publish' }}
          />,
        );
      case 'published':
        return reply.redirect(`${editAddress(published.file)}&notice=${published.outcome}`, 303);
    }
  };

  /** The document is gone: its working copy becomes that of a new one. */
  const rebaseDeleted = async (reply: FastifyReply, document: OpenedDocument) => {
    const kept = await keepCopy(writing, document, actorOf(reply.request), { onStored: true });
    if (!kept.isKept) throw new ConflictError(document.path);
    return show(reply, kept.document, { note: copyStrings.deleted }, 409);
  };

  const schedule = async (reply: FastifyReply, document: OpenedDocument, at: string) => {
    const instant = instantOf(at.replace('T', ' '), siteFile.time_zone);
    if (instant === null || instant <= Date.now())
      return showProblems(reply, document, [
        fieldProblem('publish_at', copyStrings.schedule.notFuture),
      ]);
    const { data } = document.values;
    const isDated = document.isNew && document.schema.properties?.data?.properties?.published;
    const dated = {
      ...document,
      ...(isDated && {
        values: { ...document.values, data: { ...data, published: at.replace('T', ' ') } },
      }),
    };
    const problems = await problemsOf(store, editing.check, dated, changesOf(asPublished(dated)));
    if (problems.length > 0) return showProblems(reply, document, problems);
    const kept = await keepCopy(writing, dated, actorOf(reply.request), { isNeeded: true });
    if (!kept.isKept || !kept.document.copy) throw new ConflictError(document.path);
    const plan = { publish_at: new Date(instant).toISOString(), publish_problem: null };
    await noteOnCopy(db, kept.document.copy, plan);
    return done(reply, document, 'scheduled');
  };

  const remove = async (
    reply: FastifyReply,
    document: OpenedDocument,
    told: number | undefined,
  ) => {
    const { path, kind } = document;
    const deletion = new Map([[path, null]]);
    const problems = await problemsOf(
      store,
      editing.checkData,
      { ...document, file: path },
      deletion,
    );
    if (problems.length > 0) return showProblems(reply, document, problems);
    const toTell = await toldGuests(writing, document, 'deleted');
    if (toTell && toTell.guests !== told)
      return writing.sendWhole(
        reply,
        document.name,
        <GuestQuestion
          emails={writing.content.texts().emails}
          {...{ document, ...toTell, action: 'confirm-delete' }}
        />,
      );
    await deleteDocument(writing, document, publisherOf(reply.request), toTell !== undefined);
    const address = `${CONTENT_PATH}?kind=${kind.name}&notice=deleted`;
    const isGone = editing.showing(path, undefined).what === 'stored';
    return reply.redirect(isGone ? address : `${address}&file=${encodeURIComponent(path)}`, 303);
  };

  /** What the editor adds to the emails that the guests of an event get. */
  const keepLine = async ({ kind, path, file }: OpenedDocument, line: string) => {
    if (kind.name !== 'events') return;
    const ids = [path, file].map((each) => basename(each, '.md'));
    await saveEventLine(db, ids, line.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE), new Date());
  };

  /** What a button does with the document, whose form is saved. */
  const act = async (reply: FastifyReply, document: OpenedDocument, entries: FormData) => {
    const { copy, path, isNew, kind } = document;
    const action = String(entries.get('action'));
    const told = Number(entries.get('told') ?? Number.NaN);
    if (entries.has('line')) await keepLine(document, String(entries.get('line')));
    switch (action) {
      case 'publish':
      case 'publish-now':
        return publishNow(reply, document, { isAtOnce: action === 'publish-now', told });
      case 'schedule':
        return schedule(reply, document, String(entries.get('publish_at')));
      case 'unschedule':
        if (copy) await noteOnCopy(db, copy, { publish_at: null, publish_problem: null });
        return done(reply, document, 'unscheduled');
      case 'unpublish': {
        if (!kind.hasMany || isNew) return done(reply, document, 'kept');
        const toTell = await toldGuests(writing, document, 'deleted');
        if (toTell && toTell.guests !== told)
          return writing.sendWhole(
            reply,
            document.name,
            <GuestQuestion
              emails={writing.content.texts().emails}
              {...{ document, ...toTell, action }}
            />,
          );
        await unpublish(writing, document, publisherOf(reply.request), toTell !== undefined);
        return reply.redirect(`${copyAddress(document)}&notice=withdrawn`, 303);
      }
      case 'delete':
        return show(reply, document, {
          breaking: await problemsOf(
            store,
            editing.check,
            { ...document, file: path },
            new Map([[path, null]]),
          ),
        });
      case 'confirm-delete':
        if (!kind.hasMany || isNew) return done(reply, document, 'kept');
        return remove(reply, document, told);
      case 'discard':
        return show(reply, document, { asksToDiscard: true });
      case 'confirm-discard':
        if (copy) await dropCopy(db, copy, new Date());
        return isNew
          ? reply.redirect(`${CONTENT_PATH}?kind=${kind.name}`, 303)
          : reply.redirect(`${editAddress(path)}&notice=discarded`, 303);
      default:
        return done(reply, document, 'kept');
    }
  };

  const change = async (reply: FastifyReply, opened: OpenedDocument, entries: FormData) => {
    const action = String(entries.get('action'));
    if (action === 'merge') return merge(reply, opened, entries);
    const began = formStateOf(entries);
    const typed = entries.has('kept') ? opened : { ...opened, ...readDraft(opened, entries) };
    // Before pictures are stored that nothing would show.
    if (isStale(opened, began)) {
      if (opened.isNew && opened.copy === undefined)
        return show(reply, typed, { note: copyStrings.deleted }, 409);
      return showConflict(reply, typed, namesOf(opened, began));
    }
    const author = { ...actorOf(reply.request), form: began.form };
    const refused = await storeUploads(writing, author.actor, entries);
    const document = entries.has('kept') ? opened : { ...opened, ...readDraft(opened, entries) };
    const tooLong = sizeProblem(document.values.body);
    if (tooLong !== undefined)
      return showProblems(reply, document, [fieldProblem('body', tooLong)]);
    const kept = await keepCopy(writing, document, author);
    if (!kept.isKept) throw new ConflictError(opened.path);
    const changed = action.split(':')[1];
    if (refused.length > 0 || CHANGES_FORM.test(action))
      return show(
        reply,
        kept.document,
        { problems: refused, changed },
        refused.length > 0 ? 422 : 200,
      );
    return act(reply, kept.document, entries);
  };

  /** Saves what two people have written, with the choices of one of them. */
  const merge = async (reply: FastifyReply, opened: OpenedDocument, entries: FormData) => {
    const text = (name: string) => entries.get(name)?.toString() ?? '';
    const names = { base: text('base'), theirs: text('theirs') };
    const mine = valuesOf(opened.path, readCopyText(text('mine')));
    const choose = (key: string): Side => (text(`choice.${key}`) === 'theirs' ? 'theirs' : 'mine');
    const isPublished = names.theirs.startsWith('stored:');
    const current = isPublished
      ? publishedNames(opened).theirs
      : namesOf(opened, { copy: '', version: '' }).theirs;
    if (names.theirs !== current)
      return showConflict(reply, { ...opened, values: mine }, { ...names, theirs: current });
    const { merged } = await compareVersions(writing, opened, mine, names, choose);
    const document = { ...opened, values: merged.values };
    const kept = await keepCopy(writing, document, actorOf(reply.request), {
      onStored: isPublished,
    });
    if (!kept.isKept) throw new ConflictError(opened.path);
    return done(reply, kept.document, 'kept');
  };

  return change;
};

const readCopyText = (text: string): CopyText => {
  const { slug = '', category = '', source = '' } = Object(parseJson(text)) as Partial<CopyText>;
  return { slug: String(slug), category: String(category), source: String(source) };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
