import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { CacheOutcome } from '../../observe/metrics.ts';

/** Bytes of the pages that stand at an address of their own. */
const MAX_PAGE_BYTES = 64 * 1024 * 1024;
/** Bytes of what anybody can have any number of: searches, numbers of pages, addresses of nothing. */
const MAX_PASSING_BYTES = 8 * 1024 * 1024;

/** Milliseconds that a request waits for a page that is past its time to be renewed (contract, "Environment"). */
const PATIENCE_MS = 1000;
/** Seconds that a page with gaps is answered. */
const GAPS_SECONDS = 5;
/** Share of a page's time from which on a request for it has it renewed, without waiting: nobody has to. */
const RENEWED_FROM = 0.8;
const DAY_SECONDS = 86_400;

/** What the cache has to know of a page. */
export interface Cacheable {
  status: number;
  /** Nothing failed that the page reads beside what it is about. */
  isWhole: boolean;
}

export interface KeptPage<Page> {
  page: Page;
  /** Unix time in milliseconds when its rendering began: it is as old as what it read. */
  renderedAt: number;
}

/** Where good pages outlive the process. Neither method ever fails. */
export interface PageStore<Page> {
  read: (key: string) => Promise<KeptPage<Page> | undefined>;
  /** @param kept undefined: there is no such page any more */
  write: (key: string, kept: KeptPage<Page> | undefined) => void;
}

export interface PageAnswer<Page> {
  page: Page;
  /** `cache-control` and, for a page that was rendered before, `age`. */
  headers: Record<string, string>;
  /** Kept and fresh, made now, made in place of one past its time, or that one after all; `none` without a cache. */
  outcome: CacheOutcome;
}

/** Pages by their keys: a key is an address, reduced to what decides what the page shows. */
export interface PageCache<Page> {
  /**
   * The page of a key, kept or rendered.
   * @throws what `render` rejects with, when there is no page to answer instead
   */
  answer: (key: string, render: () => Promise<Page>) => Promise<PageAnswer<Page>>;
  /** Whether a page can be answered without rendering it. */
  isFresh: (key: string) => boolean;
  /** The page that is kept, of whatever age; to look at, not to answer with. */
  peek: (key: string) => Page | undefined;
  /** Puts the same page in other bytes in the place of `page`, unless that is gone meanwhile or no lasting one. */
  swap: (key: string, page: Page, same: Page) => void;
  /** Share of their room that the pages take which stand at an address of their own. */
  taken: () => number;
}

export interface PageCacheOptions<Page> {
  /** How long a page is fresh; 0 renders every request anew. */
  seconds: number;
  /** What a page takes of the memory. */
  bytesOf: (page: Page) => number;
  store?: PageStore<Page> | undefined;
  /** Called once with a listener that invalidates every page of this cache. */
  onContentChange?: ((invalidate: () => void) => void) | undefined;
  /** Unix time in milliseconds. */
  now?: () => number;
  /** Resolves when a renewal has been waited for long enough. */
  patience?: () => Promise<unknown>;
}

interface Renewal<Page> {
  rendering: Promise<KeptPage<Page>>;
  /** The same, or undefined when it fails or takes too long. */
  inTime?: Promise<KeptPage<Page> | undefined>;
}

const isFailure = ({ status }: Cacheable) => status >= 500;

/** Whether a page is one of those that nobody can make more of: not a search, not a filter, not the address of nothing. */
export const isLasting = (key: string, { status }: Cacheable) =>
  status === 200 && !key.includes('?');

/** What shared caches may do with a page of this age, so that nobody gets an older one than from here. */
const cacheHeaders = (freshSeconds: number, staleSeconds: number, age: number) => {
  const left = `public, max-age=0, s-maxage=${Math.max(0, freshSeconds - age)}`;
  const stale = age < freshSeconds ? staleSeconds : staleSeconds - age;
  return stale > 0 ? `${left}, stale-if-error=${stale}` : left;
};

/**
 * Keeps pages (contract, `PAGE_CACHE_SECONDS`). A fresh one is answered as it is. Past its time it is renewed, and the
 * request waits for that, but for a second at most; the old one is answered, for a day, when the renewal fails or takes
 * longer. Requests for a page that is being rendered share that one rendering and its second. A page that is asked for
 * near the end of its time is renewed behind that answer, so that as a rule nobody waits.
 *
 * A page with gaps never takes a whole one's place, and no flood of made-up addresses that of a page which exists.
 */
