/** Damerau-Levenshtein distance: letters added, removed, changed or swapped with the next one. */
export const editDistance = (from: string, to: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + changed,
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length]!;
};

/** The candidate with the fewest differences from `word`, at most `limit`. */
export const closestWord = (
  word: string,
  candidates: readonly string[],
  limit: number,
): string | undefined =>
  candidates
    .filter((candidate) => Math.abs(candidate.length - word.length) <= limit)
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)[0]?.candidate;

/** The candidate that `word` most likely means: one that differs in at most a third of its letters, or contains it. */
export const nearestWord = (word: string, candidates: readonly string[]): string | undefined => {
  const slug = word.toLowerCase().replaceAll(' ', '-');
  const maxTypos = Math.max(2, Math.floor(word.length / 3));
  return (
    closestWord(slug, candidates, maxTypos) ??
    candidates.find((candidate) => candidate.split('-').includes(slug))
  );
};

/** `Did you mean "x"? Use one of: x, y.` */
export const suggestion = (word: string, candidates: readonly string[]): string => {
  const nearest = nearestWord(word, candidates);
  return `${nearest ? `Did you mean "${nearest}"? ` : ''}Use one of: ${candidates.join(', ')}.`;
};
