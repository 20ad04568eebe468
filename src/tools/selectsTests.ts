/** Options whose value may follow them as a word of its own, and which select no tests. */
const WITH_VALUE = [
  '--changedSince',
  '--coverageDirectory',
  '--maxWorkers',
  '-w',
  '--outputFile',
  '--reporters',
  '--seed',
  '--shard',
  '--testTimeout',
];

/** Whether Jest's arguments name tests: a path, or the value of another option (`--selectProjects walks`, `-t name`). */
export const selectsTests = (args: readonly string[]): boolean =>
  args.some((arg, index) => !arg.startsWith('-') && !WITH_VALUE.includes(args[index - 1] ?? ''));
