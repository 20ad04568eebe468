import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { isRecord } from '../../../lib/isRecord.ts';

export type Side = 'mine' | 'theirs';

/** A value of a field, or lines of the text. */
export interface Change {
  path: readonly PropertyKey[];
  /** The line of the text, from 1; undefined for a field. */
  line?: number;
  before: unknown;
  after: unknown;
}

export interface Conflict extends Omit<Change, 'after'> {
  /** Names it in a form. */
  key: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  values: unknown;
  conflicts: Conflict[];
  /** What only one of both has changed. The values have it. */
  joined: (Change & { side: Side })[];
}

type Choose = (key: string) => Side;

/** Above it, two texts have little in common. */
const MAX_EDITS = 2000;

/** Lines of a text that others replace. */
export interface Hunk {
  start: number;
  end: number;
  lines: readonly string[];
}

/** What makes a text of another one. */
export const hunksOf = (before: readonly string[], after: readonly string[]): Hunk[] => {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS });
  if (!parts) return [{ start: 0, end: before.length, lines: after }];
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      at += value.length;
      continue;
    }
    const last = hunks.at(-1);
    const end = removed ? at + value.length : at;
    const lines = added ? value : [];
    // `diffArrays` returns a replacement as two parts: a removal and an addition.
    if (last?.end === at) {
      last.end = end;
      last.lines = [...last.lines, ...lines];
    } else hunks.push({ start: at, end, lines });
    at = end;
  }
  return hunks;
};

interface Region extends Record<Side, Hunk[]> {
  start: number;
  end: number;
}

/** Places of a text that one of both changed, or both: their hunks touch. */
const regionsOf = (mine: readonly Hunk[], theirs: readonly Hunk[]): Region[] => {
  const hunks = [
    ...mine.map((hunk) => ({ hunk, side: 'mine' as const })),
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
  ].sort((one, other) => one.hunk.start - other.hunk.start || one.hunk.end - other.hunk.end);
  const regions: Region[] = [];
  for (const { hunk, side } of hunks) {
    let region = regions.at(-1);
    if (!region || hunk.start > region.end) {
      region = { start: hunk.start, end: hunk.end, mine: [], theirs: [] };
      regions.push(region);
    }
    region.end = Math.max(region.end, hunk.end);
    region[side].push(hunk);
  }
  return regions;
};

const applied = (base: readonly string[], { start, end }: Region, hunks: readonly Hunk[]) => {
  const lines: string[] = [];
  let at = start;
  for (const hunk of hunks) {
    lines.push(...base.slice(at, hunk.start), ...hunk.lines);
    at = hunk.end;
  }
  return [...lines, ...base.slice(at, end)];
};

/** The lines of a text that two have changed at the same time. */
const mergeText = (
  { base, mine, theirs }: Record<'base' | Side, string>,
  choose: Choose,
  merged: Merged,
): string => {
  const lines = base.split('\n');
  const regions = regionsOf(hunksOf(lines, mine.split('\n')), hunksOf(lines, theirs.split('\n')));
  const result: string[] = [];
  let at = 0;
  for (const region of regions) {
    result.push(...lines.slice(at, region.start));
    at = region.end;
    const versions = {
      mine: applied(lines, region, region.mine),
      theirs: applied(lines, region, region.theirs),
    };
    const [before, own, other] = [
      lines.slice(region.start, region.end),
      versions.mine,
      versions.theirs,
    ].map((part) => part.join('\n'));
    if (own === other) {
      result.push(...versions.mine);
      continue;
    }
    const place = { path: ['body'], line: region.start + 1, before };
    if (region.mine.length > 0 && region.theirs.length > 0) {
      const key = `body.${region.start}`;
      merged.conflicts.push({ ...place, key, mine: own, theirs: other });
      result.push(...versions[choose(key)]);
      continue;
    }
    const side = region.mine.length > 0 ? 'mine' : 'theirs';
    merged.joined.push({ ...place, side, after: side === 'mine' ? own : other });
    result.push(...versions[side]);
  }
  return [...result, ...lines.slice(at)].join('\n');
};

interface Versions extends Record<'base' | Side, unknown> {
  path: readonly PropertyKey[];
}

const haveSameLength = (values: readonly unknown[]): values is unknown[][] =>
  values.every(Array.isArray) &&
  new Set(values.map((value) => (value as unknown[]).length)).size === 1;

const mergeValue = (
  { base, mine, theirs, path }: Versions,
  choose: Choose,
  merged: Merged,
): unknown => {
  if (isDeepStrictEqual(mine, theirs)) return mine;
  const part = (key: PropertyKey) => {
    const at = (value: unknown) => (value as Record<PropertyKey, unknown>)[key];
    const versions = { base: at(base), mine: at(mine), theirs: at(theirs), path: [...path, key] };
    return mergeValue(versions, choose, merged);
  };
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const entries = [...keys].map((key) => [key, part(key)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (haveSameLength([base, mine, theirs]) && Array.isArray(base))
    return [...base.keys()].map(part);
  const change = { path, before: base };
  if (isDeepStrictEqual(base, theirs)) {
    merged.joined.push({ ...change, side: 'mine', after: mine });
    return mine;
  }
  if (isDeepStrictEqual(base, mine)) {
    merged.joined.push({ ...change, side: 'theirs', after: theirs });
    return theirs;
  }
  const key = path.join('.');
  merged.conflicts.push({ ...change, key, mine, theirs });
  return choose(key) === 'mine' ? mine : theirs;
};

interface Texts {
  body?: string | undefined;
}

/**
 * Joins two versions of a document that began with the same one: field by field, and the text line by line.
 * @param choose whose version of a conflict is taken
 */
export const mergeDocuments = <Values extends Texts>(
  { base, mine, theirs }: Record<'base' | Side, Values>,
  choose: Choose = () => 'mine',
): Merged & { values: Values } => {
  const merged: Merged = { values: undefined, conflicts: [], joined: [] };
  const [from, own, other] = [base, mine, theirs].map(({ body: _, ...fields }) => fields);
  const fields = mergeValue({ base: from, mine: own, theirs: other, path: [] }, choose, merged);
  const texts = { base: base.body ?? '', mine: mine.body ?? '', theirs: theirs.body ?? '' };
  const body = mergeText(texts, choose, merged);
  return { ...merged, values: { ...(fields as Values), body } };
};
