/** The word that `word` most likely meant, within a third of its letters (at least 2); undefined when none is near. */
export const nearestWord = (word: string, candidates: readonly string[]): string | undefined => {
  const limit = Math.max(2, Math.floor(word.length / 3));
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
};

/** Letters to add, drop or change to make one word of the other (Levenshtein). */
const editDistance = (from: string, to: string): number => {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + change,
      );
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
};

/** `Did you mean "x"? Use one of: x, y.` */
export const suggestion = (word: string, candidates: readonly string[]): string => {
  const nearest = nearestWord(word, candidates);
  return `${nearest ? `Did you mean "${nearest}"? ` : ''}Use one of: ${candidates.join(', ')}.`;
};
