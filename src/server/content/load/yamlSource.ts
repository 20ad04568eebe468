import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Node } from 'yaml';

export type YamlPath = readonly PropertyKey[];

export interface YamlSource {
  value: unknown;
  /** Line of a key, or of the nearest thing above it that exists. */
  lineOf: (path: YamlPath) => number;
  /** What makes the text no YAML; `value` means nothing then. */
  errors: { line: number; message: string }[];
}

/**
 * Reads YAML and tells where everything stood. For that it is read once more: hardly any document is asked, and what
 * the parser remembers of thousands of them would fill the memory.
 * @param firstLine line of the file on which the text begins
 */
export const readYaml = (text: string, firstLine: number): YamlSource => {
  const parse = () => parseDocument(text, { prettyErrors: false });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length + firstLine - 1;
  const document = parse();
  const errors = document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message }));

  return {
    value: errors.length > 0 ? undefined : document.toJS(),
    errors,
    lineOf: (path) => {
      const offset = offsetOf(parse().contents, path);
      return offset === undefined ? firstLine : lineAt(offset);
    },
  };
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
