import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createContentApi } from './content/api/contentApi.ts';
import { loadContent } from './content/load/loadContent.ts';
import { createLeadService } from './leads/leadService.ts';
import { openDatabase } from './leads/database.ts';
import type { Outbox } from './leads/outbox.ts';
import { startDeliveries } from './leads/startDeliveries.ts';
import { readAssetManifest } from './web/assetManifest.ts';
import { buildServer } from './web/buildServer.ts';
import { breakReads } from './gateway/calls/breakReads.ts';
import { createEmbeddedUpstream } from './gateway/calls/embeddedUpstream.ts';
import { createGateway } from './gateway/calls/gateway.ts';
import { basesOf, createHttpUpstream } from './gateway/calls/httpUpstream.ts';
import type { Upstream } from './gateway/calls/upstream.ts';

export interface SiteOptions {
  log: Logger;
  /** The browser's build. */
  clientFolder: string;
  contentFolder: string;
  /** Keeps no page and no list of the browser's files: both change while it runs. */
  isDevelopment?: boolean;
}

export interface Site {
  /** Resolves with the port that the site listens on. */
  listen: (host: string, port: number) => Promise<number>;
  /** Stops taking requests, finishes those in progress and what is being delivered, closes the database. */
  close: () => Promise<void>;
}

/**
 * Puts the site together: content, database, gateway, pages.
 * @throws ContentError for a bad document, Error for a database that can't be opened
 */
export const createSite = async (config: Config, options: SiteOptions): Promise<Site> => {
  let siteUrl = config.siteUrl ?? '';
  const getSiteUrl = () => siteUrl;
  const db = await openDatabase(config.databaseUrl);
  let outbox: Outbox | undefined;
  const leadService = createLeadService(db, {
    getSiteUrl,
    meetingUrlTemplate: config.meetingUrlTemplate,
    onStored: () => outbox?.wake(),
  });
  // An existing content API takes the embedded one's place as a whole.
  const library = config.contentApi
    ? undefined
    : await loadContent(options.contentFolder, { eventTimeZone: config.eventTimeZone });
  const embeddedApi = library && createContentApi(() => library);
  const upstream: Upstream = embeddedApi
    ? createEmbeddedUpstream(embeddedApi, leadService)
    : breakReads(createHttpUpstream(config.contentApi!), basesOf(config.contentApi!), options.log);

  const server = await buildServer({
    config,
    getSiteUrl,
    gateway: createGateway({ upstream, log: options.log }),
    leadService,
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
      await leadService.close();
    },
  };
};
