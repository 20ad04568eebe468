import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, parseDocument, visit, YAMLMap, type Document } from 'yaml';
import { readYaml } from '../../content/load/yamlData.ts';
import { isRecord } from '../../../lib/isRecord.ts';

const plainValue = (document: Document, node: unknown): unknown =>
  isNode(node) ? (node.toJS(document) as unknown) : node;

/** A node with another value. Unchanged parts keep their nodes, with their comments, wherever they are now. */
const changed = (document: Document, node: unknown, value: unknown): unknown => {
  const holds = (other: unknown, expected: unknown) =>
    isNode(other) && isDeepStrictEqual(other.toJS(document), expected);
  if (holds(node, value)) return node;
  if (isScalar(node) && typeof value !== 'object') {
    node.value = value;
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const before = node.items;
    const byValue = Map.groupBy(before, (each) => JSON.stringify(plainValue(document, each)));
    const kept = value.map((item) => byValue.get(JSON.stringify(item))?.[0]);
    const isKept = new Set(kept);
    node.items = value.map((item, index) => {
      const former = isKept.has(before[index]) ? undefined : before[index];
      return kept[index] ?? changed(document, former, item);
    });
    return node;
  }
  if (isMap(node) && isRecord(value)) {
    node.items = node.items.filter(({ key }) => Object.hasOwn(value, String(key)));
    for (const [key, item] of Object.entries(value))
      node.set(key, changed(document, node.get(key, true), item));
    return node;
  }
  return document.createNode(value);
};

/**
 * The YAML text with other data. Unchanged parts keep their bytes, with comments, order and quotes. A text with errors is
 * written again.
 */
export const updateYaml = (yaml: string, data: unknown): string => {
  const { value } = readYaml(yaml, 1);
  if (isDeepStrictEqual(value, data)) return yaml;
  const document = parseDocument(value === undefined ? '' : yaml);
  document.contents = changed(document, document.contents, data) as never;
  visit(document, {
    Map(_position, map) {
      if (!map.flow) return;
      // Content has `[a, b]` but `{ a: 1 }`, as Prettier writes them; the library pads both or none.
      map.toString = (context, ...handlers) => {
        const padded = context && { ...context, flowCollectionPadding: ' ' };
        return YAMLMap.prototype.toString.call(map, padded, ...handlers);
      };
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
};
