/** An `@`, also percent-encoded. */
const AT = /@|%(?:25)*40/;
const NUMBER = /(?:\d(?:[\s().-]|%2[089b]){0,2}){9}/i;

const withoutAddress = (part: string): string => {
  if (AT.test(part)) return ':address';
  return NUMBER.test(part) ? ':number' : part;
};

/** Removes email addresses and phone numbers, which mailing tools and mistyped links put into paths. */
export const withoutAddresses = (path: string): string =>
  path.split('/').map(withoutAddress).join('/');
