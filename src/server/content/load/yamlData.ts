import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import type { YamlPath } from './describeIssue.ts';
import { isTooLong, MAX_DEPTH, MAX_ROWS, MAX_TEXT_KB } from './documentLimits.ts';
import type { Flaw } from './documentText.ts';

/** The lines of keys and items, by their paths. */
export type Lines = Readonly<Record<string, number>>;

export interface YamlData {
  /** Undefined with flaws. */
  value: unknown;
  /** With flaws, what can be read all the same. */
  partial?: unknown;
  lines: Lines;
  flaws: Flaw[];
}

const YAML_ADVICE: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put quotes around a value that contains a colon.',
  BAD_SCALAR_START: 'Put quotes around a value that begins with a symbol.',
  DUPLICATE_KEY: 'This key appears twice. Remove one of them.',
  TAB_AS_INDENT: 'Indent with spaces instead of tabs.',
  MULTIPLE_DOCS: 'A line of --- ends the document. Remove it.',
};

const UNCLOSED = 'This value begins with a quotation mark. Add the one at its end.';

/** A tab causes other errors on the lines after it. */
const causes = (errors: readonly YAMLError[]): readonly YAMLError[] => {
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  return tabs.length > 0 ? tabs : errors;
};

/** Where a value begins whose quotation mark at the end is missing. */
const openQuote = (document: Document, { code, message, pos }: YAMLError): number | undefined => {
  if (code !== 'MISSING_CHAR' || !/quote$/.test(message)) return undefined;
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[1] >= pos[0]) start ??= range[0];
    },
  });
  return start;
};

/** How the message of an error begins where the nesting exceeds the stack of the parser. */
const STACK_EXCEEDED = 'Maximum call stack';
const TOO_DEEP = 'The values are nested too deeply. Simplify them.';

const keyOf = (path: YamlPath): string => path.map(String).join('\0');

/** The line of a key, or of its nearest ancestor that exists. */
export const lineOf = (lines: Lines, path: YamlPath, firstLine: number): number => {
  for (let length = path.length; length > 0; length -= 1) {
    const line = lines[keyOf(path.slice(0, length))];
    if (line !== undefined) return line;
  }
  return firstLine;
};

/** The innermost key or item that begins on a line, or on the nearest one before it; undefined without one. */
export const placeAtLine = (lines: Lines, line: number): string[] | undefined => {
  let nearest: [key: string, line: number] | undefined;
  for (const [key, own] of Object.entries(lines))
    if (own <= line && own >= (nearest?.[1] ?? 0)) nearest = [key, own];
  return nearest?.[0].split('\0');
};

/** Valid YAML that no document may hold: nested too deeply, too long, or with keys that are no texts. */
class Unreadable extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** The lines of all keys and items. @throws Unreadable */
const readLines = (root: unknown, firstLine: number, lineAt: (offset: number) => number): Lines => {
  const lines: Record<string, number> = Object.create(null) as Record<string, number>;
  const readNode = (node: unknown, path: YamlPath, line: number): void => {
    if (!isMap(node) && !isSeq(node)) return;
    if (path.length > MAX_DEPTH) throw new Unreadable(line, TOO_DEEP);
    if (node.items.length > MAX_ROWS)
      throw new Unreadable(
        line,
        `This list has ${node.items.length} rows. Use at most ${MAX_ROWS}.`,
      );
    const place = (step: PropertyKey, at: unknown, value: unknown) => {
      const own = isNode(at) && at.range ? lineAt(at.range[0]) : line;
      const whole = [...path, step];
      lines[keyOf(whole)] ??= own;
      readNode(value, whole, own);
    };
    if (isSeq(node)) node.items.forEach((item, index) => place(index, item, item));
    else
      for (const { key, value } of node.items) {
        if (!isScalar(key)) {
          const own = isNode(key) && key.range ? lineAt(key.range[0]) : line;
          const message = isAlias(key)
            ? 'Put quotes around a value that begins with *.'
            : 'A key is a text. Write "key: value".';
          throw new Unreadable(own, message);
        }
        place(String(key.value), key, value);
      }
  };
  readNode(root, [], firstLine);
  return lines;
};

const unreadable = (line: number, message: string): YamlData => ({
  value: undefined,
  lines: {},
  flaws: [{ line, message }],
});

/** Reads a YAML text, in a time that depends on its length. */
export const readYaml = (yaml: string, firstLine: number): YamlData => {
  const lineCounter = new LineCounter();
  try {
    const document = parseDocument(yaml, { lineCounter, prettyErrors: false, logLevel: 'error' });
    const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
    const errors = new Map<number, string>();
    for (const error of causes(document.errors)) {
      const open = openQuote(document, error);
      const line = lineAt(open ?? error.pos[0]);
      const advice = open === undefined ? YAML_ADVICE[error.code] : UNCLOSED;
      if (!errors.has(line))
        errors.set(line, advice ?? `This is not valid YAML: ${error.message}.`);
    }
    if (document.errors.some(({ message }) => message.startsWith(STACK_EXCEEDED)))
      return unreadable(firstLine, TOO_DEEP);
    const flaws = Array.from(errors, ([line, message]) => ({ line, message }));
    if (flaws.length > 0)
      return { value: undefined, partial: partialData(document), lines: {}, flaws };
    const lines = readLines(document.contents, firstLine, lineAt);
    const json = explainAliasErrors(() => JSON.stringify(document.toJS() ?? {}), yaml, firstLine);
    if (isTooLong(json))
      throw new Unreadable(
        firstLine,
        `The values are longer than ${MAX_TEXT_KB} KB. Shorten them, and repeat fewer by *.`,
      );
    // A copy: the parser's strings are slices that keep the whole file in memory.
    return { value: JSON.parse(json), lines, flaws };
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error.line, error.message);
    if (error instanceof RangeError) return unreadable(firstLine, TOO_DEEP);
    throw error;
  }
};

/** What a form can show of a YAML text, also of one with errors. */
export const formData = (yaml: string): object => {
  const { value, partial } = readYaml(yaml, 1);
  return value ?? partial ?? {};
};

const partialData = (document: Document): unknown => {
  try {
    // Refuses what would take long.
    readLines(document.contents, 1, () => 1);
    return JSON.parse(JSON.stringify(document.toJS() ?? {}));
  } catch {
    return undefined;
  }
};

const explainAliasErrors = (read: () => string, yaml: string, firstLine: number): string => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof ReferenceError)) throw error;
    // A TypeError is that of JSON for a list or record that contains itself.
    const repeatsTooOften = error.name === 'TypeError' || error.message.startsWith('Excessive');
    const index = yaml.split('\n').findIndex((line) => /[\s[,]\*/.test(line));
    throw new Unreadable(
      firstLine + Math.max(0, index),
      repeatsTooOften
        ? 'The values repeat others by * too often. Write them out.'
        : 'Put quotes around a value that begins with *.',
    );
  }
};
