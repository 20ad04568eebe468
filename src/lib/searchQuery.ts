/** Longest search that is read from an address, in UTF-16 code units. Highlighting takes time for each one. */
export const MAX_QUERY_LENGTH = 200;

/** The search text of `?q=`: trimmed and limited. Reading the result again changes nothing. */
export const searchQuery = (text: string | null): string =>
  (text ?? '')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    // Half of a surrogate pair cannot be percent-encoded.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
