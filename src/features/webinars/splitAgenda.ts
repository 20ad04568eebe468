import type { SafeHtml } from '../../contract/entities.ts';
import { stripTags } from '../../lib/html.ts';
import { isWhole } from '../../shared/rich-text/isWhole.ts';

/** In minutes from the start. */
export interface AgendaPart {
  from: number;
  to: number;
}

const TABLE =
  /(?:<h[1-6][^<>]*>(?:(?!<h[1-6])[^])*?<\/h[1-6]>\s*)?<table\b(?:(?!<table)[^])*?<\/table>/g;
const ROW = /<tr\b/g;
const TIME_CELL = /<tr[^<>]*>\s*<td[^<>]*>([^<]*)<\/td>/g;
const SPAN = /^(\d{1,3})\s*[–-]\s*(\d{1,3})$/;
const START = /^(\d{1,2}):(\d\d)$/;
const MOST_PARTS = 12;

/** `5–20`, or `0:05`, which ends where the next part begins. */
const readTime = (text: string): { from: number; to?: number } | undefined => {
  const [, from, to] = SPAN.exec(text) ?? [];
  if (from !== undefined) return { from: Number(from), to: Number(to) };
  const [, hours, minutes] = START.exec(text) ?? [];
  return hours === undefined ? undefined : { from: Number(hours) * 60 + Number(minutes) };
};

const readParts = (table: string, minutes: number): AgendaPart[] => {
  const times = Array.from(table.matchAll(TIME_CELL), ([, text = '']) => readTime(stripTags(text)));
  const parts = times.flatMap((time, index) => {
    if (!time) return [];
    return [{ from: time.from, to: time.to ?? times[index + 1]?.from ?? minutes }];
  });
  // The head has a row of its own.
  const hasAllRows = parts.length === (table.match(ROW)?.length ?? 0) - 1;
  const isInOrder = parts.every(({ from, to }, index) => {
    const earlier = parts[index - 1]?.to ?? 0;
    return from >= earlier && to > from;
  });
  const isDrawable = parts.length > 1 && parts.length <= MOST_PARTS;
  return hasAllRows && isInOrder && isDrawable ? parts : [];
};

/**
 * Splits the first table whose rows begin with times, and its heading, out of an event's description. Without one, `before`
 * is the whole description.
 */
export const splitAgenda = (description: SafeHtml, minutes: number) => {
  for (const { 0: agenda, index } of description.matchAll(TABLE)) {
    const parts = readParts(agenda, minutes);
    const before = description.slice(0, index);
    const after = description.slice(index + agenda.length);
    if (parts.length > 0 && isWhole(before) && isWhole(after))
      return { before, agenda, parts, after };
  }
  return { before: description, agenda: '', parts: [], after: '' };
};
