/** The digits of a script follow each other in Unicode. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // Several sets of digits may follow each other.
  return String((code - zero) % 10);
};

/** `１２` and `١٢` as `12`. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit);
