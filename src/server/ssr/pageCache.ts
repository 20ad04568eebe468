import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { CacheOutcome } from '../observe/metrics.ts';
import type { LinkPicture } from './linkPicture.ts';

const MAX_PAGE_BYTES = 64 * 1024 * 1024;
/** Of pages with a query, such as searches: a visitor can invent any number of them. */
const MAX_QUERY_PAGE_BYTES = 8 * 1024 * 1024;
const RENEWAL_TIMEOUT_MS = 1000;
const INCOMPLETE_PAGE_SECONDS = 5;
const DAY_SECONDS = 86_400;

export interface Rendering {
  status: number;
  /** False when a side list failed to load. */
  isWhole: boolean;
  /** When the page changes by itself, because an event begins or ends. */
  changesAt?: number | undefined;
  headers: Record<string, string>;
  body: Buffer;
  picture?: LinkPicture | undefined;
}

export interface CachedPage extends Rendering {
  /** Filled by the first request for each encoding. */
  encoded: { br?: Buffer; gzip?: Buffer };
  etag: string;
  renderedAt: number;
}

type Render = () => Promise<Rendering>;

export interface PageAnswer {
  page: CachedPage;
  cacheControl: string;
  /** Seconds; undefined for a page that was just rendered. */
  age: number | undefined;
  outcome: CacheOutcome;
}

const finishPage = async (render: Render): Promise<CachedPage> => {
  const renderedAt = Date.now();
  const page = await render();
  const hash = createHash('sha256').update(JSON.stringify(page.headers)).update(page.body);
  return { ...page, encoded: {}, etag: `W/"${hash.digest('base64url')}"`, renderedAt };
};

const ageOf = ({ renderedAt }: CachedPage) =>
  Math.max(0, Math.floor((Date.now() - renderedAt) / 1000));

/** Whether a page may be served although rendering it again fails. */
const survivesFailure = (page: CachedPage | undefined): page is CachedPage =>
  page !== undefined && page.isWhole && ageOf(page) < DAY_SECONDS;

const isWorse = (page: CachedPage) => page.status >= 500 || (page.status === 200 && !page.isWhole);

/** Thrown to make lru-cache return the stale page. */
class WorsePage extends Error {}

/** Milliseconds from the rendering for which a page may be served, at least 1: lru-cache takes 0 for no limit. */
const freshMs = ({ isWhole, changesAt = Infinity, renderedAt }: CachedPage): number =>
  Math.max(
    1,
    Math.min(isWhole ? Infinity : INCOMPLETE_PAGE_SECONDS * 1000, changesAt - renderedAt),
  );

const createLru = (maxSize: number, ttl: number) =>
  new LRUCache<string, CachedPage, Render>({
    maxSize,
    ttl,
    // The clock of `renderedAt`.
    perf: Date,
    // Bytes: the body, and about as much for its compressed forms. An entry larger than the cache is not stored: made-up
    // addresses must not displace existing pages.
    sizeCalculation: ({ status, body }) => (status === 200 ? 2 * body.length + 1 : maxSize + 1),
    noDeleteOnStaleGet: true,
    allowStaleOnFetchRejection: true,
    // `clear()` aborts, and a request that has begun still needs its page.
    ignoreFetchAbort: true,
    async fetchMethod(_key, stale, { options, context: render }) {
      const page = await finishPage(render);
      if (survivesFailure(stale) && isWorse(page)) throw new WorsePage();
      options.ttl = Math.min(ttl, freshMs(page));
      return page;
    },
  });

interface SavedPages {
  fingerprint: string;
  entries: ReturnType<LRUCache<string, CachedPage>['dump']>;
}

/** Pages and generated files as finished bytes, identical for every visitor. */
export class PageCache {
  readonly #seconds: number;
  readonly #pages: ReturnType<typeof createLru>;
  readonly #queryPages: ReturnType<typeof createLru>;

  constructor(seconds: number) {
    this.#seconds = seconds;
    this.#pages = createLru(MAX_PAGE_BYTES, seconds * 1000);
    this.#queryPages = createLru(MAX_QUERY_PAGE_BYTES, seconds * 1000);
  }

  clear(): void {
    this.#pages.clear();
    this.#queryPages.clear();
  }

  #cacheOf(key: string) {
    return key.includes('?') ? this.#queryPages : this.#pages;
  }

  has(key: string): boolean {
    return this.#cacheOf(key).has(key);
  }

  /**
   * | cached                                 | rendering                        | answer              |
   * | -------------------------------------- | -------------------------------- | ------------------- |
   * | a fresh page                           | none                             | that page, hit      |
   * | an expired page that survives failures | in time, and not worse           | new page, renewed   |
   * |                                        | slow (goes on), worse, or failed | expired page, stale |
   * | no page, or one too old or incomplete  | succeeded                        | new page, miss      |
   * |                                        | failed, and again at once        | throws              |
   */
  async get(key: string, render: Render): Promise<PageAnswer> {
    if (this.#seconds === 0) {
      const page = await finishPage(render);
      return { page, cacheControl: 'no-store', age: undefined, outcome: 'none' };
    }
    const cache = this.#cacheOf(key);
    const fresh = cache.get(key);
    if (fresh) return this.#answer(fresh, 'hit');
    const expired = cache.peek(key, { allowStale: true });
    const old = survivesFailure(expired) ? expired : undefined;
    const fetching = cache.fetch(key, { context: render });
    const page = old
      ? await Promise.race([fetching, pause(RENEWAL_TIMEOUT_MS, old, { ref: false })])
      : await fetching;
    // When rendering fails, `fetch` answers with the expired page (`allowStaleOnFetchRejection`), or with none.
    const isNew = page !== undefined && page !== expired;
    if (isNew) return this.#answer(page, old ? 'renewed' : 'miss');
    if (old) return this.#answer(old, 'stale');
    // Rendering once more makes the exception reach the caller, or succeeds.
    return this.#answer(await finishPage(render), 'miss');
  }

  #answer(page: CachedPage, outcome: CacheOutcome): PageAnswer {
    const isNew = outcome === 'miss' || outcome === 'renewed';
    if (page.status >= 500) return { page, cacheControl: 'no-store', age: undefined, outcome };
    const age = ageOf(page);
    const seconds = Math.min(this.#seconds, Math.floor(freshMs(page) / 1000));
    const fresh = `public, max-age=0, s-maxage=${Math.max(0, seconds - age)}`;
    const staleSeconds = page.isWhole ? DAY_SECONDS - age : 0;
    return {
      page,
      cacheControl: staleSeconds > 0 ? `${fresh}, stale-if-error=${staleSeconds}` : fresh,
      age: isNew ? undefined : age,
      outcome,
    };
  }

  /** @param fingerprint of the build and configuration: pages of another one are ignored */
  async save(file: string, fingerprint: string): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    const saved: SavedPages = { fingerprint, entries: this.#pages.dump() };
    await writeFile(unfinished, serialize(saved));
    await rename(unfinished, file);
  }

  async load(file: string, fingerprint: string): Promise<void> {
    try {
      const saved = deserialize(await readFile(file)) as SavedPages;
      if (saved.fingerprint === fingerprint) this.#pages.load(saved.entries);
    } catch {
      // Pages are rendered again.
    }
  }
}
