import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { copyStrings } from '../../../strings/deskWriting.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { ConflictError } from '../../content/storage/contentStorage.ts';
import { NotStoredError } from '../../content/storage/explainFailures.ts';
import { dayAndClock, timeText } from '../deskTimes.ts';
import { queryOf } from '../requests.ts';
import { changeDocument } from './documentChange.ts';
import { COPY_NOTICES, showDocument, showProblems, type CopyNotice } from './documentView.tsx';
import { readDraft } from './draft.ts';
import { readAction } from './editorActions.ts';
import { openDocument, type DocumentAddress, type OpenedDocument } from './openDocument.ts';
import { SavedNotice, settledShowing, type OutcomeName } from './outcome.tsx';
import { beginningOf, isStale, saveDocument, sizeProblem } from './saveDocument.ts';
import { allowOwnFrames, sendPreview } from './preview.tsx';
import { MAX_UPLOAD_BYTES } from './readUploads.ts';
import { recordReader, otherReaders } from './workingCopies.ts';
import type { EditorTools } from './editorTools.tsx';
import { DESK_PATH } from '../deskAddresses.ts';

const { form } = editorStrings;

const OUTCOME_NOTICES: readonly OutcomeName[] = ['saved', 'unpublished', 'site'];
/** A form without pictures. */
const MAX_SAVE_BYTES = 4 * 1024 * 1024;

export const documentAddressOf = (request: FastifyRequest): DocumentAddress => {
  const query = queryOf(request);
  return { file: query('file'), copy: query('copy') };
};

type Work = (document: OpenedDocument) => Promise<FastifyReply>;

const withDocument = async (
  tools: EditorTools,
  reply: FastifyReply,
  work: Work,
  entries?: FormData,
) => {
  const document = await openDocument(tools, documentAddressOf(reply.request), entries);
  return document ? work(document) : tools.sendMissing(reply);
};

/** Another process may change the document meanwhile: then the form is read again, and shows both versions. */
const changeRetryingOnce = async (
  tools: EditorTools,
  reply: FastifyReply,
  entries: FormData,
): Promise<FastifyReply> => {
  const change = (opened: OpenedDocument) => changeDocument(tools, reply, opened, entries);
  const work = () => withDocument(tools, reply, change, entries);
  try {
    return await work().catch((error: unknown) => {
      if (error instanceof ConflictError) return work();
      throw error;
    });
  } catch (error) {
    if (!(error instanceof NotStoredError)) throw error;
    tools.log.error({ problem: error.message }, 'a save of the editor failed');
    const problems = [{ message: form.notStored(error.message) }];
    const refuse = (opened: OpenedDocument) => {
      const typed = { ...opened, ...readDraft(opened, entries) };
      return showProblems(tools, reply, typed, { problems, status: 503 });
    };
    return withDocument(tools, reply, refuse, entries);
  }
};

const copyNoticeText = (
  { clock }: EditorTools,
  { copy }: OpenedDocument,
  notice: CopyNotice,
): string | undefined => {
  switch (notice) {
    case 'kept':
      return copyStrings.kept;
    case 'discarded':
      return copyStrings.discarded;
    case 'restored':
      return copyStrings.restored;
    case 'unscheduled':
      return copyStrings.schedule.stopped;
    case 'scheduled':
      return copy?.publish_at
        ? copyStrings.schedule.done(dayAndClock(copy.publish_at, clock()))
        : undefined;
  }
};

const editRoute = {
  bodyLimit: MAX_UPLOAD_BYTES,
  // A replaced preview closes its connection, which compression reports as an error.
  compress: false as const,
  // The editor shows previews in a frame.
  onSend: allowOwnFrames,
};

