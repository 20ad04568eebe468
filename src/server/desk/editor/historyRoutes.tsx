import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { historyStrings } from '../../../strings/deskWriting.ts';
import { formOf, queryOf } from '../requests.ts';
import { documentAddressOf } from './documentRoutes.tsx';
import { storedState } from './documentState.ts';
import { valuesOf, type Values } from './documentSource.ts';
import { changesNews } from './guestsToNotify.ts';
import { HistoryPage, type ShownVersion } from './historyPage.tsx';
import { copyAddress } from './editorAddresses.ts';
import { openDocument, type OpenedDocument } from './openDocument.ts';
import { saveCopy } from './workingCopies.ts';
import type { EditorTools } from './editorTools.tsx';
import { DESK_PATH } from '../deskAddresses.ts';

const NOTHING: Values = { data: {}, body: '' };

interface Comparison {
  /** The document's versions, the newest first. */
  ids: readonly string[];
  /** '' for the working copy. */
  id: string;
  /** With the stored document instead of the version before. */
  withStored: boolean;
}

/** The values of a version; undefined for an unknown one. */
const readValues = async (
  storage: EditorTools['storage'],
  path: string,
  id: string,
): Promise<Values | undefined> => {
  const bytes = await storage.readVersion(path, id);
  if (bytes === undefined) return undefined;
  if (bytes === null) return NOTHING;
  const source = String(Buffer.from(bytes));
  return valuesOf(path, { slug: '', category: '', source });
};

/** Without the parameters of the path, which the history does not keep. */
const contentOf = ({ data, body }: Values): Values => ({ data, body: body ?? '' });

/** What the history shows of a document; undefined for an unknown version. */
const findShown = async (
  storage: EditorTools['storage'],
  document: OpenedDocument,
  { ids, id, withStored }: Comparison,
): Promise<ShownVersion | undefined> => {
  const stored = contentOf(document.saved);
  if (id === '') return document.copy && { id, values: contentOf(document.values), former: stored };
  const values = await readValues(storage, document.savedPath, id);
  if (!values) return undefined;
  const before = ids[ids.indexOf(id) + 1];
  const former = withStored
    ? stored
    : before && (await readValues(storage, document.savedPath, before));
  return { id, values: contentOf(values), former: contentOf(former || NOTHING) };
};

export const registerHistory = (scope: FastifyInstance, tools: EditorTools): void => {
  const { clock, db, editing, storage } = tools;

  const withDocument = async (
    reply: FastifyReply,
    work: (document: OpenedDocument) => Promise<FastifyReply>,
  ) => {
    const document = await openDocument(tools, documentAddressOf(reply.request));
    return document ? work(document) : tools.sendMissing(reply);
  };

  scope.get(`${DESK_PATH}/history`, (request: FastifyRequest, reply) =>
    withDocument(reply, async (document) => {
      const parameter = queryOf(request);
      const versions = await storage.history(document.savedPath);
      const ids = versions.map(({ id }) => id);
      const isNamed = request.url.includes('version=');
      const first = document.copy ? '' : (ids[0] ?? '');
      const comparesWithStored = parameter('with') === 'live';
      const id = isNamed ? parameter('version') : first;
      const shown = await findShown(storage, document, {
        ids,
        id,
        withStored: comparesWithStored,
      });
      const showing = editing.showing(document.savedPath, document.storedHash);
      return tools.sendWithoutNavigation(
        reply,
        historyStrings.title,
        <HistoryPage
          document={document}
          versions={versions}
          shown={shown}
          storedState={storedState(document, showing.what)}
          comparesWithStored={comparesWithStored}
          clock={clock()}
        />,
      );
    }),
  );

  /** Makes a version the working copy. */
  scope.post(`${DESK_PATH}/history`, (request, reply) =>
    withDocument(reply, async (document) => {
      const field = formOf(request);
      const { id, savedPath, fileHash, stored, copy, values } = document;
      const bytes = await storage.readVersion(savedPath, field('version'));
      if (!bytes) return tools.sendMissing(reply);
      const text = {
        slug: values.slug ?? '',
        category: values.category ?? '',
        source: String(Buffer.from(bytes)),
      };
      const version = await saveCopy(
        db,
        {
          origin: { id, path: savedPath, base: fileHash, base_source: stored },
          text,
          expected: field('copy'),
          // Whoever scheduled the copy has confirmed other news for the guests.
          endsPlan: copy !== undefined && changesNews(savedPath, copy, text),
        },
        { actor: tools.authorOf(request), now: new Date() },
      );
      // Someone has saved a working copy meanwhile: the page names it now.
      const isDone = version !== undefined && field('copy') === (copy?.version ?? '');
      return isDone
        ? reply.redirect(`${copyAddress(document)}&notice=restored`, 303)
        : reply.redirect(
            `${copyAddress(document, 'history')}&version=${encodeURIComponent(field('version'))}`,
            303,
          );
    }),
  );
};
