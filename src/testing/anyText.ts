import fc from 'fast-check';

/** Any character without lone surrogates. fast-check's `unit: 'binary'` builds a table of 1.1 million, which takes a second. */
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Any text. The default unit includes the names of object properties, such as `__proto__`. */
export const anyText = (constraints: fc.StringConstraints = {}): fc.Arbitrary<string> =>
  fc.oneof(fc.string(constraints), fc.string({ ...constraints, unit: anyCharacter }));

/** Text that is valid in a path, a query or a hash of an address, with its separators. */
export const anyWebText = (): fc.Arbitrary<string> =>
  anyText().map((text) => encodeURI(text).replaceAll('#', '%23'));
