import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { SiteFile } from '../content/load/loadSite.ts';
import type { Gateway } from '../gateway/calls/gateway.ts';
import type { LeadService } from '../leads/leadService.ts';
import type { ReaderCounts } from '../leads/readerCounts.ts';
import type { AssetManifest } from './assetManifest.ts';
import type { RenderPage } from './renderPage.tsx';
import type { ServerLimits } from './serverLimits.ts';

/** What the site's HTTP server is made of; each part takes what it needs. */
export interface ServerOptions {
  config: Config;
  /** The company whose site it is. */
  siteFile: SiteFile;
  /** Sender of mails. */
  mailFrom: string;
  /** Public origin; with PORT=0 it is known only after listening. */
  getSiteUrl: () => string;
  gateway: Gateway;
  leadService: LeadService;
  readerCounts: ReaderCounts;
  /** Read for each rendering in development, where it changes; else once. */
  manifest: () => Promise<AssetManifest>;
  clientFolder: string;
  /** In this thread or in others. */
  renderPage: RenderPage;
  /** Names the build that serves: what another one has made is not this one's. */
  build: string;
  limits: ServerLimits;
  /** The process is about to end: what still comes is answered, but nobody should send more. */
  isStopping: () => boolean;
  isDevelopment: boolean;
  log: FastifyBaseLogger;
}
