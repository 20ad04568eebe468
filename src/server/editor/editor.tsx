import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routes.ts';
import { kindOf, pageAddress } from '../../contract/documents.ts';
import { readLibrary } from '../content/load/loadContent.ts';
import type { EditorServices, ServerOptions } from '../serverOptions.ts';
import type { Pages } from '../ssr/pages.ts';
import { createContentStore, type Changes } from './contentStore.ts';
import {
  changesOf,
  EDITOR_KINDS,
  listDocuments,
  openDraft,
  ofDocument,
  problemsOf,
  readDraft,
  type Draft,
} from './editing.ts';
import type { FieldProblem, FormEntries } from './fields.tsx';
import { Alert, editAddress, EDITOR_PATH, EditPage, ListPage } from './pages.tsx';
import { entriesOf, registerSignIn } from './signIn.tsx';
import { MAX_UPLOAD_BYTES, readUpload } from './uploads.ts';

interface EditorOptions extends EditorServices, ServerOptions {
  pages: Pick<Pages, 'sendPreview'>;
}

/** Of a repeated parameter, the last value. */
const queryOf = ({ url }: FastifyRequest): Partial<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(url.split('?')[1]));

const NOTICES: ReadonlyMap<string | undefined, string> = new Map([
  ['saved', 'Saved.'],
  ['deleted', 'Deleted.'],
  // The site reads its file only when it starts.
  ['site', 'Saved. The site shows the change after a restart.'],
]);

