import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAddress } from '../../../contract/documents.ts';
import { textEditorStrings } from '../../../strings/textEditor.ts';
import { DOCUMENT_KINDS } from '../../content/load/documentKinds.ts';
import { NotStoredError } from '../../content/storage/notStored.ts';
import { htmlToMarkdown } from '../../html/htmlToMarkdown.ts';
import type { EditorServices, ServerOptions } from '../../serverOptions.ts';
import { isCheapHtml } from '../../workers/cheapTexts.ts';
import { runInWorker, WorkExceeded } from '../../workers/runInWorker.ts';
import { TEXT_STYLES } from '../styles/textStyles.ts';
import { readDocument, type createDocumentList } from './documentList.ts';
import { changesOf, openDraft, problemsOf, readDraft } from './editing.ts';
import type { FieldProblem } from './formFields.ts';
import { EDITOR_PATH, TEXT_STYLES_PATH } from './notices.tsx';
import { MAX_UPLOAD_BYTES } from './uploads.ts';

const STYLES_SECONDS = 31_536_000;
/** Pages that the search for a link shows. */
const MAX_PAGES = 12;

type FormRequest = FastifyRequest<{ Body?: FormData }>;

interface TextRouteOptions extends EditorServices {
  siteFile: ServerOptions['siteFile'];
  getSiteUrl: () => string;
  documentList: ReturnType<typeof createDocumentList>;
  /** Stores the pictures of a form, and puts their addresses into its fields. */
  storeUploads: (reply: FastifyReply, entries: FormData) => Promise<FieldProblem[]>;
}

const parametersOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1]);

/** What the script of the text editor asks for (desk/textEditor.ts). */
export const registerTextRoutes = (scope: FastifyInstance, options: TextRouteOptions): void => {
  const { documentList, editing, getSiteUrl, siteFile, store } = options;

  scope.get(TEXT_STYLES_PATH, (_request, reply) =>
    reply
      .header('cache-control', `private, max-age=${STYLES_SECONDS}, immutable`)
      .type('text/css; charset=utf-8')
      .send(TEXT_STYLES),
  );

  /** The pages of the site whose title or file name contains the query. */
  scope.get(`${EDITOR_PATH}/pages`, async (request) => {
    const query = parametersOf(request).get('q') ?? '';
    const found = [];
    for (const kind of DOCUMENT_KINDS) {
      if (found.length >= MAX_PAGES || !('addressOf' in kind)) continue;
      const { documents } = await documentList.find(kind, query, siteFile.time_zone);
      for (const { path, title, status } of documents) {
        const address = pageAddress(path);
        if (address !== undefined) found.push({ title, address, kind: kind.title, status });
      }
    }
    return { pages: found.slice(0, MAX_PAGES) };
  });

  /** Pasted HTML as Markdown. */
  scope.post(`${EDITOR_PATH}/markdown`, async ({ body }: FormRequest, reply) => {
    const html = body?.get('html');
    if (typeof html !== 'string') return reply.status(400).send({});
    try {
      return isCheapHtml(html)
        ? htmlToMarkdown(html, getSiteUrl())
        : await runInWorker('htmlToMarkdown', html, getSiteUrl());
    } catch (error) {
      if (!(error instanceof WorkExceeded)) throw error;
      return reply.status(413).send({});
    }
  });

  /** The problems that publishing the form would meet, without saving it. */
  scope.post(`${EDITOR_PATH}/check`, async (request: FormRequest, reply) => {
    const { body: entries = new FormData() } = request;
    const file = parametersOf(request).get('file') ?? '';
    const source = (await readDocument(store, file))?.toString();
    const category = entries.get('category')?.toString();
    const saved = openDraft(await editing.read(), file, source, category);
    if (!saved) return reply.status(404).send({});
    const draft = readDraft(saved, entries);
    const problems = await problemsOf(store, editing.check, draft, changesOf(draft));
    return {
      problems: problems.map(({ path, line, place, message, document }) => ({
        ...{ line, place, message, title: document?.title },
        field: document ? undefined : path?.join('.'),
      })),
    };
  });

  /** Stores one picture, and answers its address. */
  scope.post(
    `${EDITOR_PATH}/pictures`,
    { bodyLimit: MAX_UPLOAD_BYTES },
    async ({ body }: FormRequest, reply) => {
      const file = body?.get('picture.upload');
      if (!(file instanceof File)) return reply.status(400).send({});
      const entries = new FormData();
      entries.set('picture.upload', file);
      try {
        const [problem] = await options.storeUploads(reply, entries);
        if (problem) return await reply.status(422).send({ problem: problem.message });
        return { address: entries.get('picture') };
      } catch (error) {
        if (!(error instanceof NotStoredError)) throw error;
        const problem = textEditorStrings.picture.notStored.replace('{file}', file.name);
        return reply.status(503).send({ problem });
      }
    },
  );
};