export const createPageCache = <Page extends Cacheable>({
  seconds,
  bytesOf,
  store,
  onContentChange,
  now = Date.now,
  patience = () => pause(PATIENCE_MS, undefined, { ref: false }),
}: PageCacheOptions<Page>): PageCache<Page> => {
  if (seconds === 0) {
    return {
      answer: async (_key, render) => ({
        page: await render(),
        headers: { 'cache-control': 'no-store' },
        outcome: 'none',
      }),
      isFresh: () => false,
      peek: () => undefined,
      swap: () => undefined,
      taken: () => 0,
    };
  }

  const keep = (maxSize: number) =>
    new LRUCache<string, KeptPage<Page>>({ maxSize, sizeCalculation: ({ page }) => bytesOf(page) });
  const lasting = keep(MAX_PAGE_BYTES);
  const passing = keep(MAX_PASSING_BYTES);
  const renewals = new Map<string, Renewal<Page>>();
  /** Pages whose renewal was begun before the end of their time: once, whatever comes of it. */
  const renewedAhead = new WeakSet<KeptPage<Page>>();

  /** Pages that would be made differently by now; their bytes are still there to be compared with. */
  const outdated = new WeakSet<KeptPage<Page>>();
  let changes = 0;
  onContentChange?.(() => {
    changes += 1;
    renewals.clear();
    for (const pages of [lasting, passing]) for (const kept of pages.values()) outdated.add(kept);
  });

  const freshSeconds = ({ isWhole }: Page) => (isWhole ? seconds : Math.min(seconds, GAPS_SECONDS));
  const keptSeconds = (page: Page) => (page.isWhole ? DAY_SECONDS : freshSeconds(page));
  const ageOf = ({ renderedAt }: KeptPage<Page>) => (now() - renderedAt) / 1000;
  const isOfUse = (kept: KeptPage<Page> | undefined): kept is KeptPage<Page> =>
    kept !== undefined && !outdated.has(kept) && ageOf(kept) < keptSeconds(kept.page);
  // A clock that was set back says nothing of a page's age.
  const isFresh = (kept: KeptPage<Page>) =>
    !outdated.has(kept) && ageOf(kept) >= 0 && ageOf(kept) < freshSeconds(kept.page);
  const isDue = (kept: KeptPage<Page>) =>
    ageOf(kept) >= RENEWED_FROM * freshSeconds(kept.page) && !renewedAhead.has(kept);

  const find = async (key: string): Promise<KeptPage<Page> | undefined> => {
    const known = lasting.get(key) ?? passing.get(key);
    if (known || key.includes('?')) return isOfUse(known) ? known : undefined;
    const stored = await store?.read(key);
    if (!isOfUse(stored)) return undefined;
    // Somebody may have rendered it while the disk was read.
    if (!lasting.has(key)) lasting.set(key, stored);
    return lasting.get(key);
  };

  const isRenewalOf = ({ page }: KeptPage<Page>, kept: KeptPage<Page> | undefined) =>
    !isFailure(page) && (page.isWhole || page.status === 404 || !kept?.page.isWhole);

  const put = (key: string, kept: KeptPage<Page>) => {
    const known = lasting.peek(key) ?? passing.peek(key);
    if (!isRenewalOf(kept, isOfUse(known) ? known : undefined)) return;
    if (isLasting(key, kept.page)) {
      passing.delete(key);
      lasting.set(key, kept);
      if (kept.page.isWhole) store?.write(key, kept);
    } else {
      if (lasting.delete(key)) store?.write(key, undefined);
      passing.set(key, kept);
    }
  };

  const renew = (key: string, render: () => Promise<Page>): Renewal<Page> => {
    const running = renewals.get(key);
    if (running) return running;
    const renderedAt = now();
    const changesBefore = changes;
    const rendering = render()
      .then((page) => {
        const kept = { page, renderedAt };
        if (changes === changesBefore) put(key, kept);
        return kept;
      })
      .finally(() => {
        if (renewals.get(key) === renewal) renewals.delete(key);
      });
    const renewal: Renewal<Page> = { rendering };
    renewals.set(key, renewal);
    return renewal;
  };

  const answer = (kept: KeptPage<Page>, outcome: PageAnswer<Page>['outcome']): PageAnswer<Page> => {
    const { page } = kept;
    if (isFailure(page)) return { page, headers: { 'cache-control': 'no-store' }, outcome };
    const isNew = outcome === 'miss' || outcome === 'renewed';
    const age = Math.max(0, Math.floor(ageOf(kept)));
    const stale = page.isWhole ? DAY_SECONDS : 0;
    return {
      page,
      headers: {
        'cache-control': cacheHeaders(freshSeconds(page), stale, age),
        ...(!isNew && { age: String(age) }),
      },
      outcome,
    };
  };

  return {
    async answer(key, render) {
      const kept = await find(key);
      if (kept && isFresh(kept)) {
        if (isDue(kept)) {
          renewedAhead.add(kept);
          renew(key, render).rendering.catch(() => undefined);
        }
        return answer(kept, 'hit');
      }
      const renewal = renew(key, render);
      if (!kept) return answer(await renewal.rendering, 'miss');
      renewal.inTime ??= Promise.race([
        renewal.rendering.catch(() => undefined),
        patience().then(() => undefined),
      ]);
      const renewed = await renewal.inTime;
      return renewed && isRenewalOf(renewed, kept)
        ? answer(renewed, 'renewed')
        : answer(kept, 'stale');
    },
    isFresh(key) {
      const kept = lasting.peek(key) ?? passing.peek(key);
      return kept !== undefined && isFresh(kept) && !isDue(kept);
    },
    peek: (key) => (lasting.peek(key) ?? passing.peek(key))?.page,
    swap(key, page, same) {
      const kept = lasting.peek(key);
      if (kept?.page === page && !outdated.has(kept)) lasting.set(key, { ...kept, page: same });
    },
    taken: () => lasting.calculatedSize / MAX_PAGE_BYTES,
  };
};
