/** Shortest word that loses an ending, so that "bed" and "ring" stay what they are. */
const SHORTEST_WITH_ENDING = 5;
const SHORTEST_WITH_PLURAL = 4;

/**
 * What an English word and its plural and verb endings have in common: "merge", "merges", "merging" and
 * "merged" are all "merg". Meant for matching, not for reading.
 * @param word in lower case
 */
export const wordStem = (word: string): string =>
  withoutFinalE(withoutVerbEnding(withoutPlural(word)));

const withoutPlural = (word: string): string => {
  if (word.length < SHORTEST_WITH_PLURAL || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) {
    return word;
  }
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

const withoutVerbEnding = (word: string): string => {
  const stem = word.replace(/(?:ing|ed)$/, '');
  if (stem === word || word.length < SHORTEST_WITH_ENDING || !/[aeiouy]/.test(stem)) return word;
  // "planned" is "plan", while "called" stays "call".
  return stem.replace(/([bdgmnprt])\1$/, '$1');
};

const withoutFinalE = (word: string): string =>
  word.length >= SHORTEST_WITH_PLURAL ? word.replace(/e$/, '') : word;
