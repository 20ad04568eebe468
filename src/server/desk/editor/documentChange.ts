import type { FastifyReply } from 'fastify';
import { parseJson } from '../../../lib/json.ts';
import { copyStrings } from '../../../strings/deskWriting.ts';
import { ConflictError } from '../../content/storage/contentStorage.ts';
import { actOnDocument } from './documentActions.ts';
import { redirectWithNotice, showConflict, showDocument, showProblems } from './documentView.tsx';
import { valuesOf } from './documentSource.ts';
import { readDraft } from './draft.ts';
import { EDITOR_ACTIONS, readAction } from './editorActions.ts';
import type { Side } from './mergeDocuments.ts';
import type { OpenedDocument } from './openDocument.ts';
import { storeUploads } from './storeUploads.ts';
import { beginningOf, isStale, saveDocument, sizeProblem } from './saveDocument.ts';
import { fieldProblem } from './formFields.ts';
import { parseVersion } from './versionName.ts';
import { compareVersions, namesOf, savedNameOf, storedNameOf } from './compareVersions.ts';
import type { CopyText } from './workingCopies.ts';
import type { EditorTools } from './editorTools.tsx';

const readCopyText = (text: string): CopyText => {
  const { slug = '', category = '', source = '' } = Object(parseJson(text)) as Partial<CopyText>;
  return { slug: String(slug), category: String(category), source: String(source) };
};

/** Saves what two people have written, with the choices of one of them. */
const merge = async (
  tools: EditorTools,
  reply: FastifyReply,
  opened: OpenedDocument,
  entries: FormData,
) => {
  const text = (name: string) => entries.get(name)?.toString() ?? '';
  const names = { base: text('base'), theirs: text('theirs') };
  const mine = valuesOf(opened.savedPath, readCopyText(text('mine')));
  const choose = (key: string): Side => (text(`choice.${key}`) === 'theirs' ? 'theirs' : 'mine');
  const isWithStored = parseVersion(names.theirs)?.kind === 'stored';
  const current = isWithStored ? storedNameOf(opened) : savedNameOf(opened);
  if (names.theirs !== current) {
    const typed = { ...opened, values: mine };
    return showConflict(tools, reply, typed, { ...names, theirs: current });
  }
  const { merged } = await compareVersions(tools, opened, { mine, names, choose });
  const document = { ...opened, values: merged.values };
  const actor = tools.actorOf(reply.request);
  const saved = await saveDocument(tools, document, actor, { startsFromStored: isWithStored });
  if (!saved.isSaved) throw new ConflictError(opened.savedPath);
  return redirectWithNotice(reply, saved.document, 'kept');
};

/** The document with the values of its form. The form with the question about guests has no values; they are saved already. */
const asTyped = (opened: OpenedDocument, entries: FormData): OpenedDocument => {
  const isAnswer = entries.has('is_saved');
  return isAnswer ? opened : { ...opened, ...readDraft(opened, entries) };
};

/** Saving another text has taken the document off its schedule (`changesNews`). */
const isUnscheduled = (before: OpenedDocument, after: OpenedDocument): boolean =>
  Boolean(before.copy?.publish_at) && !after.copy?.publish_at;

/**
 * Saves the form of a document (`saveDocument.ts`), and then does what its button says. A script saves by `saveForm`
 * (`documentRoutes.tsx`) while the writer types.
 */
export const changeDocument = async (
  tools: EditorTools,
  reply: FastifyReply,
  opened: OpenedDocument,
  entries: FormData,
) => {
  const action = readAction(entries.get('action'));
  if (action.name === 'merge') return merge(tools, reply, opened, entries);
  const began = beginningOf(entries);
  // Before pictures are stored that nothing would show.
  if (isStale(opened, began)) {
    const typed = asTyped(opened, entries);
    if (opened.isNew && opened.copy === undefined)
      return showDocument(tools, reply, typed, { notice: copyStrings.deleted, status: 409 });
    return showConflict(tools, reply, typed, namesOf(opened, began));
  }
  const author = { ...tools.actorOf(reply.request), formId: began.formId };
  const refused = await storeUploads(tools, author.actor, entries);
  // After `storeUploads`, which puts the addresses of the pictures into the entries.
  const document = asTyped(opened, entries);
  const tooLong = sizeProblem(document.values.body);
  if (tooLong !== undefined) {
    const problems = [fieldProblem('body', tooLong)];
    return showProblems(tools, reply, document, { problems });
  }
  const saved = await saveDocument(tools, document, author);
  if (!saved.isSaved) throw new ConflictError(opened.savedPath);
  if (refused.length > 0 || EDITOR_ACTIONS[action.name].changesForm)
    return showDocument(tools, reply, saved.document, {
      problems: refused,
      changed: action.field,
      status: refused.length > 0 ? 422 : 200,
    });
  if (action.name === 'save' && isUnscheduled(opened, saved.document))
    return redirectWithNotice(reply, saved.document, 'unscheduled');
  return actOnDocument(tools, reply, saved.document, entries);
};
