import { basename } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../../app/routes.ts';
import type { Overlay } from '../../content/load/documentFiles.ts';
import { DOCUMENT_KINDS } from '../../content/load/documentKinds.ts';
import { pathOfProblem } from '../../content/source/showing.ts';
import { createTaskQueue } from '../../../lib/taskQueue.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { tellOfMailboxes } from '../../people/people.ts';
import type { DeskServices, EditorServices, ServerOptions } from '../../serverOptions.ts';
import type { Pages } from '../../ssr/pages.ts';
import {
  ConflictError,
  versionOf,
  type Changes,
  type WriteOptions,
} from '../../content/storage/contentStore.ts';
import { NotStoredError } from '../../content/storage/notStored.ts';
import { changesMailboxes } from './companyMailboxes.ts';
import { createDocumentList, readDocument } from './documentList.ts';
import {
  applyAction,
  changesOf,
  openDraft,
  problemsOf,
  readDraft,
  versionsBefore,
  type Draft,
} from './editing.ts';
import { Alert, CONTENT_PATH, editAddress, EDITOR_PATH, Notice } from './notices.tsx';
import {
  DeletedNotice,
  isPublic,
  SavedNotice,
  settledShowing,
  type OutcomeName,
} from './outcome.tsx';
import { EditPage, ListPage } from './pages.tsx';
import { markTexts, withBodyMarks } from './previewMarks.ts';
import { previewAddressOf } from './previewPage.ts';
import type { SignIn } from './signIn.tsx';
import { registerTextRoutes } from './textRoutes.ts';
import { fieldProblem, MAX_UPLOAD_BYTES, readUploads } from './uploads.ts';

const { form, list, outcome: outcomes } = editorStrings;

const OWNERS_ONLY = { path: ['data', 'emails'], message: form.ownersOnly };

const OUTCOMES: readonly OutcomeName[] = ['saved', 'withdrawn', 'site'];

type EditorOptions = EditorServices &
  Pick<DeskServices, 'db'> &
  ServerOptions & { pages: Pages; signIn: SignIn };

/** Of a repeated parameter, the last value. */
const queryOf = ({ url }: FastifyRequest): Partial<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(url.split('?')[1]));

