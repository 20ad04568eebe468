/** Loads the code of reports only for an error. A report never fails: its failure would be the next error. */
export const reportToServer = (error: unknown, file?: string): void => {
  import(/* webpackChunkName: "error-report" */ './sendErrorReport.ts')
    .then(({ sendErrorReport }) => sendErrorReport(error, file))
    .catch(() => undefined);
};

/**
 * Reports what no code handles. React and Redux pass uncaught errors to `window.reportError`, so they arrive here as well. For
 * errors that a boundary catches, see hydrate.tsx.
 */
export const watchErrors = (): void => {
  window.addEventListener('error', ({ error, message, filename }) =>
    reportToServer(error ?? message, filename),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reportToServer(reason));
};
