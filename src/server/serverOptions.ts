import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { ContentLibrary, ContentPage } from './content/load/loadContent.ts';
import type { SiteFile } from './content/load/loadSite.ts';
import type { resolveRedirect } from './content/load/redirects.ts';
import type { SiteNavigation } from '../contract/navigation.ts';
import type { WebinarEvent } from '../contract/entities.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { EventVersion } from './leads/submissions/eventVersions.ts';
import type { LeadsDb } from './leads/database/schema.ts';
import type { LeadService } from './leads/leadService.ts';
import type { Message } from './leads/mail/messages.ts';
import type { Metrics } from './observe/metrics.ts';
import type { MediaOptions } from './routes/staticFiles.ts';
import type { WindowCount } from './leads/submissions/limits.ts';
import type { AssetManifest } from './ssr/document.ts';

export interface EditorServices {
  db: LeadsDb;
  /** Addresses of the people who may sign in, in lower case. */
  getEditors: () => readonly string[];
  sendMail: (message: Message) => Promise<void>;
  reload: () => Promise<void>;
  /** Shows a library, also the hidden document of one address. */
  gatewayOf: (library: ContentLibrary, address: string) => Gateway;
  previewLink?: ((address: string) => string) | undefined;
  /** How many people are registered for an event; 0 for one that visitors don't see. */
  countGuests: (slug: string) => Promise<number>;
}

export interface ServerOptions {
  config: Config;
  siteFile: SiteFile;
  /** Public origin; with PORT=0 it is known only after listening. */
  getSiteUrl: () => string;
  gateway: Gateway;
  leadService: LeadService;
  /** For calendars, by the ids of the events. */
  eventVersions: (events: readonly WebinarEvent[]) => Promise<Map<string, EventVersion>>;
  redirectOf?: ((url: string) => ReturnType<typeof resolveRedirect>) | undefined;
  onContentChange?: ((listener: () => void) => void) | undefined;
  /** Undefined with another content API. */
  media?: MediaOptions | undefined;
  /** The gateway that shows a draft; undefined without a valid preview token for the path. */
  previewOf: (path: string, url: string) => Gateway | undefined;
  editor?: EditorServices | undefined;
  getNavigation: () => SiteNavigation;
  getPages?: (() => readonly ContentPage[]) | undefined;
  hasOfficeHours?: (() => boolean) | undefined;
  /** Counts a POST for all processes of the site; undefined when there is only one. */
  countEverywhere?: ((address: string, windowMs: number) => Promise<WindowCount>) | undefined;
  manifest: () => Promise<AssetManifest>;
  clientFolder: string;
  build: string;
  limits: ServerLimits;
  isStopping: () => boolean;
  isDevelopment: boolean;
  log: FastifyBaseLogger;
  metrics: Metrics;
}

export type ServerLimits = typeof SERVER_LIMITS;

export const SERVER_LIMITS = {
  requestMs: 15_000,
  /** Longer than a response of a content API may take. */
  silenceMs: 60_000,
  /** Longer than load balancers keep a connection, mostly 60 s: else they meet closed ones. */
  keepAliveMs: 72_000,
  /** About 20 KB each. */
  connections: 10_000,
  /** Mean delay of the event loop above which requests are refused. */
  eventLoopDelayMs: 2000,
  heapShare: 0.9,
  loadSampleMs: 5000,
};
