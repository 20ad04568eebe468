/** What the sequencer is told of a test file (Jest's own type would be one more package). */
interface TestFile {
  path: string;
}

/** Parts of paths. What is in no line comes last: a file of theirs takes moments. */
const LONGEST_FIRST = [
  /\/leads\/crashRecovery\.test/,
  /\/tools\/dev\.test/,
  /\/e2e\/(?:accessibility|deploy|readingExtremes|lateReads)/,
  /\/e2e\//,
  /\/server\//,
];

const rank = ({ path }: TestFile): number => {
  const index = LONGEST_FIRST.findIndex((part) => part.test(path));
  return index < 0 ? LONGEST_FIRST.length : index;
};

/**
 * The order of the test files: no worker is left alone with a file of a minute at the end, not in a fresh clone either,
 * where Jest knows no durations.
 */
export default class LongestFirst {
  sort<File extends TestFile>(files: readonly File[]): File[] {
    return files.toSorted(
      (one, other) => rank(one) - rank(other) || one.path.localeCompare(other.path),
    );
  }

  /** Jest's own remembers durations here. */
  cacheResults(): void {}
}
