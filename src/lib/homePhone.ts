export const HOME_COUNTRY = { code: 'US', name: 'United States', callingCode: '1' } as const;

const HOME_NUMBER = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** `+15035550142` as `(503) 555-0142`; other countries unchanged. */
export const asWritten = (number: string): string => number.replace(HOME_NUMBER, '($1) $2-$3');
