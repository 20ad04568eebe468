import { kindOf } from '../../../contract/documents.ts';
import { dayAndTime } from '../../../lib/eventTime.ts';
import { PAGE_NAMES } from '../../../strings/pageNames.ts';
import { splitSource } from '../../content/load/documentText.ts';
import type { DocumentKind } from '../../content/load/documentKinds.ts';
import type { ContentStore } from '../../content/storage/contentStore.ts';
import { stateOf, titleOf } from './editing.ts';

/** A document that editors may open. */
export const readDocument = async (
  store: ContentStore,
  path: string,
): Promise<Buffer | undefined> => {
  if (!kindOf(path) || !(await store.mayWrite(path))) return undefined;
  const bytes = await store.readLatest(path);
  return bytes && Buffer.from(bytes);
};

export type DocumentList = Awaited<ReturnType<ReturnType<typeof createDocumentList>['find']>>;

/** The others are found by their titles: a page with thousands of rows takes long to read, too. */
const MAX_SHOWN = 300;

const PAGES = Object.values(PAGE_NAMES);

const inPageOrder = <Listed extends { title: string }>(documents: readonly Listed[]) => {
  const place = ({ title }: Listed) =>
    PAGES.includes(title) ? PAGES.indexOf(title) : PAGES.length;
  return documents.toSorted((a, b) => place(a) - place(b) || a.title.localeCompare(b.title));
};

/** Documents that are read at the same time. */
const AT_ONCE = 50;

/** Lists documents of a store, and reads each again only when it has changed. */
export const createDocumentList = (store: ContentStore) => {
  const known = new Map<string, { stamp: string; yaml: string }>();

  const readYaml = async (path: string, stamp: string): Promise<string> => {
    const before = known.get(path);
    if (before?.stamp === stamp) return before.yaml;
    // A file that can't be read is listed by its name.
    const bytes = await store.read(path).catch(() => undefined);
    const { yaml = '' } = splitSource(path, Buffer.from(bytes ?? '').toString()) ?? {};
    known.set(path, { stamp, yaml });
    return yaml;
  };

  const readAll = async (kind: DocumentKind) => {
    const [stamps, times] = await Promise.all([store.list(), store.lastChanges()]);
    const own = [...stamps].filter(([path]) => kindOf(path)?.kind === kind.name);
    for (const path of known.keys()) if (!stamps.has(path)) known.delete(path);
    const documents = [];
    while (own.length > 0) {
      const read = own.splice(0, AT_ONCE).map(async ([path, stamp]) => {
        const yaml = await readYaml(path, stamp);
        return { path, title: titleOf(path, yaml), yaml, time: times.get(path) ?? 0 };
      });
      documents.push(...(await Promise.all(read)));
    }
    return documents;
  };

  return {
    /**
     * The documents of a kind whose path or title contains the query, and how many these are: pages in their order, others by
     * their last change.
     */
    find: async (kind: DocumentKind, query: string, zone: string) => {
      const words = query.trim().toLowerCase();
      const found = (await readAll(kind)).filter(({ path, title }) =>
        `${path} ${title}`.toLowerCase().includes(words),
      );
      const sorted =
        kind.name === 'texts' ? inPageOrder(found) : found.sort((a, b) => b.time - a.time);
      const documents = sorted.slice(0, MAX_SHOWN).map(({ yaml, time, ...document }) => ({
        ...document,
        ...stateOf(yaml, zone),
        changed: dayAndTime(time, zone),
      }));
      return { documents, count: found.length };
    },

    /** The documents of a kind that visitors do not see. */
    hidden: async (kind: DocumentKind, zone: string) =>
      (await readAll(kind)).flatMap(({ yaml, ...document }) => {
        const { status, goesLive } = stateOf(yaml, zone);
        return status === 'live' ? [] : [{ ...document, status, goesLive }];
      }),
  };
};
