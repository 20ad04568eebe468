import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routes.ts';
import { pageAddress } from '../../contract/documents.ts';
import { paths } from '../../contract/paths.ts';
import type { FieldProblem } from '../../editor/fields.ts';
import { EDITOR_PATH, html, type Html } from '../../editor/html.ts';
import {
  deletePage,
  editAddress,
  editPage,
  listPage,
  problemList,
  type EditedDocument,
} from '../../editor/pages.ts';
import { zoneName } from '../../lib/eventTime.ts';
import { checkContent } from '../content/cli/checkContent.ts';
import { readLibrary, type ContentLibrary } from '../content/load/loadContent.ts';
import type { EditorServices, ServerOptions } from '../serverOptions.ts';
import type { Pages } from '../ssr/pages.ts';
import { createContentStore, versionOf } from './contentStore.ts';
import {
  changesOf,
  EDITOR_KINDS,
  listDocuments,
  openDraft,
  problemsOf,
  readDraft,
  type Draft,
} from './editing.ts';
import { sendEditorPage } from './sendEditorPage.ts';
import { registerSignIn } from './signIn.ts';
import { MAX_UPLOAD_BYTES, readUpload } from './uploads.ts';

export interface EditorOptions
  extends
    EditorServices,
    Pick<
      ServerOptions,
      'config' | 'clientFolder' | 'getSiteUrl' | 'isDevelopment' | 'log' | 'manifest' | 'siteFile'
    > {
  pages: Pick<Pages, 'sendPreview'>;
}

type Query = Partial<Record<'file' | 'kind' | 'q' | 'notice', string>>;

/** Of a repeated parameter, the last value. */
const queryOf = ({ url }: FastifyRequest): Query =>
  Object.fromEntries(new URLSearchParams(url.split('?')[1]));

interface Opened {
  library: ContentLibrary;
  draft: Draft;
}

/** What a form shows beside its document. */
interface Shown extends Pick<EditedDocument, 'notice' | 'previewLink' | 'savedText'> {
  problems?: readonly FieldProblem[];
  status?: number;
}

/** The pages that show documents without one of their own. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  plans: paths.pricing,
  integrations: paths.integrations,
};

const NOTICES: ReadonlyMap<string, string> = new Map([
  ['saved', 'Saved.'],
  ['deleted', 'Deleted.'],
  ['restart', 'Saved. The site shows the change after a restart.'],
]);

const TOO_LARGE = html`<h1>The upload is larger than 25 MB.</h1>
  <p>Nothing is saved. Go back and choose a smaller picture.</p>`;

/** Files that the site reads only when it starts. */
const READ_AT_START = ['site.yaml'];

const fieldsOf = ({ body }: FastifyRequest): [string, string][] =>
  [...((body as FormData | undefined) ?? [])].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

