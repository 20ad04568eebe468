import { asciiDigits } from '../../lib/digits.ts';

/** `1,200`, `1.200`, `1 200` or `1'200`. */
const IN_GROUPS = /^[1-9]\d{0,2}(?:[,.'’٬،，．\s]\d{3})+$/;

/** 1 to 9999, as people write it; null for any other text. */
export const readCount = (text: string): number | null => {
  const written = asciiDigits(text.replace(/\p{Cf}/gu, '')).trim();
  const digits = IN_GROUPS.test(written) ? written.replace(/\D/g, '') : written;
  return /^0*[1-9]\d{0,3}$/.test(digits) ? Number(digits) : null;
};
