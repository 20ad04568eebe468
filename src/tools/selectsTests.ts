/** Jest options that select no tests. Their value may be the next argument: `--maxWorkers 2`. */
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
