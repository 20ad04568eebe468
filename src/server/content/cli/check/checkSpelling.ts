import type { Element, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { ContentProblem } from '../../load/contentProblems.ts';
import type { Dictionary } from './dictionary.ts';
import { lineOf } from './readSources.ts';
import type { ContentSource } from './readSources.ts';

/** Values of these keys are made for the machine. */
const UNSPELLED_KEYS = new Set(
  (
    'cover host_image photo logo poster captions video_url author published unpublished updated date aliases from to ' +
    'subcategory id key type value legal_name street city region network'
  )
    .split(' ')
    .filter(Boolean),
);

/** Addresses, e-mail addresses, paths, and whatever has a digit in it. */
const NOT_A_WORD = /[\d@/\\]|^www\.|\.\w/;
const WORD = /\p{L}+(?:'\p{L}+)*/gu;

/** Words that neither the dictionary nor content/words.txt knows; each is listed once a document. */
export const checkSpelling = (sources: ContentSource[], dictionary: Dictionary): ContentProblem[] =>
  sources.flatMap((source) => {
    const seen = new Set<string>();
    return passagesOf(source).flatMap(({ text, line }) =>
      wordsOf(text)
        .filter((word) => !seen.has(word) && !dictionary.knows(word))
        .map((word) => {
          seen.add(word);
          return { file: source.file, line, message: unknownWord(word, dictionary) };
        }),
    );
  });

const unknownWord = (word: string, dictionary: Dictionary): string => {
  const guess = dictionary.suggest(word);
  return `"${word}" is not in the dictionary. ${guess ? `Did you mean "${guess}"? ` : ''}Correct it, or add a name or product term to content/words.txt.`;
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .split(/[\s–—]+/)
    .filter((token) => !NOT_A_WORD.test(token.replace(/(?<!\P{L})\P{L}+$/u, '')))
    .flatMap((token) => token.match(WORD) ?? []);

const passagesOf = (source: ContentSource): { text: string; line: number }[] => {
  const passages = source.fields
    .filter(({ key }) => !UNSPELLED_KEYS.has(key))
    .map(({ value, line }) => ({ text: value, line }));
  visit(source.tree, (node) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type === 'element') passages.push(...pictureWords(source, node));
    if (node.type === 'text') passages.push(...linesOf(source, node));
    return undefined;
  });
  return passages;
};

const pictureWords = (source: ContentSource, { tagName, properties, position }: Element) =>
  tagName === 'img'
    ? [{ text: String(properties.alt ?? ''), line: lineOf(source, { position }) }]
    : [];

/** A paragraph may run over several lines of the file. */
const linesOf = (source: ContentSource, node: Text) =>
  node.value.split('\n').map((text, index) => ({ text, line: lineOf(source, node) + index }));
