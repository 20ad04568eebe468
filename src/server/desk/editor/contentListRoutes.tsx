import type { FastifyInstance } from 'fastify';
import { DOCUMENT_KINDS } from '../../content/load/documentKinds.ts';
import { pathOfProblem } from '../../content/source/showing.ts';
import { queryOf } from '../requests.ts';
import { ListPage } from './contentListPage.tsx';
import { createDocumentList } from './documentList.ts';
import { CONTENT_PATH } from './notices.tsx';
import { DeletedNotice, settledShowing } from './outcome.tsx';
import type { Writing } from './writing.tsx';

export const registerContentList = (scope: FastifyInstance, writing: Writing): void => {
  const { config, content, siteFile, store } = writing;
  const cacheSeconds = writing.isDevelopment ? 0 : config.pageCacheSeconds;
  const documentList = createDocumentList(store);

  scope.get(CONTENT_PATH, async (request, reply) => {
    const parameter = queryOf(request);
    const query = parameter('q');
    const name = parameter('kind');
    const kind = DOCUMENT_KINDS.find((each) => each.name === name) ?? DOCUMENT_KINDS[0]!;
    const listed = await documentList.find(kind, query, siteFile.time_zone);
    const outcome = parameter('notice') === 'deleted' && (
      <DeletedNotice
        showing={await settledShowing(writing, parameter('file'), undefined)}
        cacheSeconds={cacheSeconds}
      />
    );
    const faulty = new Set(content.problems().map(pathOfProblem));
    return writing.sendPage(reply, {
      title: kind.title,
      current: 'content',
      content: (
        <>
          {await writing.readBanners()}
          <ListPage {...{ kind, query, listed, outcome, faulty }} />
        </>
      ),
    });
  });
};
