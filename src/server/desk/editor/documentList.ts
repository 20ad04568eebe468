import { documentPlace, pageAddress } from '../../../contract/documents.ts';
import { PAGE_NAMES } from '../../../strings/pageNames.ts';
import { splitSource } from '../../content/load/documentText.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../content/load/documentKinds.ts';
import { fillYaml, type PlaceholderValues } from '../../content/load/placeholders.ts';
import type { ContentStorage } from '../../content/storage/contentStorage.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import { publishingStateOf, titleOf, writtenTitle } from './documentSummary.ts';
import type { DocumentState } from './status.tsx';
import { listCopies, type WorkingCopy } from './workingCopies.ts';

export interface ListedDocument {
  path: string;
  /** Of its working copy. */
  id: string;
  kind: DocumentKind;
  title: string;
  state: Exclude<DocumentState, 'problem'>;
  /** Of its page, when it has one. */
  address: string | undefined;
  /** When it goes live by itself: an ISO instant, or a text; '' when that is not to come. */
  goesLive: string;
  /** Who changed it last; '' when that was another program. */
  author: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

interface StoredDocument {
  path: string;
  yaml: string;
  time: number;
}

const KINDS = new Map(DOCUMENT_KINDS.map((kind) => [kind.name, kind]));

const PAGES = Object.values(PAGE_NAMES);

const compareTitles = new Intl.Collator('en').compare;

/** Pages in the order of the site, others by their last change. */
const inOrder = (documents: readonly ListedDocument[]): ListedDocument[] => {
  const place = ({ kind, title }: ListedDocument) => {
    if (kind.name !== 'texts') return PAGES.length + 1;
    return PAGES.includes(title) ? PAGES.indexOf(title) : PAGES.length;
  };
  return documents.toSorted(
    (one, other) =>
      place(one) - place(other) ||
      other.changedAt - one.changedAt ||
      compareTitles(one.title, other.title),
  );
};

/** Documents that are read at the same time. */
const AT_ONCE = 50;

/** How far the time of a file may be from its last save at the desk. Otherwise another program has written it since. */
const SAME_SAVE_MS = 60_000;

const readAuthors = async (db: SiteDb) => {
  const rows = await db
    .selectFrom('content_versions as version')
    .select(['path', 'author', 'at'])
    .where('number', '=', (query) =>
      query
        .selectFrom('content_versions as other')
        .select(({ fn }) => fn.max('other.number').as('last'))
        .whereRef('other.path', '=', 'version.path'),
    )
    .execute();
  return new Map(rows.map((row) => [row.path, row]));
};

/** Lists the documents in the storage with their working copies, and reads each again only when it has changed. */
export const createDocumentList = (storage: ContentStorage, db: SiteDb) => {
  const known = new Map<string, { stamp: string; yaml: string }>();

  const readYaml = async (path: string, stamp: string): Promise<string> => {
    const before = known.get(path);
    if (before?.stamp === stamp) return before.yaml;
    // A file that can't be read is listed by its name.
    const bytes = await storage.read(path).catch(() => undefined);
    const { yaml = '' } = splitSource(path, Buffer.from(bytes ?? '').toString()) ?? {};
    known.set(path, { stamp, yaml });
    return yaml;
  };

  const readStored = async (): Promise<StoredDocument[]> => {
    const [stamps, times] = await Promise.all([storage.list(), storage.lastChanges()]);
    for (const path of known.keys()) if (!stamps.has(path)) known.delete(path);
    const paths = [...stamps].filter(([path]) => documentPlace(path));
    const documents: StoredDocument[] = [];
    while (paths.length > 0) {
      const read = paths.splice(0, AT_ONCE).map(async ([path, stamp]) => {
        const yaml = await readYaml(path, stamp);
        return { path, yaml, time: times.get(path) ?? 0 };
      });
      documents.push(...(await Promise.all(read)));
    }
    return documents;
  };

  return {
    /** All documents: pages in their order, others by their last change. */
    all: async (zone: string, values: PlaceholderValues): Promise<ListedDocument[]> => {
      const titleIn = (title: string) => fillYaml({ text: title, firstLine: 1 }, values);
      const [stored, copies, authors] = await Promise.all([
        readStored(),
        listCopies(db),
        readAuthors(db),
      ]);
      const copyOf = new Map(copies.map((copy) => [copy.id, copy]));
      const listed = stored.map(({ path, yaml, time }): ListedDocument => {
        const { status, goesLive } = publishingStateOf(yaml, zone);
        const copy = copyOf.get(path);
        const last = authors.get(path);
        const isOfDesk = last && Math.abs(Date.parse(last.at) - time) < SAME_SAVE_MS;
        return {
          path,
          id: path,
          kind: KINDS.get(documentPlace(path)!.kind)!,
          title: titleIn(titleOf(path, yaml)),
          address: pageAddress(path),
          state: copy && status === 'live' ? 'changed' : status,
          goesLive,
          author: isOfDesk ? last.author : '',
          changedAt: time,
          ...(copy && ofCopy(copy)),
        };
      });
      const fresh = copies
        .filter(({ id, path }) => id !== path || !stored.some((each) => each.path === path))
        .map((copy): ListedDocument => ({
          path: copy.path,
          id: copy.id,
          kind: KINDS.get(documentPlace(copy.path)!.kind)!,
          title: titleIn(writtenTitle(splitSource(copy.path, copy.source)?.yaml ?? '')),
          address: undefined,
          state: 'draft',
          goesLive: '',
          ...ofCopy(copy),
        }));
      return inOrder([...fresh, ...listed]);
    },
  };
};

/** The values of a working copy, which replace those of its document. A scheduled copy makes the document scheduled. */
const ofCopy = ({ author, at, publish_at }: WorkingCopy) => ({
  author,
  changedAt: Date.parse(at),
  ...(publish_at !== null && { state: 'scheduled' as const, goesLive: publish_at }),
});
