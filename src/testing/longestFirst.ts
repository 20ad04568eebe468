/** The part of Jest's `Test` that is used here. */
interface TestFile {
  path: string;
}

/** Other files take only moments. */
const LONGEST_FIRST = [
  /\/leads\/(?:crashRecovery|oneYear\.soak)\.test/,
  /\/releases\/dev\.test/,
  /\/e2e\/(?:walks|releases|engines)/,
  /\/e2e\//,
  /\/server\//,
];

const rank = ({ path }: TestFile): number => {
  const index = LONGEST_FIRST.findIndex((pattern) => pattern.test(path));
  return index < 0 ? LONGEST_FIRST.length : index;
};

/** Starts long test files first, so that none of them runs alone at the end. Jest itself knows no durations in a new clone. */
export default class LongestFirst {
  sort<File extends TestFile>(files: readonly File[]): File[] {
    return files.toSorted(
      (one, other) => rank(one) - rank(other) || one.path.localeCompare(other.path),
    );
  }

  cacheResults(): void {}
}
