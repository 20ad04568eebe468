/** Damerau-Levenshtein distance; Infinity as soon as it exceeds `limit`. */
export const editDistance = (from: string, to: string, limit = Infinity): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let letters = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
      );
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) letters = Math.min(letters, beforeLast[column - 2]! + 1);
      current[column] = letters;
      least = Math.min(least, letters);
    }
    // A swap skips a row, but costs no more there than a changed letter.
    if (least > limit) return Infinity;
    [beforeLast, last] = [last, current];
  }
  return last[to.length]!;
};

interface NearWord {
  word: string;
  distance: number;
}

/** The candidates that differ from `word` in at most `limit` letters, the nearest first. */
export const wordsNear = (word: string, candidates: readonly string[], limit: number): NearWord[] =>
  candidates
    .filter((candidate) => Math.abs(candidate.length - word.length) <= limit)
    .map((candidate) => ({ word: candidate, distance: editDistance(word, candidate, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
