import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routes.ts';
import { kindOf, pageAddress } from '../../contract/documents.ts';
import { paths } from '../../contract/paths.ts';
import type { FieldProblem, FormEntries } from '../../editor/formFields.ts';
import { EDITOR_PATH, html, type Html } from '../../editor/html.ts';
import {
  deletePage,
  editAddress,
  EDITOR_KINDS,
  editPage,
  listPage,
  problemList,
  type Draft,
  type EditForm,
} from '../../editor/pages.ts';
import { zoneName } from '../../lib/eventTime.ts';
import { checkContent } from '../content/cli/checkContent.ts';
import { readLibrary } from '../content/load/loadContent.ts';
import type { EditorServices, ServerOptions } from '../serverOptions.ts';
import type { Pages } from '../ssr/pages.ts';
import { createContentStore, versionOf, type Changes } from './contentStore.ts';
import { changesOf, listDocuments, openDraft, problemsOf, readDraft, statusOf } from './editing.ts';
import { fieldsOf, registerSignIn, sendEditorPage } from './signIn.ts';
import { readUpload } from './uploads.ts';

interface EditorOptions extends EditorServices, ServerOptions {
  pages: Pick<Pages, 'sendPreview'>;
}

type Query = Partial<Record<'file' | 'kind' | 'q' | 'notice', string>>;

/** Of a repeated parameter, the last value. */
const queryOf = ({ url }: FastifyRequest): Query =>
  Object.fromEntries(new URLSearchParams(url.split('?')[1]));

