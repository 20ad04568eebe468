import { PAYLOADS } from '../../../app/payloads.fixtures.ts';
import { CALLS } from '../../../contract/calls.ts';
import type { CallName, CallPayload, WholeName } from '../../../contract/calls.ts';

/** Every call of the specification, whatever is added to the table. */
export const CALL_NAMES = (Object.keys(CALLS) as CallName[]).filter(
  (name): name is WholeName => !('partOf' in CALLS[name]) && !('own' in CALLS[name]),
);

/** What each call may bring. */
export const GOOD: { [Name in WholeName]: CallPayload<Name> } = {
  ...PAYLOADS,
  subscribe: null,
  requestDemo: {
    demo_id: 'HD-1',
    event_link: 'https://api.example.com/calendar/HD-1.ics',
    meet_link: 'https://meet.example.com/HD-1',
  },
  register: { first_name: 'Ada', last_name: 'Ek', email: 'ada@example.com' },
};

/** Parameters for any call: each of its path is `a`. */
export const paramsOf = (name: CallName): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(CALLS[name].path.matchAll(/:(\w+)/g), ([, param = '']): [string, string] => [
      param,
      'a',
    ]),
  );

export type Place = readonly (string | number)[];

/** Every place in a value: the value itself, its fields, the first item of a list, and what is in those. */
export const placesOf = (value: unknown): Place[] => {
  if (typeof value !== 'object' || value === null) return [[]];
  const parts = Array.isArray(value) ? [[0, value[0]] as const] : Object.entries(value);
  return [[], ...parts.flatMap(([key, part]) => placesOf(part).map((place) => [key, ...place]))];
};

export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);

/** A copy that says something else in one place; undefined leaves it out there. */
export const withAt = (value: unknown, place: Place, other: unknown): unknown => {
  const [key, ...rest] = place;
  if (key === undefined) return other;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string | number, unknown>;
  copy[key] = withAt(copy[key], rest, other);
  return copy;
};

/** Every text in a value, and every key. */
export const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...textsOf(part)]);
};

/** What a program prints where there is nothing to print. */
export const printsNothing = (value: unknown): string[] =>
  textsOf(value).filter((text) => /\b(?:undefined|null|NaN|Infinity)\b|\[object/.test(text));
