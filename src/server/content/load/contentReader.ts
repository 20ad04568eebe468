import { hash } from 'node:crypto';
import { existsSync, readFileSync, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { ContentError } from './contentProblems.ts';
import type { ContentProblem } from './contentProblems.ts';
import { describeIssue } from './describeIssue.ts';
import { SLUG_PATTERN } from './documentSchemas.ts';
import { splitFrontMatter } from './frontMatter.ts';
import type { FrontMatter } from './frontMatter.ts';
import { markdownBody } from './markdown.ts';
import type { MarkdownBody } from './markdown.ts';
import { readYaml } from './yamlSource.ts';
import type { YamlPath } from './yamlSource.ts';

/** A document whose front matter, or whose whole YAML, has passed its schema. */
export interface SourceDocument<Data> {
  /** The file's name without its ending. */
  slug: string;
  data: Data;
  /** Markdown after the front matter; nothing in a YAML file. */
  body: MarkdownBody;
  /** Notes a problem on the line where `path` stands. */
  report: (path: YamlPath, message: string) => void;
}

/** Reads the files of one content folder and gathers what is wrong with them. Paths are relative to the folder. */
export interface ContentReader {
  /** Null when it is missing or refused; the problem is then noted. */
  readYamlFile<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): Promise<SourceDocument<z.infer<Schema>> | null>;
  readMarkdownFile<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): Promise<SourceDocument<z.infer<Schema>> | null>;
  /**
   * Every `.md` file of a folder that passes, in the order of their names. Names that begin with `_` are drafts
   * and are left out. A folder that is missing has none.
   */
  readMarkdownFolder<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): Promise<SourceDocument<z.infer<Schema>>[]>;
  /** Whether there is such a file. */
  has(path: string): boolean;
  /** Names of the folders within one. */
  listFolders(path: string): Promise<string[]>;
  /** Notes what is wrong with a file that this does not read. */
  note(path: string, message: string): void;
  /** Paths and hashes of the documents that were read, in the order of their paths. */
  digests(): [path: string, digest: string][];
  /** @throws ContentError when anything was noted */
  throwProblems(): void;
}

/** @param folder the content folder, `content` */
export const createContentReader = (folder: string): ContentReader => {
  const root = resolve(folder);
  const problems: ContentProblem[] = [];
  const digests = new Map<string, string>();

  const note = (path: string, line: number, message: string) => {
    problems.push({ file: `${basename(root)}/${path}`, line, message });
  };

  const readBytes = (path: string): Buffer | null => {
    try {
      // One after the other and at once: thousands of small files take a fifth of the time of as many promises.
      return readFileSync(join(root, path));
    } catch (error) {
      note(path, 1, isMissing(error) ? 'This file is missing. Add it.' : unreadable(error));
      return null;
    }
  };

  /** @param split finds the YAML in a file's text; null: there is none */
  const readDocument = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    split: (text: string) => FrontMatter | null,
  ): SourceDocument<z.infer<Schema>> | null => {
    const bytes = readBytes(path);
    if (bytes === null) return null;
    digests.set(path, hash('sha256', bytes));
    const parts = split(bytes.toString());
    if (!parts) {
      note(
        path,
        1,
        'The front matter is missing. Begin the file with keys between two lines of ---.',
      );
      return null;
    }
    const { yaml, yamlLine, body } = parts;
    const source = readYaml(yaml, yamlLine);
    for (const { line, message } of source.errors) {
      note(path, line, `This is not valid YAML: ${message.replace(/\.?$/, '.')}`);
    }
    if (source.errors.length > 0) return null;
    let value: unknown;
    try {
      // A copy: the parser's strings are slices that keep the whole file in memory.
      value = JSON.parse(JSON.stringify(source.value ?? {}));
    } catch {
      note(path, yamlLine, 'Something in here contains itself. Write it without & and *.');
      return null;
    }

    // From the file once more, which hardly any is: the texts of thousands would fill the memory until all are read.
    const report = (yamlPath: YamlPath, message: string) => {
      const again = split(readBytes(path)?.toString() ?? '');
      note(path, again ? readYaml(again.yaml, again.yamlLine).lineOf(yamlPath) : 1, message);
    };
    const result = schema.safeParse(value);
    if (result.success) {
      const slug = basename(path, extname(path));
      return { slug, data: result.data, body: markdownBody(body), report };
    }
    for (const issue of result.error.issues) {
      for (const described of describeIssue(issue, value)) {
        report(described.path, described.message);
      }
    }
    return null;
  };

  const readDocuments = async <Schema extends z.ZodType>(paths: string[], schema: Schema) => {
    const documents: SourceDocument<z.infer<Schema>>[] = [];
    for (const path of paths) {
      const document = readDocument(path, schema, splitFrontMatter);
      if (document) documents.push(document);
      // Whoever stops the process while it starts is heard.
      await setImmediate();
    }
    return documents;
  };

  const entriesOf = async (path: string) => {
    try {
      const entries = await readdir(join(root, path), { withFileTypes: true });
      return entries
        .filter(({ name }) => !isHidden(name))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    } catch (error) {
      if (!isMissing(error)) note(path, 1, unreadable(error));
      return [];
    }
  };

  const isDocument = (path: string, name: string): boolean => {
    if (extname(name) !== '.md') {
      note(`${path}/${name}`, 1, 'Only .md documents belong in this folder. Rename it or move it.');
      return false;
    }
    const slug = basename(name, '.md');
    // Digits alone could be mistaken for the id of another document.
    if (SLUG_PATTERN.test(slug) && /[a-z]/.test(slug)) return true;
    note(
      `${path}/${name}`,
      1,
      "The file's name becomes the address. Use lower-case letters, digits and single hyphens, and at least one letter.",
    );
    return false;
  };

  const isFolder = (path: string, entry: Dirent): boolean => {
    if (entry.isDirectory()) return true;
    note(`${path}/${entry.name}`, 1, 'Only folders belong here. Move this file into one of them.');
    return false;
  };

  return {
    note: (path, message) => note(path, 1, message),

    has: (path) => existsSync(join(root, path)),

    readMarkdownFile: async (path, schema) => readDocument(path, schema, splitFrontMatter),

    readYamlFile: async (path, schema) => readDocument(path, schema, allOfIt),

    async readMarkdownFolder(path, schema) {
      const entries = await entriesOf(path);
      const names = entries
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('_') && isDocument(path, name));
      return readDocuments(
        names.map((name) => `${path}/${name}`),
        schema,
      );
    },

    async listFolders(path) {
      const entries = await entriesOf(path);
      return entries.filter((entry) => isFolder(path, entry)).map(({ name }) => name);
    },

    // Folders are read side by side: in whatever order.
    digests: () => [...digests].sort(([one], [other]) => compare(one, other)),

    throwProblems() {
      if (problems.length === 0) return;
      throw new ContentError(
        problems.toSorted((a, b) => compare(a.file, b.file) || a.line - b.line),
      );
    },
  };
};

const allOfIt = (yaml: string): FrontMatter => ({ yaml, yamlLine: 1, body: '' });

/** What editors and operating systems leave beside documents. */
const isHidden = (name: string): boolean => name.startsWith('.') || name.endsWith('~');

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const unreadable = (error: unknown): string =>
  `This can't be read: ${error instanceof Error ? error.message : String(error)}`;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
