import type { FastifyInstance } from 'fastify';
import { editorStrings } from '../../../strings/editor.ts';
import { DOCUMENT_KINDS } from '../../content/load/documentKinds.ts';
import { placeholdersOf } from '../../content/load/loadSite.ts';
import { pathOfProblem } from '../../content/load/contentReader.ts';
import { queryOf } from '../requests.ts';
import { ListPage } from './contentListPage.tsx';
import { createDocumentList } from './documentList.ts';
import { DeletedNotice, settledShowing } from './outcome.tsx';
import type { DocumentState } from './status.tsx';
import type { EditorTools } from './editorTools.tsx';
import { CONTENT_PATH } from '../deskAddresses.ts';

const { list, problems: texts, states } = editorStrings;

const isState = (text: string): text is DocumentState => Object.hasOwn(states, text);

export const registerContentList = (scope: FastifyInstance, tools: EditorTools): void => {
  const { clock, config, content, db, siteFile, storage } = tools;
  const cacheSeconds = tools.isDevelopment ? 0 : config.pageCacheSeconds;
  const documents = createDocumentList(storage, db);

  const readRows = async () => {
    const problems = new Map(
      content
        .problems()
        .map((problem) => [pathOfProblem(problem), texts.inLine(problem.line, problem.message)]),
    );
    const all = await documents.all(siteFile.time_zone, placeholdersOf(siteFile));
    return all.map((row) => ({ ...row, problem: problems.get(row.path) }));
  };

  scope.get(CONTENT_PATH, async (request, reply) => {
    const parameter = queryOf(request);
    const state = parameter('state');
    const kind = DOCUMENT_KINDS.find(({ name }) => name === parameter('kind'));
    const filter = { kind, state: isState(state) ? state : undefined, query: parameter('q') };
    const outcome = parameter('notice') === 'deleted' && (
      <DeletedNotice
        showing={await settledShowing(tools, parameter('file'), undefined)}
        cacheSeconds={cacheSeconds}
      />
    );
    return tools.sendPage(reply, {
      title: kind?.title ?? list.content,
      current: 'content',
      content: (
        <>
          {await tools.readBanners()}
          <ListPage filter={filter} outcome={outcome} rows={await readRows()} clock={clock()} />
        </>
      ),
    });
  });
};