/** Adds the editor of documents below `/admin`. */
export const registerEditor = (server: FastifyInstance, options: EditorOptions): void => {
  const { config, siteFile, pages, reload, gatewayOf } = options;
  const { name: siteName, time_zone: zone } = siteFile;
  const folder = config.contentFolder;
  const folders = { content: folder, public: options.clientFolder };
  const store = createContentStore(folder, options.log);
  let lastWrite: Promise<unknown> = Promise.resolve();
  /** One save at a time, so that two can't pass the same check. */
  const inTurn = <Result>(save: () => Promise<Result>): Promise<Result> => {
    const saving = lastWrite.then(save);
    lastWrite = saving.catch(() => undefined);
    return saving;
  };

  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
      async ({ headers }: FastifyRequest, body: Buffer<ArrayBuffer>) =>
        new Response(body, { headers: { 'content-type': headers['content-type']! } }).formData(),
    );
    const { editorOf } = registerSignIn(scope, {
      ...options,
      siteName,
      isOpen: options.isDevelopment,
      fieldsOf,
    });
    const emailOf = ({ request }: FastifyReply) => editorOf(request).email || 'editor@localhost';

    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode !== 413) throw error;
      return send(reply, 'Too large', TOO_LARGE, 413);
    });

    const send = async (reply: FastifyReply, title: string, content: Html, status?: number) => {
      const { email } = editorOf(reply.request);
      const script = (await options.manifest()).chunks.editor?.[0];
      return sendEditorPage(reply, { title, siteName, email, script, content }, status);
    };

    scope.get(EDITOR_PATH, async (request, reply) => {
      const { kind: name, q: query = '', notice = '' } = queryOf(request);
      const kind = EDITOR_KINDS.find((each) => each.name === name) ?? EDITOR_KINDS[0]!;
      const { problems, warnings } = await checkContent(folders);
      const findings = [...problems, ...warnings].map(({ file, message }) => ({
        path: file.slice(file.indexOf('/') + 1),
        message,
      }));
      const documents = listDocuments(folder, kind, query, zone);
      const content = listPage({
        kinds: EDITOR_KINDS,
        kind,
        query,
        documents,
        findings,
        notice: NOTICES.get(notice),
      });
      return send(reply, kind.title, content);
    });

    const open = async ({ file, kind }: Query) => {
      const { library, context } = await readLibrary(folder);
      const source = file === undefined ? '' : await store.read(file);
      const draft = source === undefined ? undefined : openDraft(context, { file, kind }, source);
      return draft && { draft, library };
    };

    const show = (reply: FastifyReply, { library, draft }: Opened, shown: Shown = {}) => {
      const { problems = [], status, ...rest } = shown;
      const { kind, path, category } = draft;
      const [saved] = path ? listDocuments(folder, kind, path, zone) : [];
      const categories = library.helpCategories.map(({ id, name }) => ({ value: id, label: name }));
      const form = {
        problems,
        pictures: [...library.pictures.keys()],
        zone: zoneName(Date.now(), zone),
      };
      const content = editPage(form, {
        ...draft,
        ...rest,
        category: category === undefined ? undefined : { value: category, options: categories },
        version: versionOf(draft.source),
        address: path && pageAddress(path),
        hasPreview: pageAddress(draft.file) !== undefined || kind.name in SHOWN_AT,
        isHidden: saved !== undefined && saved.status !== 'live',
      });
      return send(reply, path ?? `New ${kind.noun}`, content, status);
    };

    const framed = new WeakSet<FastifyRequest>();
    scope.addHook('onSend', async (request, reply) => {
      if (!framed.has(request)) return;
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header(
        'content-security-policy',
        policy.replace("ancestors 'none'", "ancestors 'self'"),
      );
      reply.header('x-frame-options', 'SAMEORIGIN');
    });

    const sendMissing = (reply: FastifyReply) =>
      send(reply, 'Not found', html`<h1>There is no such document.</h1>`, 404);

    scope.get(`${EDITOR_PATH}/edit`, async (request, reply) => {
      const opened = await open(queryOf(request));
      if (!opened) return sendMissing(reply);
      return show(reply, opened, { notice: NOTICES.get(queryOf(request).notice ?? '') });
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
          const changes = new Map([[upload.path, upload.content]]);
          await store.write(changes, emailOf(reply), `Add ${upload.path}`);
          await reload();
          entries.set(field, upload.address);
        }
      }
      return problems;
    };

    scope.post(`${EDITOR_PATH}/media`, async (request, reply) => {
      const entries = new Map<string, string>();
      const [problem] = await storeUploads(reply, entries);
      return problem
        ? reply.status(422).send(problem)
        : reply.send({ address: [...entries.values()][0] });
    });

    const save = async (
      reply: FastifyReply,
      { library, draft }: Opened,
      version: string | undefined,
      uploadProblems: readonly FieldProblem[],
    ) => {
      const { path } = draft;
      const source = path === undefined ? '' : ((await store.read(path)) ?? '');
      if (versionOf(source) !== version)
        return show(
          reply,
          { library, draft: { ...draft, source } },
          { savedText: source, status: 409 },
        );
      const changes = changesOf(draft);
      const problems = [...uploadProblems, ...(await problemsOf(folders, draft, changes))];
      if (problems.length > 0) return show(reply, { library, draft }, { problems, status: 422 });
      if (changes.get(path ?? '') !== source)
        await store.write(changes, emailOf(reply), `${path ? 'Change' : 'Add'} ${draft.file}`);
      await reload();
      const notice = READ_AT_START.includes(draft.file) ? 'restart' : 'saved';
      return reply.redirect(`${editAddress(draft.file)}&notice=${notice}`, 303);
    };

    // A replaced preview closes its connection, which compression reports as an error.
    const isPlain = { compress: false } as const;
    scope.post(`${EDITOR_PATH}/edit`, isPlain, async (request, reply) => {
      const entries = new Map(fieldsOf(request));
      const action = entries.get('action') ?? 'save';
      if (action === 'preview') framed.add(request);
      const opened = await open(queryOf(request));
      if (!opened) return sendMissing(reply);
      const uploadProblems = action === 'preview' ? [] : await storeUploads(reply, entries);
      const { library } = opened;
      const draft = readDraft(opened.draft, entries, action, zone);
      const { path } = draft;
      if (/^(?:add|remove|up):/.test(action)) return show(reply, { library, draft });
      if (action === 'preview') {
        const overlaid = await readLibrary(folder, { overlay: changesOf(draft) });
        const problems = overlaid.problems.filter(({ file }) => file.endsWith(`/${draft.file}`));
        if (problems.length > 0) return send(reply, 'Preview', problemList(problems), 422);
        const address = pageAddress(draft.file) ?? SHOWN_AT[draft.kind.name] ?? paths.home;
        return pages.sendPreview(matchRoute(address), gatewayOf(overlaid.library, address), reply);
      }
      if (path !== undefined && action === 'share')
        return show(
          reply,
          { library, draft },
          { previewLink: options.previewLink?.(pageAddress(path)!) },
        );
      if (path !== undefined && action.endsWith('delete')) {
        const changes = new Map([[path, null]]);
        const problems = await problemsOf(folders, opened.draft, changes);
        const version = versionOf(opened.draft.source);
        if (action === 'delete')
          return send(reply, `Delete ${path}`, deletePage(path, version, problems));
        return inTurn(async () => {
          if (version !== entries.get('version')) return show(reply, opened, { status: 409 });
          const { problems: found } = await readLibrary(folder, { overlay: changes });
          const problems = found.map(({ file, message }) => ({ message: `${file}: ${message}` }));
          if (problems.length > 0) return show(reply, opened, { problems, status: 422 });
          await store.write(changes, emailOf(reply), `Delete ${path}`);
          await reload();
          return reply.redirect(`${EDITOR_PATH}?kind=${draft.kind.name}&notice=deleted`, 303);
        });
      }
      const version = entries.get('version');
      return inTurn(() => save(reply, { library, draft }, version, uploadProblems));
    });
  });
};
