import { searchQuery } from '../../lib/text.ts';
import { wordsMeant } from '../../lib/wordsNear.ts';

/** A part of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Shorter words stand in every other title; they count only as part of the whole query. */
const SHORTEST_WORD = 3;
const MAX_WORDS = 12;

const escapeForPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Spaces and dashes as they are typed stand for any in the text: "round robin" is "round-robin". No word between them
 * holds one, else a row of dashes could be matched in more ways than there is time to try.
 */
const phrasePattern = (query: string): string =>
  query
    .split(/[\s\p{Pd}]+/u)
    .filter((word) => word !== '')
    .map(escapeForPattern)
    .join('[\\s\\p{Pd}]+');

/** The whole query anywhere, and its longer words where words begin. */
const matchPattern = (query: string): RegExp | null => {
  const phrase = phrasePattern(query);
  if (phrase === '') return null;
  const words = query
    .split(/[\s\p{P}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    .slice(0, MAX_WORDS)
    .sort((a, b) => b.length - a.length)
    .map((word) => `(?<![\\p{L}\\p{N}])${escapeForPattern(word)}`);
  return new RegExp([phrase, ...words].join('|'), 'giu');
};

/** The words of a text that a misspelled query may have meant, whole. The search forgives by the same rule. */
const meantPattern = (text: string, query: string): RegExp | null => {
  const said = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))];
  const asked = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const meant = asked.slice(0, MAX_WORDS).flatMap((word) => wordsMeant(word, said));
  if (meant.length === 0) return null;
  const words = meant.map(({ word }) => `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`);
  return new RegExp(words.join('|'), 'giu');
};

/** Where a text says what was searched for, else what was meant. */
const matchesIn = (text: string, fullQuery: string): RegExpExecArray[] => {
  const query = searchQuery(fullQuery);
  const pattern = matchPattern(query);
  if (!pattern) return [];
  const matches = [...text.matchAll(pattern)];
  if (matches.length > 0) return matches;
  const meant = meantPattern(text, query);
  return meant ? [...text.matchAll(meant)] : [];
};

/** Splits a text at the places where it says what was searched for; it is compared as text, never as HTML. */
export const splitMatches = (text: string, query: string): TextPart[] => {
  const matches = matchesIn(text, query);
  if (matches.length === 0) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of matches) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMatch: false });
    parts.push({ text: match[0], isMatch: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
};

/** The first words of a text that were searched for; '' when it has none. */
export const firstMatch = (text: string, query: string): string =>
  splitMatches(text, query).find(({ isMatch }) => isMatch)?.text ?? '';
