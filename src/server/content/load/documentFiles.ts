import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { LRUCache } from 'lru-cache';
import { documentPlace } from '../../../contract/documents.ts';
import { bytesOf, type Changes, type ContentStorage } from '../storage/contentStorage.ts';
import { isCheapMarkdown, isCheapYaml } from '../../workers/cheapTexts.ts';
import { MAX_SECONDS, runInWorker, WorkExceeded } from '../../workers/runInWorker.ts';
import { createTimeSlices } from '../../workers/timeSlices.ts';
import { MAX_TEXT_KB } from './documentLimits.ts';
import type { Flaw } from './documentText.ts';
import { markdownBody, type MarkdownBody } from './markdownBody.ts';
import {
  flawed,
  parseDocument,
  unread,
  type DocumentSource,
  type ParsedDocument,
} from './parseDocument.ts';
import type { PlaceholderValues } from './placeholders.ts';

/** Where documents are read. */
export type ReadableStorage = Pick<ContentStorage, 'name' | 'list' | 'read'> &
  Partial<Pick<ContentStorage, 'history' | 'readVersion'>>;

/** A document that is parsed once, as long as it does not change. */
export interface StoredDocument extends Omit<ParsedDocument, 'body'> {
  /** The SHA-256 of its text. */
  hash: string;
  body: MarkdownBody;
}

export interface KnownDocument {
  /** The values of site.yaml; undefined for a document that shows none. */
  values: PlaceholderValues | undefined;
  document: StoredDocument;
}

interface KnownFile extends KnownDocument {
  /** Of the file that was read. */
  stamp: string;
}

type ValuesOf = (path: string) => PlaceholderValues | undefined;

/** What editors have written in previews and saves, by path and hash: the same text is not parsed again once it is stored. */
export type WrittenDocuments = LRUCache<string, KnownDocument>;

export interface ListOptions {
  overlay?: Changes | undefined;
  /** Files whose unchanged documents need not be read again. */
  before?: DocumentFiles | undefined;
  written?: WrittenDocuments | undefined;
}

/** Files that are read at the same time. */
const BATCH = 50;

/** No document within the limits is larger: it has two texts, YAML and Markdown, each with its own limit. */
const MAX_BYTES = 2 * (MAX_TEXT_KB + 1) * 1024;

/**
 * The files in the storage at a moment, and what its documents say. Paths are relative to its root. A document comes from the
 * first of these that has it: the files before them, with the same stamp; what editors have written, with the same text; its
 * bytes, which are parsed. `parse` reads site.yaml first, whose values the other documents show, and `parseRest` reads those.
 */
export class DocumentFiles {
  readonly name: string;
  readonly #storage: ReadableStorage;
  readonly #overlay: Changes;
  readonly #stamps: ReadonlyMap<string, string>;
  readonly #paths: readonly string[];
  readonly #written: WrittenDocuments | undefined;
  #before: DocumentFiles | undefined;
  readonly #known = new Map<string, KnownFile>();

  private constructor(
    storage: ReadableStorage,
    listed: ReadonlyMap<string, string>,
    { overlay = new Map(), before, written }: ListOptions,
  ) {
    const stamps = new Map(listed);
    for (const [path, text] of overlay) {
      if (text === null) stamps.delete(path);
      else stamps.set(path, `changed to ${hash('sha256', text)}`);
    }
    this.name = storage.name;
    this.#storage = storage;
    this.#overlay = overlay;
    this.#written = written;
    this.#stamps = stamps;
    this.#paths = [...stamps.keys()].sort();
    this.#before = before;
  }

  static async list(storage: ReadableStorage, options: ListOptions = {}): Promise<DocumentFiles> {
    return new DocumentFiles(storage, await storage.list(), options);
  }

