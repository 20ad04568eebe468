import type { FastifyBaseLogger } from 'fastify';
import { createContentApiClient } from '../../gateway/contentApiClient.ts';
import type { Metrics } from '../../observe/metrics.ts';
import type { ReadableStore } from '../load/documentFiles.ts';
import { readSite } from '../load/loadSite.ts';
import type { ContentSource } from './contentSource.ts';
import { logProblems } from './logProblems.ts';
import { publicVersion } from './publicVersion.ts';

export interface ExternalContentOptions {
  api: { contentApiUrl: string; contentApiBase: string | undefined };
  /** Has the site file. */
  store: ReadableStore;
  log: FastifyBaseLogger;
  metrics: Metrics;
}

/**
 * Another content API. It has no pages by writers, redirects, pictures and office hours, and takes the forms itself.
 * @throws ContentError for a site file that can't be used
 */
export const openExternalContent = async ({
  api,
  store,
  log,
  metrics,
}: ExternalContentOptions): Promise<ContentSource> => {
  const { site, problems } = await readSite(store);
  if (problems.length > 0) logProblems(log, problems, 'site.yaml has problems');
  const client = createContentApiClient({ ...api, log, metrics });
  return {
    siteFile: site,
    problems: () => problems,
    upstream: () => client,
    versionOf: publicVersion,
    // Its slugs may have capitals.
    spellingOf: (path) => path,
    pages: () => [],
    pictures: () => new Map(),
    office: () => undefined,
    redirectOf: () => undefined,
    previewOf: () => undefined,
    events: {
      find: () => ({ status: 404, message: 'The content API has the events.' }),
      all: () => [],
    },
    version: () => undefined,
    editing: undefined,
    reload: async () => {},
    watch: () => {},
    onChange: () => {},
    warmUp: async () => {},
    stop: () => {},
  };
};
