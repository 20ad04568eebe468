export const HOME_COUNTRY = { code: 'US', name: 'United States', callingCode: '1' } as const;
const HOME_DIGITS = 10;

/** `(503) 555-0142` to E.164, `+15035550142`. Returns other text unchanged; validation rejects it. */
export const toE164 = (written: string): string => {
  // The `(0)` of `+49 (0)30` is dialed only inside the country.
  const text = written.trim().replace('(0)', '');
  if (!/^[+\d\s().·/-]+$/.test(text)) return written;
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return `+${digits}`;
  if (text.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.length === HOME_DIGITS) return `+${HOME_COUNTRY.callingCode}${digits}`;
  const hasHomeCode =
    digits.length === HOME_DIGITS + 1 && digits.startsWith(HOME_COUNTRY.callingCode);
  return hasHomeCode ? `+${digits}` : written;
};

const HOME_NUMBER = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** `+15035550142` as `(503) 555-0142`; other countries unchanged. */
export const asWritten = (number: string): string => number.replace(HOME_NUMBER, '($1) $2-$3');
