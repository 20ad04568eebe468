/** An `@`, however it is written. */
const AT = /@|%(?:25)*40/;
/** As many digits as a telephone number has, with what people write between them. */
const NUMBER = /(?:\d(?:[\s().-]|%2[089b]){0,2}){9}/i;

const withoutAddress = (part: string): string => {
  if (AT.test(part)) return ':address';
  return NUMBER.test(part) ? ':number' : part;
};

/** A path without what somebody may have put into it of a person: mailing tools and mistyped links do. */
export const withoutAddresses = (path: string): string =>
  path.split('/').map(withoutAddress).join('/');
