const STOP_WORDS = new Set(
  (
    'a about all am an and any are as at be been but by can could did do does for from had has have how i if in ' +
    'into is it its me my of on or our s should so t that the their them there they this to was we were what when ' +
    'where which who why will with would you your'
  ).split(' '),
);

/** A search with more words takes longer, and finds nothing else. */
const MAX_WORDS = 8;
/** Longer than any word of a help center. */
const MAX_WORD_LENGTH = 24;

/** The distinct words of a query, at most 8; without stop words if it has any other. */
export const searchedWords = (query: string): string[] => {
  const words = query.split(/[\s\p{P}]+/u).filter(Boolean);
  const rest = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const spellings = new Map<string, string>();
  for (const word of rest.length > 0 ? rest : words) {
    const term = processTerm(word);
    if (!spellings.has(term)) spellings.set(term, word);
    if (spellings.size === MAX_WORDS) break;
  }
  return [...spellings.values()];
};

/** One form for the spellings of a word. A single character may be normalized to eighteen. */
export const processTerm = (word: string): string =>
  stem(
    word
      .slice(0, MAX_WORD_LENGTH)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .slice(0, MAX_WORD_LENGTH),
  );

/** "stories" is "story", "boxes" "box", "texts" "text"; "glass", "status" and "this" stay. */
const singularOf = (word: string): string => {
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x|z)es$/, '$1')
    .replace(/s$/, '');
};

/** "merging" is "merg", "planned" "plan"; "ring" and "string", whose rest would be no word, stay. */
const infinitiveOf = (word: string): string => {
  const root = word.replace(/(?:ing|ed)$/, '');
  const hasEnding = root !== word && word.length >= 5 && /[aeiouy]/.test(root);
  return hasEnding ? root.replace(/([bdgmnprt])\1$/, '$1') : word;
};

/** Removes English plural and verb endings: "merges", "merging" and "merged" become "merg". */
const stem = (word: string): string => {
  if (word.length < 4) return word;
  const singular = singularOf(word);
  const verb = infinitiveOf(singular);
  // "merge" becomes "merg", as "merging" does.
  return verb.length >= 4 ? verb.replace(/e$/, '') : verb;
};
