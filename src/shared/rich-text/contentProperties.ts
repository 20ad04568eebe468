import { contentElements } from '../../contract/htmlAllowList.ts';

/** Replaces `react-property` in the browser bundle (webpack.config.ts): its list of HTML and SVG is 8 KB compressed. */
export const BOOLEAN = 'boolean';
/** @public no allowed attribute has this type */
export const OVERLOADED_BOOLEAN = 'overloaded';

// `RichText` adds `tabindex`.
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

export const possibleStandardNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(rules.map(([name]) => [name, name])),
  ...RENAMED,
};

const flags: ReadonlySet<string | undefined> = new Set(
  rules.filter(([, rule]) => rule === 'flag').map(([name]) => possibleStandardNames[name]),
);

export const getPropertyInfo = (property: string): { type: string } | null =>
  flags.has(property) ? { type: BOOLEAN } : null;

/** @public no other `data-*` or `aria-*` is allowed; `RichText` adds this one */
export const isCustomAttribute = (name: string): boolean => name === 'data-label';
