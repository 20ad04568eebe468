import { CORE_SCHEMA, load } from 'js-yaml';
import { isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Alias, Document, Node } from 'yaml';

export type YamlPath = readonly PropertyKey[];

export interface YamlSource {
  value: unknown;
  /** Line of a key, or of the nearest thing above it that exists. */
  lineOf: (path: YamlPath) => number;
  /** What makes the text no YAML; `value` means nothing then. */
  errors: { line: number; message: string }[];
}

/** Undefined for what has to be read by the other, which says what is wrong with it and where. */
const readQuickly = (text: string): unknown => {
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch {
    return undefined;
  }
};

/**
 * Reads YAML and tells where everything stood. Two parsers share that: the one that is quick reads, and the one that
 * knows lines, in six times the time, reads once more what is wrong. Hardly any document is, of thousands.
 * @param firstLine line of the file on which the text begins
 */
export const readYaml = (text: string, firstLine: number): YamlSource => {
  const parse = () => parseDocument(text, { prettyErrors: false });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length + firstLine - 1;
  const read = readQuickly(text);
  const document = read === undefined ? parse() : undefined;
  const errors =
    document?.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message })) ?? [];
  const resolved = (): unknown => {
    if (!document || errors.length > 0) return read;
    try {
      return document.toJS();
    } catch (error) {
      errors.push(
        ...lostAliases(document).map(({ source, range }) => ({
          line: lineAt(range![0]),
          message: `"*${source}" refers to nothing. Put quotes around it`,
        })),
      );
      if (errors.length === 0) errors.push({ line: firstLine, message: String(error) });
      return undefined;
    }
  };

  return {
    value: resolved(),
    errors,
    lineOf: (path) => {
      const offset = offsetOf(parse().contents, path);
      return offset === undefined ? firstLine : lineAt(offset);
    },
  };
};

/** Names that stand for what nothing in the document is called. */
const lostAliases = (document: Document): Alias[] => {
  const lost: Alias[] = [];
  visit(document, {
    Alias(_key, alias) {
      if (!alias.resolve(document)) lost.push(alias);
    },
  });
  return lost;
};

const offsetOf = (root: Node | null, path: YamlPath): number | undefined => {
  let node: unknown = root;
  let offset: number | undefined;
  for (const step of path) {
    const next = stepInto(node, step);
    if (!next) break;
    node = next.node;
    offset = next.offset ?? offset;
  }
  return offset;
};

const stepInto = (
  node: unknown,
  step: PropertyKey,
): { node: unknown; offset: number | undefined } | undefined => {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    return pair && isScalar(pair.key)
      ? { node: pair.value, offset: pair.key.range?.[0] }
      : undefined;
  }
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? undefined : { node: item, offset: (item as Node).range?.[0] };
  }
  return undefined;
};