/** A document with its form, and what its buttons do. */
const registerForm = (scope: FastifyInstance, tools: EditorTools): void => {
  const cacheSeconds = tools.isDevelopment ? 0 : tools.config.pageCacheSeconds;

  scope.get(`${DESK_PATH}/edit`, (request, reply) => {
    // A change redirects here with a notice about the working copy, or about its outcome for visitors.
    const named = queryOf(request)('notice');
    const copyNotice = COPY_NOTICES.find((each) => each === named);
    const outcomeName = OUTCOME_NOTICES.find((each) => each === named);
    return withDocument(tools, reply, async (document) => {
      if (copyNotice)
        return showDocument(tools, reply, document, {
          notice: copyNoticeText(tools, document, copyNotice),
        });
      if (!outcomeName) return showDocument(tools, reply, document);
      const { goesLive, savedPath, storedHash } = document;
      const showing = await settledShowing(tools, savedPath, storedHash);
      const outcome = (
        <SavedNotice
          name={outcomeName}
          showing={showing}
          cacheSeconds={cacheSeconds}
          goesLive={goesLive}
        />
      );
      return showDocument(tools, reply, document, { outcome });
    });
  });

  scope.post<{ Body?: FormData }>(`${DESK_PATH}/edit`, editRoute, (request, reply) => {
    const { body: entries = new FormData() } = request;
    if (readAction(entries.get('action')).name !== 'preview')
      return tools.inTurn(() => changeRetryingOnce(tools, reply, entries));
    const preview = (opened: OpenedDocument) => {
      const typed = { ...opened, ...readDraft(opened, entries) };
      return sendPreview(tools, reply, typed, String(entries.get('focus')));
    };
    return withDocument(tools, reply, preview, entries);
  });
};

const saveForm = async (
  tools: EditorTools,
  request: FastifyRequest<{ Body?: FormData }>,
  reply: FastifyReply,
) => {
  const { clock } = tools;
  const { body: entries = new FormData() } = request;
  const opened = await openDocument(tools, documentAddressOf(request), entries);
  if (!opened) return reply.status(404).send({});
  const began = beginningOf(entries);
  const refuse = async (document: OpenedDocument | undefined) => {
    const { author = '', at = '' } = document?.copy ?? {};
    const when = at && timeText(at, clock());
    return reply.status(409).send({ author, at: when });
  };
  if (isStale(opened, began)) return refuse(opened);
  const document = { ...opened, ...readDraft(opened, entries) };
  const tooLong = sizeProblem(document.values.body);
  if (tooLong !== undefined) return reply.status(413).send({ message: tooLong });
  const author = { ...tools.actorOf(request), formId: began.formId };
  const saved = await saveDocument(tools, document, author);
  // `inTurn` lets no other save of this process come between, but another process may have saved.
  if (!saved.isSaved) return refuse(await openDocument(tools, documentAddressOf(request), entries));
  const { copy } = saved.document;
  return reply.send({ copy: copy?.version ?? '', at: timeText(Date.now(), clock()) });
};

/** A script saves by `saveForm` while the writer types. */
const registerSaving = (scope: FastifyInstance, tools: EditorTools): void => {
  scope.post<{ Body?: FormData }>(
    `${DESK_PATH}/edit/save`,
    { bodyLimit: MAX_SAVE_BYTES },
    (request, reply) => tools.inTurn(() => saveForm(tools, request, reply)),
  );
};

/** A page tells that it is open, and asks who else has the document open and what was saved. */
const registerReaders = (scope: FastifyInstance, tools: EditorTools): void => {
  const { clock, db } = tools;

  scope.post<{ Body?: FormData }>(`${DESK_PATH}/edit/here`, async (request, reply) => {
    const document = await openDocument(tools, documentAddressOf(request));
    if (!document) return reply.status(404).send({});
    const { id, copy } = document;
    const actor = tools.actorOf(request);
    await recordReader(db, id, actor);
    const others = await otherReaders(db, id, actor);
    return reply.send({
      others: others.map(({ address }) => address),
      copy: copy?.version ?? '',
      form: copy?.form ?? '',
      author: copy?.author ?? '',
      at: copy ? timeText(copy.at, clock()) : '',
    });
  });
};

export const registerDocuments = (scope: FastifyInstance, tools: EditorTools): void => {
  registerForm(scope, tools);
  registerSaving(scope, tools);
  registerReaders(scope, tools);
};
