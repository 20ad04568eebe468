const STOP_WORDS = new Set(
  (
    'a about all am an and any are as at be been but by can could did do does for from had has have how i if in ' +
    'into is it its me my of on or our s should so t that the their them there they this to was we were what when ' +
    'where which who why will with would you your'
  ).split(' '),
);

/** The words of a query; without stop words if it has any other. */
export const withoutStopWords = (query: string): string[] => {
  const words = query.split(/[\s\p{P}]+/u).filter(Boolean);
  const rest = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return rest.length > 0 ? rest : words;
};

/** One form for the spellings of a word. */
export const processTerm = (word: string): string =>
  stem(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

/** Removes English plural and verb endings: "merges", "merging" and "merged" become "merg". */
const stem = (word: string): string => {
  if (word.length < 4) return word;
  const singular = /(?:ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ch|sh|ss|x|z)es$/, '$1')
        .replace(/s$/, '');
  const root = singular.replace(/(?:ing|ed)$/, '');
  const verb =
    root !== singular && singular.length >= 5 && /[aeiouy]/.test(root)
      ? root.replace(/([bdgmnprt])\1$/, '$1')
      : singular;
  return verb.length >= 4 ? verb.replace(/e$/, '') : verb;
};
