/**
 * Milliseconds of processor time that `work` takes, for tests of what must not grow with the square of its input:
 * unlike the clock's, they do not count what a busy machine does meanwhile.
 */
export const processorTime = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};
