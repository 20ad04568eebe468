import { basename, extname } from 'node:path';
import type { z } from 'zod';
import { createTimeSlices } from '../../workers/timeSlices.ts';
import { describeIssue, type YamlPath } from './describeIssue.ts';
import { SLUG_ADVICE, SLUG_PATTERN } from './documentFields.ts';
import type { DocumentFiles, StoredDocument } from './documentFiles.ts';
import { MAX_PROBLEMS } from './documentLimits.ts';
import type { FormerVersions } from './formerVersions.ts';
import { LoadMemory } from './loadMemory.ts';
import type { MarkdownBody } from './markdownBody.ts';
import { lineOf } from './yamlData.ts';

export interface ContentProblem {
  /** Starts with the content folder's name: `content/posts/x.md`. */
  file: string;
  line: number;
  message: string;
  path?: YamlPath;
  repair?: Repair;
}

/** A likely correction: the words `from` become `to`. */
export interface Repair {
  from: string;
  to: string;
}

export interface SourceDocument<Data> {
  slug: string;
  data: Data;
  body: MarkdownBody;
  report: (path: YamlPath, message: string) => void;
}

/** The path of a problem's file in the storage. */
export const pathOfProblem = ({ file }: ContentProblem): string => file.replace(/^[^/]*\//, '');

export const describeProblems = (problems: readonly ContentProblem[]): string =>
  problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n');

export const compareProblems = (a: ContentProblem, b: ContentProblem): number =>
  compareText(a.file, b.file) || a.line - b.line;

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);

export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const sorted = problems.toSorted(compareProblems);
    super(describeProblems(sorted));
    this.problems = sorted;
  }
}

type UsedDocuments = ReadonlyMap<string, StoredDocument>;

interface ReaderOptions {
  /** The versions that the last load used. They replace documents with problems. */
  lastUsed?: UsedDocuments | undefined;
  /** Versions of the history, of which the first one without problems is used. */
  former?: FormerVersions | undefined;
  memory?: LoadMemory | undefined;
}

/**
 * Results of validating unchanged documents, by what they depend on beside the document. That is the schema, such as `plansSchema`,
 * if it looks up nothing that changes. The schema of a page's words looks up pictures and customers, so its results depend on the
 * object that `readTexts` (`loadTexts.ts`) recalls for these. Such an object serves one schema only.
 */
const knownResults = new WeakMap<object, WeakMap<StoredDocument, z.ZodSafeParseResult<unknown>>>();

const validate = <Schema extends z.ZodType>(
  schema: Schema,
  document: StoredDocument,
  dependsOn: object,
) => {
  const known =
    knownResults.get(dependsOn) ?? new WeakMap<StoredDocument, z.ZodSafeParseResult<unknown>>();
  knownResults.set(dependsOn, known);
  const result = known.get(document) ?? schema.safeParse(document.value);
  known.set(document, result);
  return result as z.ZodSafeParseResult<z.infer<Schema>>;
};

/** Why an entry of a folder of Markdown documents is none of them; undefined for a document. */
const whyMisplaced = (name: string, isFolder: boolean): string | undefined => {
  if (isFolder) return 'Only .md documents belong in this folder. Move or remove this folder.';
  if (extname(name) !== '.md')
    return 'Only .md documents belong in this folder. Rename it or move it.';
  const slug = basename(name, '.md');
  // Digits alone could be mistaken for the id of another document.
  if (!SLUG_PATTERN.test(slug) || !/[a-z]/.test(slug))
    return `The name becomes the address. ${SLUG_ADVICE} At least one character must be a letter.`;
  return undefined;
};

type Report = (message: string, line?: number, yamlPath?: YamlPath) => void;

/** The problems of a former version are not those of the document. */
const reportNothing: Report = () => undefined;

/** Reads documents as their kinds, and collects the problems of one load. */
export class ContentReader {
  readonly problems: ContentProblem[] = [];
  readonly files: DocumentFiles;
  /** The versions in use: those in the storage, or the last ones without problems. */
  readonly used = new Map<string, StoredDocument>();
  readonly memory: LoadMemory;
  readonly #lastUsed: UsedDocuments;
  readonly #former: FormerVersions;
  readonly #counts = new Map<string, number>();

