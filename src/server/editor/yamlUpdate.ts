import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, parseDocument, visit, YAMLMap, type Document } from 'yaml';
import { isRecord } from '../gateway/schemas/values.ts';

type Path = readonly (string | number)[];

/** Content has `[a, b]` but `{ a: 1 }`, as Prettier writes them; the library pads both or none. */
const padFlowMaps = (document: Document): void =>
  visit(document, {
    Map(_position, map) {
      if (!map.flow) return;
      map.toString = (context, ...handlers) =>
        YAMLMap.prototype.toString.call(
          map,
          context && { ...context, flowCollectionPadding: ' ' },
          ...handlers,
        );
    },
  });

/** Keeps the nodes of unchanged items, with their comments, wherever they are now. */
const changeList = (document: Document, path: Path, before: unknown[], after: unknown[]): void => {
  const list = document.getIn(path, true);
  if (!isSeq(list)) return document.setIn(path, document.createNode(after));
  const nodes = [...list.items];
  const placeIn = (items: unknown[], item: unknown) =>
    items.findIndex((each) => isDeepStrictEqual(each, item));
  list.items = after.map((item, index) => {
    const isChanged = index < before.length && placeIn(after, before[index]) < 0;
    return nodes[placeIn(before, item)] ?? (isChanged ? nodes[index] : document.createNode(item));
  });
  after.forEach((item, index) => {
    if (placeIn(before, item) < 0 && list.items[index] === nodes[index])
      change(document, [...path, index], before[index], item);
  });
};

/** Applies the difference of two values to a YAML document. */
const change = (document: Document, path: Path, before: unknown, after: unknown): void => {
  if (isDeepStrictEqual(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after))
    return changeList(document, path, before, after);
  if (isRecord(before) && isRecord(after) && isMap(document.getIn(path, true))) {
    for (const key of Object.keys(before))
      if (after[key] === undefined) document.deleteIn([...path, key]);
    for (const [key, value] of Object.entries(after))
      if (value !== undefined) change(document, [...path, key], before[key], value);
    return;
  }
  const node = document.getIn(path, true);
  if (isScalar(node) && typeof after !== 'object') node.value = after;
  else document.setIn(path, document.createNode(after));
};

/** The data of a YAML text, before it is validated. */
export const yamlData = (yaml: string) => (parseDocument(yaml).toJS() ?? {}) as object;

/** The YAML text with other data. Unchanged parts keep their bytes, with comments, order and quotes. */
export const updateYaml = (yaml: string, data: unknown): string => {
  const document = parseDocument(yaml);
  const before = document.toJS() as unknown;
  if (isDeepStrictEqual(before ?? {}, data)) return yaml;
  if (document.contents === null) document.contents = document.createNode(data) as never;
  else change(document, [], before, data);
  padFlowMaps(document);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
};