  /** The files with changes that are not stored. */
  with(overlay: Changes): DocumentFiles {
    const options = { overlay, before: this, written: this.#written };
    return new DocumentFiles(this.#storage, this.#stamps, options);
  }

  /** Whether no file differs. */
  isSameAs(other: DocumentFiles): boolean {
    return (
      this.#stamps.size === other.#stamps.size &&
      this.#paths.every((path) => this.#stamps.get(path) === other.#stamps.get(path))
    );
  }

  /** Whether all texts are those in the storage. */
  get isStored(): boolean {
    return this.#overlay.size === 0;
  }

  /** Whether another read may find what this one did not. */
  hasUnread(): boolean {
    return [...this.#known.values()].some(({ document }) => document.isUnread);
  }

  has(path: string): boolean {
    return this.#stamps.has(path);
  }

  all(): readonly string[] {
    return this.#paths;
  }

  stampOf(path: string): string {
    return this.#stamps.get(path) ?? '';
  }

  get(path: string): StoredDocument | undefined {
    return this.#known.get(path)?.document;
  }

  entriesOf(folder: string): { name: string; isFolder: boolean }[] {
    const below = this.#paths.filter((path) => path.startsWith(`${folder}/`));
    const names = below.map((path) => path.slice(folder.length + 1).split('/'));
    const entries = new Map(names.map(([name = '', ...rest]) => [name, rest.length > 0]));
    return [...entries].map(([name, isFolder]) => ({ name, isFolder }));
  }

  /** A function that reads a file when it is called. It does not keep the other files in memory. */
  readFunctionOf(path: string): () => Promise<Uint8Array | undefined> {
    const changed = this.#overlay.get(path);
    const storage = this.#storage;
    if (changed === undefined) return () => storage.read(path);
    const bytes = changed === null ? undefined : bytesOf(changed);
    return async () => bytes;
  }

  /** Reads one document ahead of the others: site.yaml, whose values they show. */
  async parse(path: string, values?: PlaceholderValues): Promise<void> {
    if (this.has(path)) await this.#parseAll([path], () => values);
  }

  /**
   * Reads all documents that `parse` has not read. It comes last, because it lets go of the files before these.
   * @param valuesOf by which a document replaces `{{name}}`; undefined while they are unknown
   * @param isRead leaves out the documents that the site does not use
   */
  async parseRest(valuesOf: ValuesOf, isRead: (path: string) => boolean = () => true) {
    await this.#parseAll(
      this.#paths.filter((path) => !this.#known.has(path) && documentPlace(path) && isRead(path)),
      valuesOf,
    );
    this.#before = undefined;
  }

  async #parseAll(paths: readonly string[], valuesOf: ValuesOf): Promise<void> {
    const pause = createTimeSlices();
    const changed: string[] = [];
    for (const path of paths) {
      if (!this.#takeUnchanged(path, valuesOf(path))) changed.push(path);
      await pause();
    }
    for (let start = 0; start < changed.length; start += BATCH) {
      const batch = changed.slice(start, start + BATCH);
      await Promise.all(
        batch.map(async (path) => {
          const values = valuesOf(path);
          const source = await this.#readSource(path, values);
          await pause();
          const { values: shown, document } =
            this.#takeWritten(path, source) ?? (await this.#parseSource(path, source));
          this.#known.set(path, { stamp: this.stampOf(path), values: shown, document });
        }),
      );
    }
  }

  #takeUnchanged(path: string, values?: PlaceholderValues): boolean {
    const known = this.#before && this.#before.#known.get(path);
    if (!known || known.stamp !== this.stampOf(path)) return false;
    // An unread document is tried again, but not by saves and previews of others, which would wait for a slow one each time.
    if (known.document.isUnread && this.isStored) return false;
    if (!saysSameWith(known, values)) return false;
    this.#known.set(path, known);
    return true;
  }

  #takeWritten(path: string, source: DocumentSource | ParsedDocument): KnownDocument | undefined {
    const known = 'bytes' in source && this.#written?.get(keyOf(path, source.bytes));
    return known && saysSameWith(known, source.values) ? known : undefined;
  }

  async #parseSource(
    path: string,
    source: DocumentSource | ParsedDocument,
  ): Promise<KnownDocument> {
    const document = await toDocument(source);
    if (!('bytes' in source)) return { values: undefined, document };
    const values = hasPlaceholders(source.bytes) ? (source.values ?? {}) : undefined;
    if (this.#overlay.has(path) && !document.isUnread)
      this.#written?.set(keyOf(path, source.bytes), { values, document });
    return { values, document };
  }

  async #readSource(
    path: string,
    values: PlaceholderValues | undefined,
  ): Promise<DocumentSource | ParsedDocument> {
    try {
      const bytes = await this.readFunctionOf(path)();
      // It was deleted a moment ago.
      if (!bytes) return unread({ line: 1, message: 'The file is gone.' });
      if (bytes.length <= MAX_BYTES) return { path, bytes, values };
      const kilobytes = Math.round(bytes.length / 1024);
      const message = `The file has ${kilobytes} KB. Use at most ${MAX_TEXT_KB} KB: split it into several documents.`;
      return flawed({ line: 1, message });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return unread({ line: 1, message: `The file can't be read: ${reason}` });
    }
  }
}

const keyOf = (path: string, bytes: Uint8Array): string => `${path} ${hash('sha256', bytes)}`;

/** Whether a document says the same with other values, which are none while they are unknown. */
const saysSameWith = (known: KnownDocument, values: PlaceholderValues = {}): boolean => {
  const showsNoValue = known.values === undefined;
  return showsNoValue || isDeepStrictEqual(known.values, values);
};

const hasPlaceholders = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('{{');

export const TOO_MUCH_WORK: Flaw = {
  line: 1,
  message: `The document takes more than ${MAX_SECONDS} seconds or too much memory. Shorten it, or split it into several documents.`,
};

const isCheap = ({ path, bytes }: DocumentSource): boolean =>
  path.endsWith('.yaml') ? isCheapYaml(bytes) : isCheapMarkdown(bytes);

const parse = async (source: DocumentSource): Promise<ParsedDocument> => {
  if (isCheap(source)) return parseDocument(source);
  try {
    return await runInWorker('parseLongDocument', source);
  } catch (error) {
    if (error instanceof WorkExceeded) return unread(TOO_MUCH_WORK);
    const reason = error instanceof Error ? error.message : String(error);
    return unread({ line: 1, message: `The document can't be read: ${reason}` });
  }
};

export const toDocument = async (
  source: DocumentSource | ParsedDocument,
): Promise<StoredDocument> => {
  const isReadable = 'bytes' in source;
  const { body, ...parsed } = isReadable ? await parse(source) : source;
  return {
    ...parsed,
    hash: isReadable ? hash('sha256', source.bytes) : '',
    body: markdownBody(body),
  };
};
