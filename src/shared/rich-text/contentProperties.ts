import { contentElements } from '../../contract/htmlAllowList.ts';

/**
 * Stands in for `react-property` in the browser's bundle: html-react-parser looks into it for how React calls an
 * attribute, and it knows all of HTML and SVG, where content has the few of the allow-list.
 */

export const BOOLEAN = 'boolean';
/** @public of none of content's */
export const OVERLOADED_BOOLEAN = 'overloaded';

/** Attributes whose properties have another name; `tabindex` is the reader's own. */
const RENAMED: Readonly<Record<string, string>> = {
  allowfullscreen: 'allowFullScreen',
  class: 'className',
  colspan: 'colSpan',
  datetime: 'dateTime',
  referrerpolicy: 'referrerPolicy',
  rowspan: 'rowSpan',
  tabindex: 'tabIndex',
};

const rules = [...contentElements.values()].flatMap((attributes) => Object.entries(attributes));

/** React's names by those of HTML. */
export const possibleStandardNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(rules.map(([name]) => [name, name])),
  ...RENAMED,
};

const flags: ReadonlySet<string | undefined> = new Set(
  rules.filter(([, rule]) => rule === 'flag').map(([name]) => possibleStandardNames[name]),
);

/** What kind of value a property has; nothing that matters, unless it is a flag. */
export const getPropertyInfo = (property: string): { type: string } | null =>
  flags.has(property) ? { type: BOOLEAN } : null;

/** @public content has none of `data-*` and `aria-*` */
export const isCustomAttribute = (): boolean => false;
