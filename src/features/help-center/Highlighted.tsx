import { styled } from 'styled-components';
import { searchQuery } from '../../lib/queryString.ts';
import { color } from '../../theme/tokens.ts';

/** Shorter words match only as a part of the whole query. */
const SHORTEST_WORD = 3;
const MAX_WORDS = 12;

/** Keyboards have straight apostrophes, texts curly ones. */
const escapeForPattern = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/['’]/g, "['’]");

/**
 * "round robin" matches "round-robin". The words are joined by one class of separators: if a word could hold separators
 * too, a row of dashes would match in exponentially many ways.
 */
const phrasePattern = (query: string): string =>
  query
    .split(/[\s\p{Pd}]+/u)
    .filter((word) => word !== '')
    .map(escapeForPattern)
    .join('[\\s\\p{Pd}]+');

/** The whole query anywhere, and its longer words at the start of words. */
const matchPattern = (query: string): RegExp | null => {
  const phrase = phrasePattern(query);
  if (phrase === '') return null;
  const words = query
    .split(/[\s\p{P}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    .slice(0, MAX_WORDS)
    .sort((a, b) => b.length - a.length)
    .map((word) => `(?<![\\p{L}\\p{N}])${escapeForPattern(word)}`);
  return new RegExp(`(${[phrase, ...words].join('|')})`, 'iu');
};

/** The matches at odd indexes, the texts between them at even ones. */
export const splitMatches = (text: string, query: string): string[] => {
  const pattern = matchPattern(searchQuery(query));
  return pattern ? text.split(pattern) : [text];
};

export const firstMatch = (text: string, query: string): string =>
  splitMatches(text, query)[1] ?? '';

const Mark = styled.mark`
  border-radius: 2px;
  background: ${color.litSoft};
  color: inherit;
`;

export function Highlighted({ text, query }: { text: string; query: string }) {
  // A new element for new words: React cannot update text nodes that a translator has replaced.
  return (
    <span key={`${query}\n${text}`}>
      {splitMatches(text, query).map((part, index) =>
        index % 2 === 1 ? <Mark key={index}>{part}</Mark> : part,
      )}
    </span>
  );
}
