import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { SiteFile } from '../content/load/loadSite.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { LeadService } from '../leads/leadService.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { MediaOptions } from './files/mediaRoutes.ts';
import type { PostGuardOptions } from './guards/postGuard.ts';
import type { AssetManifest } from './pages/assetManifest.ts';
import type { RenderPage } from './pages/renderPage.tsx';
import type { ServerLimits } from './serverLimits.ts';

/**
 * Where an address leads that has moved, or that it is gone; undefined for all others.
 * @param url path and query, as requested
 */
export type Elsewhere = (
  url: string,
) => { status: 301 | 302; location: string } | { status: 410 } | undefined;

/** What the site's HTTP server is made of; each part takes what it needs. */
export interface ServerOptions {
  config: Config;
  /** The company whose site it is. */
  siteFile: SiteFile;
  /** Public origin; with PORT=0 it is known only after listening. */
  getSiteUrl: () => string;
  gateway: Gateway;
  leadService: LeadService;
  /** What content says of addresses that its pages do not have; none for another content API. */
  elsewhere?: Elsewhere | undefined;
  /** Registers a listener for changes of the content that visitors see; caches invalidate their pages. */
  onContentChange?: ((listener: () => void) => void) | undefined;
  /** Pictures that came with the content. */
  media?: MediaOptions | undefined;
  /**
   * The door to content through which a page shows what visitors don't see yet or any more.
   * @param path the page's own
   * @param url path and query, as requested
   * @returns undefined without a valid leave for that
   */
  previewOf?: ((path: string, url: string) => Gateway | undefined) | undefined;
  /** Whether the office says when demos are. */
  hasOfficeHours?: (() => boolean) | undefined;
  countEverywhere?: PostGuardOptions['countEverywhere'];
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
  metrics: Metrics;
}