  constructor(
    files: DocumentFiles,
    { lastUsed = new Map(), former = new Map(), memory = new LoadMemory() }: ReaderOptions = {},
  ) {
    this.files = files;
    this.memory = memory;
    this.#lastUsed = lastUsed;
    this.#former = former;
  }

  report(path: string, message: string, line = 1, yamlPath?: YamlPath): void {
    const count = (this.#counts.get(path) ?? 0) + 1;
    this.#counts.set(path, count);
    if (count > MAX_PROBLEMS) return;
    this.problems.push({ file: `${this.files.name}/${path}`, line, message, path: yamlPath });
    if (count === MAX_PROBLEMS)
      this.problems.push({
        file: `${this.files.name}/${path}`,
        line,
        message: `There may be more problems. Correct these ${MAX_PROBLEMS} first.`,
      });
  }

  /**
   * The document as it is stored, else its last version without problems.
   * @param dependsOn what the schema looks up, when it does not stay the same
   */
  read<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    dependsOn: object = schema,
  ): SourceDocument<z.infer<Schema>> | undefined {
    const stored = this.files.get(path);
    if (!stored) this.report(path, 'The site needs this document. Add it.');
    const validated = (document: StoredDocument) => validate(schema, document, dependsOn);
    const report: Report = (...problem) => this.report(path, ...problem);
    const read = stored && this.#readVersion(path, stored, validated, report);
    if (read) return read;
    const last = this.#lastUsed.get(path);
    for (const former of [...(last ? [last] : []), ...(this.#former.get(path) ?? [])]) {
      const usable = former !== stored && this.#readVersion(path, former, validated, reportNothing);
      if (usable) return usable;
    }
    return undefined;
  }

  /** Keeps the version that was used last, of which the caller has the data. Returns false without one. */
  keep(path: string): boolean {
    const last = this.#lastUsed.get(path);
    if (last) this.used.set(path, last);
    return last !== undefined;
  }

  #readVersion<Data>(
    path: string,
    document: StoredDocument,
    validated: (document: StoredDocument) => z.ZodSafeParseResult<Data>,
    report: Report,
  ): SourceDocument<Data> | undefined {
    const { value, lines, firstLine, body, flaws } = document;
    if (flaws.length > 0) {
      for (const { line, message } of flaws) report(message, line);
      return undefined;
    }
    const reportAt = (yamlPath: YamlPath, message: string) =>
      report(message, lineOf(lines, yamlPath, firstLine), yamlPath);
    const result = validated(document);
    if (!result.success) {
      for (const issue of result.error.issues.slice(0, MAX_PROBLEMS + 1))
        for (const each of describeIssue(issue, value)) reportAt(each.path, each.message);
      return undefined;
    }
    this.used.set(path, document);
    return { slug: basename(path, extname(path)), data: result.data, body, report: reportAt };
  }

  /** The valid `.md` files of a folder, ordered by name. Names that start with `_` are left out. */
  async readFolder<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): Promise<SourceDocument<z.infer<Schema>>[]> {
    const documents: SourceDocument<z.infer<Schema>>[] = [];
    const pause = createTimeSlices();
    for (const { name, isFolder } of this.files.entriesOf(path)) {
      if (name.startsWith('_')) continue;
      const misplaced = whyMisplaced(name, isFolder);
      if (misplaced !== undefined) {
        this.report(`${path}/${name}`, misplaced);
        continue;
      }
      const document = this.read(`${path}/${name}`, schema);
      if (document) documents.push(document);
      await pause();
    }
    return documents;
  }

  listFolders(path: string): string[] {
    return this.files.entriesOf(path).flatMap((entry) => {
      if (entry.isFolder) return entry.name;
      this.report(
        `${path}/${entry.name}`,
        'Only folders belong here. Move this file into one of them.',
      );
      return [];
    });
  }
}
