import type { UnknownAction } from '@reduxjs/toolkit';
import { holdsToken, paths } from '../../contract/paths.ts';

type Mask = (value: unknown) => unknown;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const maskedText = (text: string): string =>
  `‹text, ${text.length} ${text.length === 1 ? 'character' : 'characters'}›`;

const maskText = (text: string): string => (text === '' ? '' : maskedText(text));

/** Keeps a text that is written as only our code writes it. */
const ifLike =
  (pattern: RegExp): Mask =>
  (value) =>
    typeof value === 'string' && !pattern.test(value) ? maskText(value) : value;

/** Addresses of our own pages, but for private ones. A slug or an id is made of letters, digits and hyphens. */
const OWN_PATHS = Object.values(paths)
  .map((path) => (typeof path === 'string' ? path : path.pattern))
  .filter((pattern) => !holdsToken(pattern))
  .map((pattern) => new RegExp(`^${pattern.replace(/:\w+$/, '[\\w-]+')}/?$`, 'i'));

/** The path of a page of ours; whatever else stands in the address bar was typed there. */
const maskPath = (pathname: string): string =>
  OWN_PATHS.some((path) => path.test(pathname)) ? pathname : maskText(pathname);

/** Parameters of our own addresses, with what may be told of them. */
const TOLD_PARAMETERS: Readonly<Record<string, RegExp>> = {
  page: /^\d{1,4}$/,
  billing: /^(?:annual|monthly)$/,
  q: /^$/,
};

const maskSearch = (search: string): string => {
  const told = [...new URLSearchParams(search)].map(([name, value]) => {
    const pattern = TOLD_PARAMETERS[name];
    const shown = pattern?.test(value) ? value : maskText(value);
    return `${pattern ? name : maskText(name)}=${shown}`;
  });
  return told.length > 0 ? `?${told.join('&')}` : '';
};

const ofText =
  (mask: (text: string) => string): Mask =>
  (value) =>
    typeof value === 'string' ? mask(value) : maskAll(value);

/** Masks numbers, too: what a form sends may be an answer whatever its type. */
const maskAnswer: Mask = (value) =>
  typeof value === 'number' ? '‹number›' : mapObject(value, maskAnswer);

/** How much there is, and nothing of it: answers of the API are published, but long; those to forms echo them. */
const maskToShape: Mask = (value) => {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return `‹list of ${value.length}›`;
  return isObject(value) ? `‹object of ${Object.keys(value).length}›` : value;
};

const WORD = /^[A-Za-z]\w{0,40}$/;

/** What is told as it is, by where it stands in an action. All else is masked. */
const RULES: Readonly<Record<string, Mask>> = {
  type: (value) => value,
  'error.name': ifLike(/^\w*Error$/),
  'meta.requestId': ifLike(/^[\w-]{21}$/),
  'meta.requestStatus': ifLike(/^(?:pending|fulfilled|rejected)$/),
  'meta.arg.endpointName': ifLike(WORD),
  'meta.arg.type': ifLike(/^(?:query|mutation)$/),
  // The name and the arguments again, as JSON: even its length would tell which characters need an escape.
  'meta.arg.queryCacheKey': () => undefined,
  'meta.arg.originalArgs': (value) => maskAnswer(value),
};

/** The same for the payloads of some actions. */
const PAYLOAD_RULES: Readonly<Record<string, Readonly<Record<string, Mask>>>> = {
  'navigation/arrived': {
    'payload.pathname': ofText(maskPath),
    'payload.from': ofText(maskPath),
    'payload.search': ofText(maskSearch),
    'payload.cause': ifLike(/^(?:load|link|back|projection)$/),
  },
  'navigation/pageLoaded': { 'payload.chunk': ifLike(/^[a-z-]{1,40}$/) },
  'speed/speedMeasured': {
    'payload.route': ifLike(/^\/[a-z/:-]{0,60}$/i),
    'payload.vital': ifLike(/^[A-Z]{3}$/),
  },
  'toasts/visitorNotified': { 'payload.kind': ifLike(/^(?:success|error)$/) },
  'menus/menuToggled': { payload: ifLike(/^(?:features|resources)$/) },
  'menus/mobileGroupToggled': { payload: ifLike(/^(?:features|resources)$/) },
};

/** Names of fields are ours; a name that is not like one, such as a search that an answer is kept by, is not. */
const maskKey = (key: string): string => (WORD.test(key) ? key : maskText(key));

const mapObject = (value: unknown, mask: (value: unknown, key: string) => unknown): unknown => {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map((item) => mask(item, ''));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [maskKey(key), mask(field, key)]),
  );
};

const maskAll: Mask = (value) => mapObject(value, maskAll);

/**
 * An action as it may be shown to others: its type, numbers, and those few texts that are known to come from our own
 * code. What somebody has typed or been answered is named by its length alone.
 */
export const maskAction = (action: UnknownAction): unknown => {
  const rules: Readonly<Record<string, Mask>> = { ...RULES, ...PAYLOAD_RULES[action.type] };
  const isOfApi = action.type.startsWith('api/');
  const maskAt = (value: unknown, path: string): unknown => {
    const rule = rules[path];
    if (rule) return rule(value);
    if (isOfApi && path === 'payload') return maskToShape(value);
    return mapObject(value, (field, key) => maskAt(field, path ? `${path}.${key}` : key));
  };
  return maskAt(action, '');
};
