import type { Logger } from 'pino';
import type { Config } from './config';
import { createContentApi } from './content/contentApi';
import type { ContentLibrary } from './content/contentLibrary';
import { loadContent } from './content/loadContent';
import { watchContent } from './content/watchContent';
import { createIntake } from './intake/intake';
import { openDatabase } from './intake/database';
import type { Outbox } from './intake/outbox';
import { startDeliveries } from './intake/startDeliveries';
import { readAssetManifest } from './web/assetManifest';
import { buildServer } from './web/buildServer';
import { createEmbeddedUpstream } from './web/gateway/embeddedUpstream';
import { createGateway } from './web/gateway/gateway';
import { createHttpUpstream } from './web/gateway/httpUpstream';
import type { Upstream } from './web/gateway/upstream';

export interface SiteOptions {
  log: Logger;
  /** The browser's build. */
  clientFolder: string;
  contentFolder: string;
  /** Reads changed documents and builds again while it runs. */
  isDevelopment?: boolean;
}

export interface Site {
  /** Resolves with the port that the site listens on. */
  listen: (host: string, port: number) => Promise<number>;
  /** Stops taking requests, finishes those in progress and what is being delivered, closes the database. */
  close: () => Promise<void>;
}

interface Library {
  getLibrary: () => ContentLibrary;
  close: () => void;
}

const openLibrary = async (
  { contentFolder, isDevelopment, log }: SiteOptions,
  eventTimeZone: string,
): Promise<Library> => {
  const library = await loadContent(contentFolder, { eventTimeZone });
  if (!isDevelopment) return { getLibrary: () => library, close: () => undefined };
  return watchContent(contentFolder, library, log);
};

/**
 * Puts the site together: content, database, gateway, pages.
 * @throws ContentError for a bad document, Error for a database that can't be opened
 */
export const createSite = async (config: Config, options: SiteOptions): Promise<Site> => {
  let siteUrl = config.siteUrl ?? '';
  const getSiteUrl = () => siteUrl;
  const db = await openDatabase(config.databaseUrl);
  let outbox: Outbox | undefined;
  const intake = createIntake(db, {
    getSiteUrl,
    meetingUrlTemplate: config.meetingUrlTemplate,
    onStored: () => outbox?.wake(),
  });
  // An existing content API takes the embedded one's place as a whole.
  const library = config.contentApi ? undefined : await openLibrary(options, config.eventTimeZone);
  const embeddedApi = library && createContentApi(library.getLibrary, intake);
  const upstream: Upstream = embeddedApi
    ? createEmbeddedUpstream(embeddedApi)
    : createHttpUpstream(config.contentApi!);

  const server = await buildServer({
    config,
    getSiteUrl,
    gateway: createGateway({ upstream, log: options.log }),
    intake,
    manifest: () => readAssetManifest(options.clientFolder),
    clientFolder: options.clientFolder,
    isDevelopment: options.isDevelopment ?? false,
    log: options.log,
  });

  return {
    async listen(host, port) {
      await server.listen({ host, port });
      const address = server.server.address();
      const actualPort = typeof address === 'object' && address ? address.port : port;
      siteUrl ||= `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
      outbox = startDeliveries(db, config, options.log);
      // Documents are rendered when they are first asked for: better now than by the first visitor.
      void embeddedApi?.warmUp();
      return actualPort;
    },
    async close() {
      await Promise.all([server.close(), outbox?.stop()]);
      library?.close();
      await intake.close();
    },
  };
};