/** Adds the editor of documents below `/admin`. */
export const registerEditor = (server: FastifyInstance, options: EditorOptions): void => {
  const { config, siteFile, pages, reload, gatewayOf } = options;
  const folder = config.contentFolder;
  const folders = { content: folder, public: options.clientFolder };
  const store = createContentStore(folder, options.log);
  let lastChange: Promise<unknown> = Promise.resolve();
  /** One change at a time, so that two can't pass the same check. */
  const inTurn = (change: () => Promise<FastifyReply>) => {
    const changing = lastChange.then(change);
    lastChange = changing.catch(() => undefined);
    return changing;
  };

  void server.register(async (scope) => {
    const { send, emailOf } = registerSignIn(scope, options);
    const sendMissing = (reply: FastifyReply) =>
      send(reply, 'Not found', <h1>There is no such document.</h1>, 404);
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode !== 413) throw error;
      const title = 'The upload is larger than 25 MB.';
      const advice = 'Nothing is saved. Go back and choose a smaller picture.';
      return send(reply, 'Too large', <Alert title={title}>{advice}</Alert>, 413);
    });

    const write = async (reply: FastifyReply, changes: Changes, message: string) => {
      await store.write(changes, emailOf(reply.request) || 'editor@localhost', message);
      await reload();
    };

    scope.get(EDITOR_PATH, async (request, reply) => {
      const { kind: name, q: query = '', notice } = queryOf(request);
      const kind = EDITOR_KINDS.find((each) => each.name === name) ?? EDITOR_KINDS[0]!;
      const documents = listDocuments(folder, kind, query, siteFile.time_zone);
      const page = { kind, query, documents, notice: NOTICES.get(notice) };
      return send(reply, kind.title, <ListPage {...page} />);
    });

    const open = async (request: FastifyRequest) => {
      const { file, kind } = queryOf(request);
      const source = file === undefined ? '' : await store.read(file);
      if (source === undefined) return undefined;
      return openDraft(await readLibrary(folder), file, kind, source);
    };

    type Shown = Omit<Parameters<typeof EditPage>[0], 'draft' | 'previewLink'>;
    const show = (reply: FastifyReply, draft: Draft, shown: Shown = {}, status?: number) => {
      const { kind, path, address, isHidden } = draft;
      const previewLink = address && isHidden ? options.previewLink?.(address) : undefined;
      const page = { draft, previewLink, ...shown };
      return send(reply, path ?? `New ${kind.noun}`, <EditPage {...page} />, status);
    };

    scope.get(`${EDITOR_PATH}/edit`, async (request, reply) => {
      const draft = await open(request);
      if (!draft) return sendMissing(reply);
      return show(reply, draft, { notice: NOTICES.get(queryOf(request).notice) });
    });

    /** Stores the pictures of a form, and puts their addresses into its fields. */
    const storeUploads = async (reply: FastifyReply, entries: Map<string, string>) => {
      const problems: FieldProblem[] = [];
      for (const [name, file] of (reply.request.body as FormData | undefined) ?? []) {
        if (typeof file === 'string' || file.size === 0) continue;
        const field = name.replace(/\.upload$/, '');
        const upload = await readUpload(file.name, await file.bytes());
        if (upload) {
          await write(reply, new Map([[upload.path, upload.content]]), `Add ${upload.path}`);
          entries.set(field, upload.address);
        } else {
          const message = `${file.name} is not a complete JPEG, PNG, WebP or SVG picture.`;
          problems.push({ path: field.split('.'), message });
        }
      }
      return problems;
    };

    const preview = async (reply: FastifyReply, entries: FormEntries) => {
      const saved = await open(reply.request);
      if (!saved) return sendMissing(reply);
      const draft = readDraft(saved, entries, 'preview');
      const { library, problems } = await readLibrary(folder, { overlay: changesOf(draft) });
      const own = problems.filter(({ file }) => file.endsWith(`/${draft.file}`));
      const address = kindOf(draft.file) && pageAddress(draft.file);
      if (own.length > 0 || address === undefined)
        return send(
          reply,
          'Preview',
          <Alert title={own.length > 0 ? 'Correct this:' : 'Write a title.'} problems={own} />,
          422,
        );
      return pages.sendPreview(matchRoute(address), gatewayOf(library, address), reply);
    };

    const change = async (reply: FastifyReply, entries: Map<string, string>, action: string) => {
      const saved = await open(reply.request);
      if (!saved) return sendMissing(reply);
      const { path, source, kind } = saved;
      const uploadProblems = await storeUploads(reply, entries);
      const draft = readDraft(saved, entries, action);
      if (/^(?:add|remove|up):|^upload$/.test(action)) {
        const isRefused = uploadProblems.length > 0;
        return show(reply, draft, { problems: uploadProblems }, isRefused ? 422 : 200);
      }
      if (saved.version !== entries.get('version'))
        return show(reply, draft, { savedText: source }, 409);
      const deletion = path && /delete$/.test(action) ? new Map([[path, null]]) : undefined;
      if (deletion && action === 'delete')
        return show(reply, draft, { breaking: await problemsOf(folders, saved, deletion) });
      const changes = deletion ?? changesOf(draft);
      const problems = deletion
        ? (await readLibrary(folder, { overlay: deletion })).problems.map(ofDocument)
        : [...uploadProblems, ...(await problemsOf(folders, draft, changes))];
      if (problems.length > 0) return show(reply, draft, { problems }, 422);
      const verb = path ? 'Change' : 'Add';
      if (changes.get(path ?? '') === source) await reload();
      else await write(reply, changes, `${deletion ? 'Delete' : verb} ${path ?? draft.file}`);
      const notice = kind.name === 'site' ? 'site' : 'saved';
      const list = `${EDITOR_PATH}?kind=${kind.name}&notice=deleted`;
      return reply.redirect(deletion ? list : `${editAddress(draft.file)}&notice=${notice}`, 303);
    };

    const editRoute = {
      bodyLimit: MAX_UPLOAD_BYTES,
      // A replaced preview closes its connection, which compression reports as an error.
      compress: false as const,
      /** The editor shows previews in a frame. */
      onSend: async (_request: FastifyRequest, reply: FastifyReply) => {
        const policy = String(reply.getHeader('content-security-policy'));
        reply.headers({
          'content-security-policy': policy.replace("ancestors 'none'", "ancestors 'self'"),
          'x-frame-options': 'SAMEORIGIN',
        });
      },
    };
    scope.post(`${EDITOR_PATH}/edit`, editRoute, (request, reply) => {
      const entries = entriesOf(request);
      const action = entries.get('action') ?? 'save';
      if (action === 'preview') return preview(reply, entries);
      return inTurn(() => change(reply, entries, action));
    });
  });
};