export const registerEditor = (server: FastifyInstance, options: EditorOptions): void => {
  const { config, content, editing, leadService, siteFile, pages, store } = options;
  const cacheSeconds = options.isDevelopment ? 0 : config.pageCacheSeconds;
  const documentList = createDocumentList(store);
  // One change at a time, so that two can't pass the same check.
  const inTurn = createTaskQueue();

  void server.register(async (scope) => {
    const { send: sendPage, emailOf, personOf } = options.signIn;
    const authorOf = (request: FastifyRequest) => emailOf(request) || 'editor@localhost';
    const isOwner = (request: FastifyRequest) =>
      options.isDevelopment || personOf(request)?.role === 'owner';

    const send: typeof sendPage = async (reply, title, page, status) => {
      const folders = await options.folders().catch(() => []);
      if (folders.length === 0) return sendPage(reply, title, page, status);
      const withWarning = (
        <div className="stack">
          <Alert title={list.severalFolders(folders)} />
          {page}
        </div>
      );
      return sendPage(reply, title, withWarning, status);
    };

    const write = async (
      reply: FastifyReply,
      changes: Changes,
      message: string,
      basedOn: WriteOptions['basedOn'] = new Map(),
    ) => {
      const author = authorOf(reply.request);
      await store.write(changes, { basedOn, author, message });
      await content.reload();
    };

    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode !== 413) throw error;
      return send(reply, form.uploadTooLarge, <Alert title={form.uploadTooLarge} />, 413);
    });

    scope.get(CONTENT_PATH, async (request, reply) => {
      const { kind: name, q: query = '', notice, file } = queryOf(request);
      const kind = DOCUMENT_KINDS.find((each) => each.name === name) ?? DOCUMENT_KINDS[0]!;
      const listed = await documentList.find(kind, query, siteFile.time_zone);
      const outcome = notice === 'deleted' && (
        <DeletedNotice
          showing={await settledShowing(options, file ?? '', undefined)}
          cacheSeconds={cacheSeconds}
        />
      );
      const faulty = new Set(content.problems().map(pathOfProblem));
      return send(reply, kind.title, <ListPage {...{ kind, query, listed, outcome, faulty }} />);
    });

    type Work = (draft: Draft) => Promise<FastifyReply>;
    const withDraft = async (reply: FastifyReply, work: Work, entries?: FormData) => {
      const { file = '' } = queryOf(reply.request);
      // The form of a document that is gone is a conflict, which keeps its text.
      const missing = entries?.get('version') ? '' : undefined;
      const stored = await readDocument(store, file);
      const source = stored?.toString() ?? missing;
      const category = entries?.get('category')?.toString();
      const draft = openDraft(await editing.read(), file, source, category);
      const base = versionOf(stored);
      return draft
        ? work({ ...draft, base })
        : send(reply, form.missing, <h1>{form.missing}</h1>, 404);
    };

    type Shown = Omit<
      Parameters<typeof EditPage>[0],
      'draft' | 'showing' | 'previewLink' | 'guests'
    >;
    /** Undefined without the database: the form can be edited all the same. */
    const guestsOf = async ({ kind, file }: Draft): Promise<number | undefined> => {
      if (kind.name !== 'events') return undefined;
      const event = content.events.find(basename(file, '.md'));
      return 'id' in event ? leadService.countGuests(event).catch(() => undefined) : 0;
    };
    const show = async (reply: FastifyReply, draft: Draft, shown: Shown = {}, status?: number) => {
      const link = draft.status === 'live' ? undefined : draft.address;
      const token = link && editing.previewLink(link);
      const previewLink = token && options.getSiteUrl() + token;
      const guests = await guestsOf(draft);
      const { what: showing } = editing.showing(draft.path, draft.version);
      const page = <EditPage {...{ draft, showing, previewLink, guests, ...shown }} />;
      return send(reply, draft.name, page, status);
    };

    /** Why the site does not show a picture that was stored. */
    const refusalOf = async (path: string): Promise<string | undefined> => {
      const showing = await settledShowing(options, path, '');
      if (showing.what === 'stored') return undefined;
      const [reason] = showing.reasons;
      return outcomes.noPicture(basename(path), reason?.message ?? outcomes.noReason);
    };

    /** Stores the pictures of a form, and puts their addresses into its fields or at the end of its text. */
    const storeUploads = async (reply: FastifyReply, entries: FormData) => {
      const { uploads, problems } = await readUploads(entries);
      if (uploads.length === 0) return problems;
      const paths = uploads.map(({ upload }) => upload.path);
      const changes = new Map(uploads.map(({ upload }) => [upload.path, upload.content]));
      await write(reply, changes, `Add ${[...new Set(paths)].join(', ')}`);
      for (const { field, upload } of uploads) {
        const refusal = await refusalOf(upload.path);
        if (refusal !== undefined) {
          problems.push(fieldProblem(field, refusal));
          continue;
        }
        const text = String(entries.get('body')).trimEnd();
        const isInText = field === 'body';
        entries.set(field, isInText ? `${text}\n\n![](/${upload.path})\n` : `/${upload.path}`);
      }
      return problems;
    };

    const preview = async (reply: FastifyReply, draft: Draft, field: string) => {
      const content = await editing.read(changesOf(withBodyMarks(draft)));
      const { library, problems, context } = content;
      const { file: path, schema } = draft;
      const { data } = draft.values;
      const address = previewAddressOf({ path, data, field }, content);
      if (address === undefined || problems.some(({ file }) => file.endsWith(`/${draft.file}`)))
        return send(reply, draft.name, <Notice>{form.noPreview}</Notice>, 422);
      const source = editing.sourceOf(library, address, leadService);
      const marked = { path, schema: schema.properties?.data ?? {}, data, voices: context.voices };
      const getTexts = () => markTexts(source.getTexts(), marked);
      return pages.sendPreview(matchRoute(address), { ...source, getTexts }, reply);
    };

    const change = async (reply: FastifyReply, saved: Draft, entries: FormData) => {
      const { path, source, isNew, kind, version } = saved;
      const action = String(entries.get('action'));
      const changesForm = /^(?:add|remove|up|down|show|hide):|^(?:upload|keep)$/.test(action);
      // Before pictures are stored that nothing would show.
      if (!changesForm && version !== entries.get('version'))
        return show(reply, readDraft(saved, entries), { theirs: source }, 409);
      const refused = await storeUploads(reply, entries);
      const draft = readDraft(saved, entries);
      if (changesForm) {
        const shownAgain = { problems: refused, changed: action.split(':')[1] };
        return show(reply, draft, shownAgain, refused.length > 0 ? 422 : 200);
      }
      if (/delete$/.test(action)) {
        const deletion = new Map([[path, null]]);
        if (action === 'delete')
          return show(reply, draft, {
            breaking: await problemsOf(store, editing.check, saved, deletion),
          });
        const problems = await problemsOf(store, editing.checkData, saved, deletion);
        if (problems.length > 0) return show(reply, draft, { problems }, 422);
        await write(reply, deletion, `Delete ${path}`, versionsBefore(saved));
        const address = `${CONTENT_PATH}?kind=${kind.name}&notice=deleted`;
        const isGone = editing.showing(path, undefined).what === 'stored';
        return reply.redirect(
          isGone ? address : `${address}&file=${encodeURIComponent(path)}`,
          303,
        );
      }
      const changes = changesOf(applyAction(draft, action));
      const movesMailboxes = changesMailboxes(path, source, changes.get(path) ?? '');
      if (movesMailboxes && !isOwner(reply.request))
        return show(reply, draft, { problems: [OWNERS_ONLY] }, 403);
      const problems = [...refused, ...(await problemsOf(store, editing.check, draft, changes))];
      if (problems.length > 0) return show(reply, draft, { problems }, 422);
      const wasPublic = isPublic(editing.showing(path, version));
      if (changes.get(path) !== source)
        await write(
          reply,
          changes,
          isNew ? `Add ${draft.file}` : `Change ${path}`,
          versionsBefore(draft),
        );
      if (movesMailboxes)
        await tellOfMailboxes(options.db, { actor: authorOf(reply.request), now: new Date() });
      const outcome = outcomeOf(draft, changes, wasPublic);
      return reply.redirect(`${editAddress(draft.file)}&notice=${outcome}`, 303);
    };

    const outcomeOf = (
      { kind, file }: Draft,
      changes: Overlay,
      wasPublic: boolean,
    ): OutcomeName => {
      if (kind.name === 'site') return 'site';
      const showing = editing.showing(file, versionOf(changes.get(file)));
      return wasPublic && showing.what === 'stored' && showing.hidden ? 'withdrawn' : 'saved';
    };

    /** Another process may change the document meanwhile: then the form is read again, and shows both versions. */
    const changeOnce = async (reply: FastifyReply, entries: FormData): Promise<FastifyReply> => {
      const work = () => withDraft(reply, (saved) => change(reply, saved, entries), entries);
      try {
        return await work().catch((error: unknown) => {
          if (error instanceof ConflictError) return work();
          throw error;
        });
      } catch (error) {
        if (!(error instanceof NotStoredError)) throw error;
        options.log.error({ problem: error.message }, 'a save of the editor failed');
        const problems = [{ message: form.notStored(error.message) }];
        const refuse = (saved: Draft) => show(reply, readDraft(saved, entries), { problems }, 503);
        return withDraft(reply, refuse, entries);
      }
    };

    registerTextRoutes(scope, {
      ...options,
      documentList,
      storeUploads: (reply, entries) => inTurn(() => storeUploads(reply, entries)),
    });
    scope.get(`${EDITOR_PATH}/edit`, (request, reply) => {
      const name = OUTCOMES.find((each) => each === queryOf(request).notice);
      return withDraft(reply, async (draft) => {
        if (!name) return show(reply, draft);
        const { goesLive, path, version } = draft;
        const showing = await settledShowing(options, path, version);
        const outcome = <SavedNotice {...{ name, showing, cacheSeconds, goesLive }} />;
        return show(reply, draft, { outcome });
      });
    });
    const editRoute = {
      bodyLimit: MAX_UPLOAD_BYTES,
      // A replaced preview closes its connection, which compression reports as an error.
      compress: false as const,
      /** The editor shows previews in a frame. */
      onSend: async (_request: FastifyRequest, reply: FastifyReply) => {
        const policy = String(reply.getHeader('content-security-policy'));
        const policyInFrame = policy.replace("ancestors 'none'", "ancestors 'self'");
        reply.header('content-security-policy', policyInFrame);
      },
    };
    scope.post<{ Body?: FormData }>(`${EDITOR_PATH}/edit`, editRoute, (request, reply) => {
      const { body: entries = new FormData() } = request;
      if (entries.get('action') === 'preview')
        return withDraft(
          reply,
          (saved) => preview(reply, readDraft(saved, entries), String(entries.get('focus'))),
          entries,
        );
      return inTurn(() => changeOnce(reply, entries));
    });
  });
};
