/** Milliseconds of processor time that `work` takes. Unlike elapsed time, it does not depend on the machine's load. */
export const processorTime = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};