/** The pages that show documents without one of their own. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  plans: paths.pricing,
  integrations: paths.integrations,
};

const NOTICES: ReadonlyMap<string | undefined, string> = new Map([
  ['saved', 'Saved.'],
  ['deleted', 'Deleted.'],
  ['restart', 'Saved. The site shows the change after a restart.'],
]);

const NO_PREVIEWS = 'The server has no PREVIEW_SECRET, so drafts can’t be shared.';
const CHANGED = 'This document has changed, and it is not deleted. Read it again first.';

const TOO_LARGE = html`<h1>The upload is larger than 25 MB.</h1>
  <p>Nothing is saved. Go back and choose a smaller picture.</p>`;

/** Adds the editor of documents below `/admin`. */
export const registerEditor = (server: FastifyInstance, options: EditorOptions): void => {
  const { config, siteFile, pages, reload, gatewayOf } = options;
  const zone = siteFile.time_zone;
  const folder = config.contentFolder;
  const folders = { content: folder, public: options.clientFolder };
  const store = createContentStore(folder, options.log);
  let lastChange: Promise<unknown> = Promise.resolve();
  /** One change at a time, so that two can't pass the same check. */
  const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const changing = lastChange.then(change);
    lastChange = changing.catch(() => undefined);
    return changing;
  };

  void server.register(async (scope) => {
    const emailOf = registerSignIn(scope, options);

    const send = async (reply: FastifyReply, title: string, content: Html, status?: number) => {
      const email = emailOf(reply.request);
      const script = (await options.manifest()).chunks.editor?.[0];
      const page = { title, siteName: siteFile.name, email, script, content };
      return sendEditorPage(reply, page, status);
    };
    const sendMissing = (reply: FastifyReply) =>
      send(reply, 'Not found', html`<h1>There is no such document.</h1>`, 404);
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode !== 413) throw error;
      return send(reply, 'Too large', TOO_LARGE, 413);
    });

    const write = async (reply: FastifyReply, changes: Changes, message: string) => {
      await store.write(changes, emailOf(reply.request) || 'editor@localhost', message);
      await reload();
    };

    scope.get(EDITOR_PATH, async (request, reply) => {
      const { kind: name, q: query = '', notice } = queryOf(request);
      const kind = EDITOR_KINDS.find((each) => each.name === name) ?? EDITOR_KINDS[0]!;
      const { problems, warnings } = await checkContent(folders);
      const content = listPage({
        ...{ kind, query, notice: NOTICES.get(notice) },
        documents: listDocuments(folder, kind, query, zone),
        findings: [...problems, ...warnings],
      });
      return send(reply, kind.title, content);
    });

    const open = async (request: FastifyRequest) => {
      const { file, kind } = queryOf(request);
      const content = await readLibrary(folder);
      const source = file === undefined ? '' : await store.read(file);
      return source === undefined ? undefined : openDraft(content, { file, kind }, source);
    };

    type Shown = Partial<EditForm>;
    const show = (reply: FastifyReply, draft: Draft, shown: Shown = {}, status?: number) => {
      const { kind, path } = draft;
      const content = editPage(draft, {
        problems: [],
        zone: zoneName(Date.now(), zone),
        version: versionOf(draft.source),
        address: path && pageAddress(path),
        hasPreview: pageAddress(draft.file) !== undefined || kind.name in SHOWN_AT,
        isHidden: path !== undefined && statusOf(path, draft.source, zone) !== 'live',
        ...shown,
      });
      return send(reply, path ?? `New ${kind.noun}`, content, status);
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
        if (typeof upload === 'string')
          problems.push({ path: field.split('.').slice(1), message: upload });
        else {
          await write(reply, new Map([[upload.path, upload.content]]), `Add ${upload.path}`);
          entries.set(field, upload.address);
        }
      }
      return problems;
    };

    scope.post(`${EDITOR_PATH}/media`, async (_request, reply) => {
      const entries = new Map<string, string>();
      const [problem] = await storeUploads(reply, entries);
      if (problem) return reply.status(422).send(problem);
      return { address: entries.values().next().value };
    });

    const framed = new WeakSet<FastifyRequest>();
    scope.addHook('onSend', async (request, reply) => {
      if (!framed.has(request)) return;
      const policy = String(reply.getHeader('content-security-policy'));
      reply.headers({
        'content-security-policy': policy.replace("ancestors 'none'", "ancestors 'self'"),
        'x-frame-options': 'SAMEORIGIN',
      });
    });

    const preview = async (reply: FastifyReply, entries: FormEntries) => {
      framed.add(reply.request);
      const saved = await open(reply.request);
      if (!saved) return sendMissing(reply);
      const draft = readDraft(saved, entries, 'preview', zone);
      const { library, problems } = await readLibrary(folder, { overlay: changesOf(draft) });
      const own = kindOf(draft.file)
        ? problems.filter(({ file }) => file.endsWith(`/${draft.file}`))
        : [{ message: 'Write a title.' }];
      if (own.length > 0) return send(reply, 'Preview', problemList(own), 422);
      const address = pageAddress(draft.file) ?? SHOWN_AT[draft.kind.name] ?? paths.home;
      return pages.sendPreview(matchRoute(address), gatewayOf(library, address), reply);
    };

    const remove = async (reply: FastifyReply, draft: Draft, path: string) => {
      const changes = new Map([[path, null]]);
      const found = (await readLibrary(folder, { overlay: changes })).problems;
      const problems = found.map(({ file, message }) => ({ message: `${file}: ${message}` }));
      if (problems.length > 0) return show(reply, draft, { problems }, 422);
      await write(reply, changes, `Delete ${path}`);
      return reply.redirect(`${EDITOR_PATH}?kind=${draft.kind.name}&notice=deleted`, 303);
    };

    const change = async (reply: FastifyReply, entries: Map<string, string>, action: string) => {
      const saved = await open(reply.request);
      if (!saved) return sendMissing(reply);
      const { path, source } = saved;
      const uploadProblems = await storeUploads(reply, entries);
      const draft = readDraft(saved, entries, action, zone);
      if (/^(?:add|remove|up):/.test(action)) return show(reply, draft);
      if (path !== undefined && action === 'share') {
        const previewLink = options.previewLink?.(pageAddress(path)!);
        return show(reply, draft, previewLink ? { previewLink } : { notice: NO_PREVIEWS });
      }
      if (path !== undefined && action === 'delete') {
        const problems = await problemsOf(folders, saved, new Map([[path, null]]));
        return send(reply, `Delete ${path}`, deletePage(path, versionOf(source), problems));
      }
      const isStale = versionOf(source) !== entries.get('version');
      if (path !== undefined && action === 'confirm-delete')
        return isStale ? show(reply, saved, { notice: CHANGED }, 409) : remove(reply, saved, path);
      if (isStale) return show(reply, draft, { savedText: source }, 409);
      const changes = changesOf(draft);
      const problems = [...uploadProblems, ...(await problemsOf(folders, draft, changes))];
      if (problems.length > 0) return show(reply, draft, { problems }, 422);
      if (changes.get(path ?? '') === source) await reload();
      else await write(reply, changes, `${path ? 'Change' : 'Add'} ${draft.file}`);
      // The site reads its file only when it starts.
      const notice = draft.kind.name === 'site' ? 'restart' : 'saved';
      return reply.redirect(`${editAddress(draft.file)}&notice=${notice}`, 303);
    };

    // A replaced preview closes its connection, which compression reports as an error.
    scope.post(`${EDITOR_PATH}/edit`, { compress: false }, (request, reply) => {
      const entries = new Map(fieldsOf(request));
      const action = entries.get('action') ?? 'save';
      if (action === 'preview') return preview(reply, entries);
      return inTurn(() => change(reply, entries, action));
    });
  });
};
