import fc from 'fast-check';

/**
 * Any character that an encoding can hold: no half of a surrogate pair. fast-check's own (`unit: 'binary'`, and with it
 * `webUrl` and `webQueryParameters`) begins with a list of all 1.1 million: a second in every file that asks for it.
 */
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Text of any characters, that of keyboards often, with the names that every JavaScript object knows. */
export const anyText = (constraints: fc.StringConstraints = {}): fc.Arbitrary<string> =>
  fc.oneof(fc.string(constraints), fc.string({ ...constraints, unit: anyCharacter }));

/** What may stand behind the `?` or the `#` of an address, with all that separates in it, or in a path. */
export const anyWebText = (): fc.Arbitrary<string> =>
  anyText().map((text) => encodeURI(text).replaceAll('#', '%23'));
