import type { WebinarEvent } from '../../../contract/entities.ts';
import type { GatewaySource } from '../../gateway/gateway.ts';
import type { Upstream } from '../../gateway/upstream.ts';
import type { LeadService } from '../../leads/leadService.ts';
import type { EventSource, VersionedEvent } from '../../leads/submissions/registrationEvent.ts';
import type { LoadedContent } from '../load/contentLoader.ts';
import type { ContentProblem } from '../load/contentReader.ts';
import type { ContentLibrary, ContentPage } from '../load/assembleLibrary.ts';
import type { SiteFile } from '../load/loadSite.ts';
import type { LoadedTexts } from '../load/loadTexts.ts';
import type { ResolvedRedirect } from '../load/redirects.ts';
import type { Pictures } from '../media/pictures.ts';
import type { Changes } from '../storage/contentStorage.ts';
import type { Showing } from './showing.ts';

/**
 * What the server asks of the content: `openEmbeddedContent` (`embeddedContent.ts`) reads documents of this site,
 * `openExternalContent` (`externalContent.ts`) another content API.
 */
export interface ContentSource {
  /** As it was at the start: a change of the company takes effect after a restart. */
  siteFile: SiteFile;
  /** The sentences of the footer, which follow a change at once. */
  siteLines: () => Pick<SiteFile, 'line' | 'copyright'>;
  /**
   * Makes what answers the calls of the content API. Implemented in `embeddedContent.ts` by `createEmbeddedUpstream`, which
   * reads documents and makes leads of forms, and in `externalContent.ts` by `createContentApiClient`.
   */
  upstream: (leads: LeadService) => Upstream;
  /** The words of the pages. */
  texts: () => LoadedTexts;
  /** What visitors see, with the draft that the address shows by a valid preview token. */
  previewOf: (path: string, url: string, leads: LeadService) => GatewaySource | undefined;
  redirectOf: (url: string) => ResolvedRedirect | undefined;
  /** The spelling of a path under which its page has one address. */
  spellingOf: (path: string) => string;
  /** Pages by writers. */
  pages: () => readonly ContentPage[];
  pictures: () => Pictures;
  office: () => ContentLibrary['office'];
  /** Undefined for another content API. */
  lowestPrice: () => number | undefined;
  /** The events that registrations follow. */
  events: EventSource;
  /** What tells one version of an event from the next. */
  versionOf: (event: WebinarEvent) => VersionedEvent;
  /** A hash of all documents, drafts included; undefined for another content API. */
  version: () => string | undefined;
  problems: () => readonly ContentProblem[];
  /** Undefined when this site does not store the documents. */
  editing: Editing | undefined;
  /** Reads the documents again. Resolves once visitors see them, or once they are refused. */
  reload: () => Promise<void>;
  /** Calls `reload` after each change by another program. */
  watch: () => void;
  onChange: (listener: () => void) => void;
  /** Builds the caches that the first calls need. */
  warmUp: () => Promise<void>;
  stop: () => void;
}

/** What the editor asks of documents that this site stores. */
export interface Editing {
  /** Reads all documents, drafts included, as they are stored. */
  read: (changes?: Changes) => Promise<LoadedContent>;
  /** All problems of changed documents, and those that the changes cause in others. */
  check: (changes: Changes) => Promise<readonly ContentProblem[]>;
  /** Likely mistakes in the changed documents. */
  warn: (changes: Changes) => Promise<readonly ContentProblem[]>;
  /** Without links and files. */
  checkData: (changes: Changes) => Promise<readonly ContentProblem[]>;
  /**
   * What visitors get of a document that is stored.
   * @param hash the SHA-256 of its text; undefined for one that is deleted
   */
  showing: (path: string, hash: string | undefined) => Showing;
  /** Shows a library, also the hidden document of one address. */
  sourceOf: (library: ContentLibrary, address: string, leads: LeadService) => GatewaySource;
  /** The address with a token that shows a hidden document; undefined without PREVIEW_SECRET. */
  previewLink: (address: string) => string | undefined;
  /** Whether the token of a link shows an address. */
  isPreviewToken: (address: string, token: string) => boolean;
}
