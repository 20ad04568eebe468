import { hash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { z } from 'zod';
import type { ContentFiles } from './contentFiles.ts';
import { describeIssue, type YamlPath } from './describeIssue.ts';
import { SLUG_ADVICE, SLUG_PATTERN } from './documentFields.ts';
import { markdownBody, type MarkdownBody } from './markdown.ts';
import { fillMarkdown, fillYaml, type PlaceholderValues } from './placeholders.ts';

export interface ContentProblem {
  /** Starts with the content folder's name: `content/posts/x.md`. */
  file: string;
  line: number;
  message: string;
  path?: YamlPath;
}

export interface SourceDocument<Data> {
  slug: string;
  data: Data;
  body: MarkdownBody;
  report: (path: YamlPath, message: string) => void;
}

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

const FRONT_MATTER = /^---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n|$)/;

/** The YAML and the Markdown of a file, and the lines on which they start. */
export const splitSource = (path: string, source: string) => {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (extname(path) === '.yaml') return { yaml: text, yamlLine: 1, body: '', bodyLine: 1 };
  const match = FRONT_MATTER.exec(text);
  if (!match) return null;
  const [frontMatter, yaml = ''] = match;
  const bodyLine = frontMatter.split('\n').length;
  return { yaml, yamlLine: 2, body: text.slice(frontMatter.length), bodyLine };
};

const YAML_ADVICE: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put quotes around a value that contains a colon.',
  BAD_SCALAR_START: 'Put quotes around a value that begins with a symbol.',
  DUPLICATE_KEY: 'This key appears twice. Remove one of them.',
  TAB_AS_INDENT: 'Indent with spaces instead of tabs.',
};

/** The value of a YAML text, or the syntax errors by line. */
const readYaml = (yaml: string, firstLine: number) => {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;

  /** The line of a key, or of its nearest ancestor that exists. */
  const lineOf = (path: YamlPath): number => {
    let node: unknown = document.contents;
    let line = firstLine;
    for (const step of path) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
        : undefined;
      const item = isSeq(node) ? node.items[Number(step)] : undefined;
      const place = pair?.key ?? item;
      if (!isNode(place) || !place.range) break;
      line = lineAt(place.range[0]);
      node = pair?.value ?? item;
    }
    return line;
  };

  const errors = new Map<number, string>();
  for (const { code, message, pos } of document.errors) {
    const line = lineAt(pos[0]);
    if (!errors.has(line))
      errors.set(line, YAML_ADVICE[code] ?? `This is not valid YAML: ${message}.`);
  }
  if (errors.size > 0) return { errors, lineOf };
  try {
    // A copy: the parser's strings are slices that keep the whole file in memory.
    const value = JSON.parse(JSON.stringify(document.toJS() ?? {})) as unknown;
    return { errors, value, lineOf };
  } catch {
    const index = yaml.split('\n').findIndex((line) => /[\s[,]\*/.test(line));
    errors.set(firstLine + index, 'Put quotes around a value that begins with *.');
    return { errors, lineOf };
  }
};

export class ContentReader {
  readonly problems: ContentProblem[] = [];
  placeholders: PlaceholderValues = {};
  readonly files: ContentFiles;
  /** The SHA-256 of each valid document, by its path. */
  readonly digests = new Map<string, string>();

  constructor(files: ContentFiles) {
    this.files = files;
  }

  report(path: string, message: string, line = 1, yamlPath?: YamlPath): void {
    this.problems.push({ file: `${this.files.name}/${path}`, line, message, path: yamlPath });
  }

  read<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): SourceDocument<z.infer<Schema>> | undefined {
    const source = this.#readText(path);
    if (source === undefined) return undefined;
    const parts = splitSource(path, source);
    if (!parts) {
      this.report(
        path,
        'The front matter is missing. Begin the file with keys between two lines of ---.',
      );
      return undefined;
    }
    const { yamlLine, bodyLine } = parts;
    const reportValue = (message: string, line: number) => this.report(path, message, line);
    const yaml = fillYaml(
      { text: parts.yaml, firstLine: yamlLine },
      this.placeholders,
      reportValue,
    );
    const body = fillMarkdown(
      { text: parts.body, firstLine: bodyLine },
      this.placeholders,
      reportValue,
    );
    const { errors, value } = readYaml(yaml, yamlLine);
    for (const [line, message] of errors) this.report(path, message, line);
    if (value === undefined) return undefined;

    // Reads the file again: keeping the texts of thousands of documents would take hundreds of megabytes.
    const report = (yamlPath: YamlPath, message: string) => {
      const again = splitSource(path, this.#readText(path) ?? '');
      const line = again ? readYaml(again.yaml, again.yamlLine).lineOf(yamlPath) : 1;
      this.report(path, message, line, yamlPath);
    };
    const result = schema.safeParse(value);
    if (!result.success) {
      for (const issue of result.error.issues.flatMap((each) => describeIssue(each, value)))
        report(issue.path, issue.message);
      return undefined;
    }
    this.digests.set(path, hash('sha256', source));
    const slug = basename(path, extname(path));
    return { slug, data: result.data, body: markdownBody(body), report };
  }

  /** The valid `.md` files of a folder, ordered by name. Names that start with `_` are left out. */
  async readFolder<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): Promise<SourceDocument<z.infer<Schema>>[]> {
    const documents: SourceDocument<z.infer<Schema>>[] = [];
    for (const { name } of this.files.list(path)) {
      if (name.startsWith('_') || !this.#hasDocumentName(`${path}/${name}`)) continue;
      const document = this.read(`${path}/${name}`, schema);
      if (document) documents.push(document);
      // Reading thousands of documents must not delay signals.
      await setImmediate();
    }
    return documents;
  }

  listFolders(path: string): string[] {
    return this.files.list(path).flatMap((entry) => {
      if (entry.isFolder) return entry.name;
      this.report(
        `${path}/${entry.name}`,
        'Only folders belong here. Move this file into one of them.',
      );
      return [];
    });
  }

  #readText(path: string): string | undefined {
    try {
      const text = this.files.read(path);
      if (text === undefined) this.report(path, 'The site needs this document. Add it.');
      return text;
    } catch (error) {
      this.report(path, String(error));
      return undefined;
    }
  }

  #hasDocumentName(path: string): boolean {
    const slug = basename(path, '.md');
    if (extname(path) !== '.md')
      this.report(path, 'Only .md documents belong in this folder. Rename it or move it.');
    // Digits alone could be mistaken for the id of another document.
    else if (!SLUG_PATTERN.test(slug) || !/[a-z]/.test(slug))
      this.report(
        path,
        `The name becomes the address. ${SLUG_ADVICE} At least one character must be a letter.`,
      );
    else return true;
    return false;
  }
}
