import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { SiteFile } from './content/load/loadSite.ts';
import type { ResizedPictures } from './content/media/resizedPictures.ts';
import type { ContentSource, Editing } from './content/source/contentSource.ts';
import type { ContentStorage } from './content/storage/contentStorage.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { OutboxKind } from './leads/database/deliveryKinds.ts';
import type { SiteDb } from './leads/database/schema.ts';
import type { LeadService } from './leads/leadService.ts';
import type { Message } from './leads/mail/message.ts';
import type { WindowCount } from './leads/submissions/limits.ts';
import type { Metrics } from './observe/metrics.ts';
import type { AssetManifest } from './ssr/document.ts';

export interface DeskServices {
  db: SiteDb;
  /** Rejects when the email was not sent. */
  sendMail: (message: Message) => Promise<void>;
  /** The deliveries that have a receiver: a mail server, a webhook. */
  configuredKinds: () => readonly OutboxKind[];
  /** Undefined when this site does not store the documents. */
  editor: EditorServices | undefined;
}

export interface EditorServices {
  storage: ContentStorage;
  /** The folders of content that the processes of the site have, when these are several. */
  folders: () => Promise<readonly string[]>;
  editing: Editing;
}

export interface ServerOptions {
  config: Config;
  siteFile: SiteFile;
  content: ContentSource;
  /** Public origin; with PORT=0 it is known only after listening. */
  getSiteUrl: () => string;
  gateway: Gateway;
  leadService: LeadService;
  resizedPictures: ResizedPictures;
  /** Undefined without an owner, or without SMTP for the links to sign in. In development there always is one (`hasDesk`). */
  desk: DeskServices | undefined;
  /** Counts a POST for all processes of the site; undefined when there is only one. */
  countEverywhere: ((address: string, windowMs: number) => Promise<WindowCount>) | undefined;
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
