import type { FastifyBaseLogger } from 'fastify';
import { createContentApiClient } from '../../gateway/contentApiClient.ts';
import type { Metrics } from '../../observe/metrics.ts';
import type { ContentProblem } from '../load/contentReader.ts';
import { createTextsLoader } from '../load/textsLoader.ts';
import type { ContentStorage } from '../storage/contentStorage.ts';
import type { ContentSource } from './contentSource.ts';
import { createReload } from './createReload.ts';
import { logProblems } from './logProblems.ts';
import { problemsOfFailure } from './problemsOfFailure.ts';
import { publicVersion } from './publicVersion.ts';

export interface ExternalContentOptions {
  api: { contentApiUrl: string; contentApiBase: string | undefined };
  /** Has the site file, and the words of the pages with their pictures. */
  storage: ContentStorage;
  log: FastifyBaseLogger;
  metrics: Metrics;
}

/**
 * Another content API. It has no pages by writers, redirects and office hours, and takes the forms itself.
 * @throws ContentError for a site file that can't be used
 */
export const openExternalContent = async ({
  api,
  storage,
  log,
  metrics,
}: ExternalContentOptions): Promise<ContentSource> => {
  const load = createTextsLoader(storage);
  const first = await load();
  let { site, texts, pictures } = first;
  let problems: readonly ContentProblem[] = first.problems;
  if (problems.length > 0) logProblems(log, problems);
  const client = createContentApiClient({ ...api, log, metrics });
  const listeners: (() => void)[] = [];
  let stopWatching = () => {};
  let isStopped = false;

  const reload = createReload(async () => {
    if (isStopped) return;
    try {
      ({ site, texts, pictures, problems } = await load());
      if (problems.length > 0) logProblems(log, problems);
      listeners.forEach((listener) => listener());
    } catch (error) {
      problems = problemsOfFailure(error, log);
    }
  });

  return {
    siteFile: first.site,
    problems: () => problems,
    upstream: () => client,
    siteLines: () => site,
    texts: () => texts,
    versionOf: publicVersion,
    // Its slugs may have capitals.
    spellingOf: (path) => path,
    pages: () => [],
    pictures: () => pictures,
    office: () => undefined,
    lowestPrice: () => undefined,
    redirectOf: () => undefined,
    previewOf: () => undefined,
    events: {
      find: () => ({ status: 404, message: 'The content API has the events.' }),
      all: () => [],
    },
    version: () => undefined,
    editing: undefined,
    reload,
    watch: () => {
      stopWatching = storage.changes(() => void reload());
    },
    onChange: (listener) => void listeners.push(listener),
    warmUp: async () => {},
    stop: () => {
      isStopped = true;
      stopWatching();
    },
  };
};
