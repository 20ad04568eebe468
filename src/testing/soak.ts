declare global {
  /** Set by the project `soaks`. */
  var IS_SOAK: boolean | undefined;
}

/** Whether a test that both `server` and `soaks` run may take long. */
export const isSoak = globalThis.IS_SOAK === true;
