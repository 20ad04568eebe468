import { hash } from 'node:crypto';

/** Texts or pictures by path, relative to the root of the content (`posts/x.md`); null deletes the file. */
export type Changes = ReadonlyMap<string, string | Uint8Array | null>;

/** Changes of documents alone. */
export type TextChanges = ReadonlyMap<string, string | null>;

export interface WriteOptions {
  /** The SHA-256 of the bytes on which the change is based, by path; '' for a file that must not exist. */
  basedOn: ReadonlyMap<string, string>;
  author: string;
  message: string;
}

/** What a document was after a change. */
export interface HistoryEntry {
  id: string;
  /** An ISO instant. */
  at: string;
  /** '' when the file was changed by another program. */
  author: string;
  message: string;
  isDeleted: boolean;
}

/** Where documents and pictures are: in a folder, or in the database for several machines. */
export interface ContentStorage {
  /** Where problems point: `content` for `content/posts/x.md`. */
  name: string;
  /**
   * All files by path, with a stamp that differs whenever the bytes differ. What systems and editors leave behind is
   * missing. What can't be read is listed, also a folder, and `read` says why.
   */
  list(): Promise<ReadonlyMap<string, string>>;
  /** Milliseconds since 1970 by path. */
  lastChanges(): Promise<ReadonlyMap<string, number>>;
  /**
   * The bytes of a file as it was listed last, or later; undefined for a missing one.
   * @throws for one that can't be read
   */
  read(path: string): Promise<Uint8Array | undefined>;
  /** What is stored now, also by another process: editors base their changes on it. */
  readLatest(path: string): Promise<Uint8Array | undefined>;
  /** Whether an editor may open and write the path: false for what is behind a symbolic link. */
  mayWrite(path: string): Promise<boolean>;
  /** All or nothing. @throws ConflictError when a file is no longer the one on which the change is based */
  write(changes: Changes, options: WriteOptions): Promise<void>;
  /** What a document was after each change, the last first. */
  history(path: string): Promise<HistoryEntry[]>;
  /** The bytes after a change of the history; null when it deleted the document, undefined for an unknown id. */
  readVersion(path: string, id: string): Promise<Uint8Array | null | undefined>;
  /** Calls the listener after each change since the last `list`, by any process, this one too. Returns a function that stops. */
  changes(listener: () => void): () => void;
}

/** Another process changed a file first. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  readonly path: string;

  constructor(path: string) {
    super(`${path} has changed since it was read.`);
    this.path = path;
  }
}

export const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : content;

/** The SHA-256 of a file, by which a change says what it is based on; '' for a missing one. */
export const hashOf = (content: string | Uint8Array | null | undefined): string =>
  content === null || content === undefined ? '' : hash('sha256', content);

/** Whether a path stays below its root and means the same in every storage. */
export const isContentPath = (path: string): boolean =>
  path.length > 0 &&
  !path.includes('\0') &&
  path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
