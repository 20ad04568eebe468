import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldProblem } from '../../editor/fields.ts';
import { EDITOR_PATH, editorPage, html, type Html } from '../../editor/html.ts';
import { deletePage, editAddress, editPage, listPage } from '../../editor/pages.ts';
import { DOCUMENTS } from '../../contract/documents.ts';
import { paths } from '../../contract/paths.ts';
import { wallClockAt, zoneName } from '../../lib/eventTime.ts';
import { checkContent } from '../content/cli/checkContent.ts';
import { ContentFiles } from '../content/load/contentFiles.ts';
import { readLibrary, type ContentLibrary } from '../content/load/loadContent.ts';
import { previewLink } from '../content/load/publicLibrary.ts';
import type { EditorServices, ServerOptions } from '../serverOptions.ts';
import { createContentStore, UnsafePath, versionOf } from './contentStore.ts';
import {
  addressOf,
  changesOf,
  EDITOR_KINDS,
  fieldProblem,
  listDocuments,
  nameProblems,
  openDraft,
  problemsOf,
  readDraft,
  type Draft,
} from './editing.ts';
import { registerSignIn } from './signIn.ts';
import { MAX_UPLOAD_BYTES, readUpload } from './uploads.ts';

export interface EditorOptions
  extends
    EditorServices,
    Pick<ServerOptions, 'config' | 'clientFolder' | 'getSiteUrl' | 'isDevelopment' | 'log' | 'manifest' | 'siteFile'> {
  /** Sends the page of an address as a library shows it. */
  sendPreview: (library: ContentLibrary, address: string, reply: FastifyReply) => Promise<FastifyReply>;
}

interface EditRoute {
  Querystring: { file?: string; kind?: string; q?: string; notice?: string };
  Body: FormData | undefined;
}

/** The pages that show documents without one of their own. */
const SHOWN_AT: Readonly<Record<string, string>> = { plans: paths.pricing, integrations: paths.integrations };

const UPLOAD = '.upload';
const NOT_A_PICTURE = 'The file is not a complete JPEG, PNG, WebP or SVG picture.';

const NOTICES: Readonly<Record<string, string>> = {
  saved: 'Saved.',
  deleted: 'Deleted.',
  restart: 'Saved. The site shows changes of the company after a restart.',
};

const fieldsOf = ({ body }: FastifyRequest): [string, string][] =>
  [...((body as FormData | undefined) ?? [])].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

