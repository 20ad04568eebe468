/** Words of "Copy what happened" (strings/errors.ts) once it was pressed. */
export const whatHappenedStrings = {
  copied: 'Copied. Nothing that you have typed is in it.',
  notCopied: 'It could not be copied. Please try again.',
} as const;
