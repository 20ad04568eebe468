interface Counted {
  isAllowed: boolean;
}

/**
 * Whether a client has exceeded a limit of `createRateLimit`. `isAllowed` of its counts means the allow-list of the library, which is
 * empty here.
 */
export const isExceeded = <Count extends Counted>(
  count: Count,
): count is Extract<Count, { isAllowed: false }> =>
  'isExceeded' in count && count.isExceeded === true;
