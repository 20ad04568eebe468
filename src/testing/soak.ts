declare global {
  /** Set by the project `soaks`. */
  var IS_SOAK: boolean | undefined;
}

/** Whether a test that `soaks` and another project run may take long. */
export const isSoak = globalThis.IS_SOAK === true;

/** The first cases of one kind, and in `soaks` the others. */
export const shareOf = <Case>(cases: readonly Case[], count = 1): Case[] =>
  isSoak ? cases.slice(count) : cases.slice(0, count);