/** Adds the editor of documents below `/admin`. */
export const registerEditor = (server: FastifyInstance, options: EditorOptions): void => {
  const { config, log, siteFile, reload, sendPreview } = options;
  const { name: siteName, time_zone: zone } = siteFile;
  const folder = config.contentFolder;
  const folders = { content: folder, public: options.clientFolder };
  const store = createContentStore(folder, log);
  let lastWrite: Promise<unknown> = Promise.resolve();
  /** One change at a time, so that two saves can't pass the same check. */
  const inTurn = <Result>(write: () => Promise<Result>): Promise<Result> => {
    const writing = lastWrite.then(write);
    lastWrite = writing.catch(() => undefined);
    return writing;
  };

  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
      async ({ headers }: FastifyRequest, body: Buffer) =>
        new Response(body, { headers: { 'content-type': headers['content-type']! } }).formData(),
    );
    const { editorOf } = registerSignIn(scope, { ...options, siteName, isOpen: options.isDevelopment, fieldsOf });

    const send = async (request: FastifyRequest, reply: FastifyReply, title: string, content: Html, status = 200) => {
      const { chunks } = await options.manifest();
      const page = { title, siteName, email: editorOf(request).email, script: chunks.editor?.[0], content };
      return sendEditorPage(reply, page, status);
    };

    scope.get<EditRoute>(EDITOR_PATH, async (request, reply) => {
      const { kind: name, q: query = '', notice = '' } = request.query;
      const kind = EDITOR_KINDS.find((each) => each.name === name) ?? EDITOR_KINDS[0]!;
      const { problems, warnings } = await checkContent(folders);
      const findings = [...problems, ...warnings].map(({ file, message }) => ({
        path: file.slice(file.indexOf('/') + 1),
        message,
      }));
      const documents = listDocuments(folder, kind, query, zone);
      const page = { kinds: EDITOR_KINDS, kind, query, documents, findings, notice: NOTICES[notice] };
      return send(request, reply, kind.title, listPage(page));
    });

    const open = async ({ file, kind }: EditRoute['Querystring']) => {
      const { library, context } = await readLibrary(folder);
      const source = file === undefined ? '' : await store.read(file).catch(() => undefined);
      const draft = source === undefined ? undefined : openDraft(context, { file, kind }, source);
      return draft && { draft, library };
    };

    interface Shown {
      problems?: readonly FieldProblem[];
      notice?: string | undefined;
      savedText?: string;
      link?: string;
      status?: number;
    }

    const show = async (request: FastifyRequest, reply: FastifyReply, library: ContentLibrary, draft: Draft, shown: Shown) => {
      const { kind, path, category } = draft;
      const { problems = [], notice, savedText, link, status } = shown;
      const listed = path === undefined ? undefined : listDocuments(folder, EDITOR_KINDS.find(({ name }) => name === kind)!, path, zone)[0];
      const form = { problems, pictures: [...library.pictures.keys()], zone: zoneName(Date.now(), zone) };
      const options = library.helpCategories.map(({ id, name }) => ({ value: id, label: name }));
      const content = editPage(form, {
        ...draft,
        kind: EDITOR_KINDS.find(({ name }) => name === kind)!,
        category: category === undefined ? undefined : { value: category, options },
        version: versionOf(draft.source),
        address: addressOf(path) ?? SHOWN_AT[kind],
        isHidden: listed !== undefined && listed.status !== 'live',
        notice,
        savedText,
        previewLink: link,
      });
      return send(request, reply, path ?? `New ${DOCUMENTS[kind].noun}`, content, status);
    };

    const missing = (request: FastifyRequest, reply: FastifyReply) =>
      send(request, reply, 'Not found', html`<h1>There is no such document.</h1>`, 404);

    scope.get<EditRoute>(`${EDITOR_PATH}/edit`, async (request, reply) => {
      const opened = await open(request.query);
      if (!opened) return missing(request, reply);
      const { draft, library } = opened;
      if (draft.path === undefined) draft.data = startOf(draft, zone);
      return show(request, reply, library, draft, { notice: NOTICES[request.query.notice ?? ''] });
    });

    const post = async (request: FastifyRequest<EditRoute>, reply: FastifyReply) => {
      const opened = await open(request.query);
      if (!opened) return missing(request, reply);
      const { library } = opened;
      const entries = new Map(fieldsOf(request));
      const action = entries.get('action') ?? 'save';
      const email = editorOf(request).email || 'editor@localhost';
      const { path } = opened.draft;
      if (path !== undefined && action === 'delete') {
        const changes = new Map([[path, null]]);
        const links = (await problemsOf(folders, changes)).map(({ file }) => file);
        const page = { path, version: versionOf(opened.draft.source), links: [...new Set(links)] };
        return send(request, reply, `Delete ${path}`, deletePage(page));
      }
      const problems: FieldProblem[] = [];
      const uploads = new Map<string, Uint8Array>();
      for (const [name, file] of request.body ?? []) {
        if (typeof file === 'string' || file.size === 0) continue;
        const upload = await readUpload(file.name, await file.bytes());
        const field = name.slice(0, -UPLOAD.length);
        if (!upload) problems.push({ path: field.split('.').slice(1), message: `${file.name}: ${NOT_A_PICTURE}` });
        else {
          uploads.set(upload.path, upload.content);
          entries.set(field, upload.address);
        }
      }
      const draft = action === 'confirm-delete' ? opened.draft : readDraft(opened.draft, entries);
      if (action === 'publish') draft.data = { ...(draft.data as object), draft: undefined, unpublished: undefined };
      if (action === 'unpublish') draft.data = { ...(draft.data as object), unpublished: wallClockAt(Date.now(), zone).slice(0, 10) };
      if (/^(?:add|remove|up):/.test(action)) return show(request, reply, library, draft, {});
    };
  });
};
