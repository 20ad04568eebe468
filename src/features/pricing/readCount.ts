import { asciiDigits } from '../../lib/digits.ts';

/** Of thousands, inside a character class: `1,200`, `1.200`, `1 200` or `1'200`. */
export const SEPARATORS = String.raw`,.'’٬،，．\s`;

const IN_GROUPS = new RegExp(String.raw`^[1-9]\d{0,2}(?:[${SEPARATORS}]\d{3})+$`);

/** 1 to 9999, as people write it; null for any other text. */
export const readCount = (text: string): number | null => {
  const written = asciiDigits(text.replace(/\p{Cf}/gu, '')).trim();
  const digits = IN_GROUPS.test(written) ? written.replace(/\D/g, '') : written;
  return /^0*[1-9]\d{0,3}$/.test(digits) ? Number(digits) : null;
};
