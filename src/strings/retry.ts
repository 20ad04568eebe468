export const retryStrings = { tryAgain: 'Try again', tryingAgain: 'Trying again...' } as const;
