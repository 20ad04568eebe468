import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textEditorStrings } from '../../../strings/textEditor.ts';
import { placeholdersOf } from '../../content/load/loadSite.ts';
import { NotStoredError } from '../../content/storage/explainFailures.ts';
import { htmlToMarkdown } from '../../html/htmlToMarkdown.ts';
import { isCheapHtml } from '../../workers/cheapTexts.ts';
import { runInWorker, WorkExceeded } from '../../workers/runInWorker.ts';
import { TEXT_STYLES } from '../styles/textEditorStyles.ts';
import { queryOf } from '../requests.ts';
import { createDocumentList } from './documentList.ts';
import { documentAddressOf } from './documentRoutes.tsx';
import { readDraft } from './draft.ts';
import { asPublished, changesOf } from './publishedDraft.ts';
import type { FieldProblem } from './formFields.ts';
import { problemsOf } from './problems.ts';
import { TEXT_STYLES_PATH } from './editorAddresses.ts';
import { openDocument } from './openDocument.ts';
import { storeUploads } from './storeUploads.ts';
import { MAX_UPLOAD_BYTES } from './readUploads.ts';
import { warningsOf } from './warnings.ts';
import type { EditorTools } from './editorTools.tsx';
import { DESK_PATH } from '../deskAddresses.ts';

const STYLES_SECONDS = 31_536_000;
/** Pages that the search for a link shows. */
const MAX_PAGES = 12;

type FormRequest = FastifyRequest<{ Body?: FormData }>;

const foundAt = ({ path, line, around, message, repair, document }: FieldProblem) => ({
  line,
  place: around,
  message,
  repair,
  title: document?.title,
  field: document ? undefined : path?.join('.'),
});

/** What the script of the text editor asks for (desk/textEditor.ts). */
export const registerTextRoutes = (scope: FastifyInstance, tools: EditorTools): void => {
  const { authorOf, db, editing, getSiteUrl, inTurn, siteFile, storage } = tools;
  const documents = createDocumentList(storage, db);

  scope.get(TEXT_STYLES_PATH, (_request, reply) =>
    reply
      .header('cache-control', `private, max-age=${STYLES_SECONDS}, immutable`)
      .type('text/css; charset=utf-8')
      .send(TEXT_STYLES),
  );

  /** The pages of the site whose title or file name contains the query. */
  scope.get(`${DESK_PATH}/pages`, async (request) => {
    const words = queryOf(request)('q').toLowerCase();
    const all = await documents.all(siteFile.time_zone, placeholdersOf(siteFile));
    const found = all.filter(
      ({ path, title, address }) =>
        address !== undefined && `${path} ${title}`.toLowerCase().includes(words),
    );
    return {
      pages: found
        .slice(0, MAX_PAGES)
        .map(({ title, address, kind }) => ({ title, address, kind: kind.title })),
    };
  });

  /** Pasted HTML as Markdown. */
  scope.post(`${DESK_PATH}/markdown`, async ({ body }: FormRequest, reply) => {
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

  /** The problems that publishing the form would meet, and warnings, without saving it. */
  scope.post(`${DESK_PATH}/check`, async (request: FormRequest, reply) => {
    const { body: entries = new FormData() } = request;
    const opened = await openDocument(tools, documentAddressOf(request), entries);
    if (!opened) return reply.status(404).send({});
    const draft = asPublished(readDraft(opened, entries));
    const [problems, warnings] = await Promise.all([
      problemsOf(storage, editing.check, draft, changesOf(draft)),
      warningsOf(tools, draft),
    ]);
    return { problems: problems.map(foundAt), warnings: warnings.map(foundAt) };
  });

  /** Stores one picture, and answers its address. */
  scope.post(
    `${DESK_PATH}/pictures`,
    { bodyLimit: MAX_UPLOAD_BYTES },
    async (request: FormRequest, reply) => {
      const { body } = request;
      const file = body?.get('picture.upload');
      if (!(file instanceof File)) return reply.status(400).send({});
      const entries = new FormData();
      entries.set('picture.upload', file);
      try {
        const [problem] = await inTurn(() => storeUploads(tools, authorOf(request), entries));
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
