export const yieldToMain = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/** Runs after the browser has painted its response to the current event. Hidden pages are not painted. */
export const afterPaint = (work: () => void): void => {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
};

/** Runs each step in a separate task, so that a slow phone stays responsive. */
export const runInTasks = async (steps: readonly (() => unknown)[]): Promise<void> => {
  for (const step of steps) {
    await step();
    await yieldToMain();
  }
};
