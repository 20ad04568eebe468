import type { FastifyBaseLogger } from 'fastify';
import type { WebinarEvent } from '../../../contract/entities.ts';
import { inLowerCase } from '../../../lib/urlPath.ts';
import type { LeadService } from '../../leads/leadService.ts';
import { createContentApi, type ContentApi } from '../api/contentApi.ts';
import type { ContentProblem } from '../load/contentReader.ts';
import type { ContentLibrary } from '../load/assembleLibrary.ts';
import {
  documentAt,
  isPreviewToken,
  PREVIEW_PARAMETER,
  previewLink,
  publicLibrary,
} from '../load/publicLibrary.ts';
import { resolveRedirect } from '../load/redirects.ts';
import type { ContentStorage } from '../storage/contentStorage.ts';
import type { ContentSource, Editing } from './contentSource.ts';
import type { LoadedContent } from '../load/contentLoader.ts';
import { createReload } from './createReload.ts';
import { createSiteDocuments, type SiteDocuments } from './siteDocuments.ts';
import { createEmbeddedUpstream } from './embeddedUpstream.ts';
import { createLiveContent, type LiveContent } from './liveContent.ts';
import { logProblems } from './logProblems.ts';
import { problemsOfFailure } from './problemsOfFailure.ts';
import { publicVersion } from './publicVersion.ts';
import { showingOf } from './showing.ts';

export interface EmbeddedContentOptions {
  storage: ContentStorage;
  /** The site's static files, which documents may refer to. */
  publicFolder: string;
  previewSecret: string | undefined;
  /** Shows drafts and scheduled documents, for development. */
  showsAll: boolean;
  log: FastifyBaseLogger;
}

/** @throws ContentError for a site file that can't be used */
export const openEmbeddedContent = async (
  options: EmbeddedContentOptions,
): Promise<ContentSource> => {
  const documents = createSiteDocuments(options);
  return new EmbeddedContent(options, documents, await documents.load());
};

/** The documents of this site, as visitors see them. */
class EmbeddedContent implements ContentSource {
  readonly #options: EmbeddedContentOptions;
  readonly #documents: SiteDocuments;
  readonly #live: LiveContent;
  readonly #api: ContentApi;
  readonly #listeners: (() => void)[] = [];
  #problems: readonly ContentProblem[];
  #stopWatching = () => {};
  #isStopped = false;

  readonly siteFile;
  readonly events;
  readonly editing: Editing;
  readonly reload = createReload(() => this.#readAgain());

  constructor(options: EmbeddedContentOptions, documents: SiteDocuments, first: LoadedContent) {
    const { previewSecret: secret, showsAll, log } = options;
    this.#options = options;
    this.#documents = documents;
    this.#live = createLiveContent(first.library, {
      showsAll,
      onChange: () => this.#listeners.forEach((listener) => listener()),
    });
    this.#api = createContentApi(this.#live.current);
    this.siteFile = first.library.site;
    this.events = { find: this.#api.findEvent, all: this.#api.allEvents };
    this.editing = {
      read: documents.read,
      check: documents.check,
      warn: documents.warn,
      checkData: documents.checkData,
      showing: (path, hash) =>
        showingOf({ library: this.#live.whole(), problems: this.#problems }, path, hash),
      sourceOf: (library, address, leads) => sourceOfDraft(library, address, leads),
      previewLink: (address) => (secret === undefined ? undefined : previewLink(secret, address)),
      isPreviewToken: (address, token) =>
        secret !== undefined && isPreviewToken(secret, address, token, Date.now()),
    };
    this.#problems = first.problems;
    if (first.problems.length > 0) logProblems(log, first.problems);
  }

  upstream(leads: LeadService) {
    return createEmbeddedUpstream(this.#api, leads);
  }

  texts() {
    return this.#live.current().texts;
  }

  siteLines() {
    return this.#live.current().site;
  }

  previewOf(path: string, url: string, leads: LeadService) {
    const { previewSecret: secret } = this.#options;
    if (secret === undefined) return undefined;
    const token = new URL(`http://site.invalid${url}`).searchParams.get(PREVIEW_PARAMETER) ?? '';
    const isValid = isPreviewToken(secret, path, token, Date.now());
    return isValid ? sourceOfDraft(this.#live.whole(), path, leads) : undefined;
  }

  redirectOf(url: string) {
    return resolveRedirect(this.#live.current().redirects, url);
  }

  spellingOf(path: string) {
    return inLowerCase(path);
  }

  pages() {
    return this.#live.current().pages;
  }

  pictures() {
    return this.#live.current().pictures;
  }

  office() {
    return this.#live.current().office;
  }

  lowestPrice() {
    const { plans } = this.#live.current().plans;
    // The lowest price that someone pays: a free plan does not count.
    const prices = plans.flatMap(({ monthlyPrice }) => monthlyPrice || []);
    return prices.length > 0 ? Math.min(...prices) : undefined;
  }

  versionOf(event: WebinarEvent) {
    const source = this.#api.findEvent(event.slug);
    return 'id' in source ? source : publicVersion(event);
  }

  version() {
    return this.#live.whole().version;
  }

  problems() {
    return this.#problems;
  }

  async #readAgain(): Promise<void> {
    if (this.#isStopped) return;
    const { log } = this.#options;
    const began = performance.now();
    try {
      const { library, problems } = await this.#documents.load();
      // Nothing has changed when another process has noticed a change that was loaded already.
      if (library !== this.#live.whole())
        await this.#live.replace(library, (view) => this.#api.warmUp(view));
      log.info({ ms: Math.round(performance.now() - began) }, 'content reloaded');
      this.#problems = problems;
      if (problems.length > 0) logProblems(log, problems);
    } catch (error) {
      this.#problems = problemsOfFailure(error, log);
    }
  }

  watch() {
    this.#stopWatching = this.#options.storage.changes(() => void this.reload());
  }

  onChange(listener: () => void) {
    this.#listeners.push(listener);
  }

  warmUp() {
    return this.#api.warmUp();
  }

  stop() {
    this.#isStopped = true;
    this.#stopWatching();
    this.#live.stop();
  }
}

/** The hidden document of one address beside what visitors see. */
const sourceOfDraft = (all: ContentLibrary, address: string, leads: LeadService) => {
  const view = publicLibrary(all, Date.now(), documentAt(all, address));
  const api = createContentApi(() => view);
  return { upstream: createEmbeddedUpstream(api, leads), getTexts: () => view.texts };
};
