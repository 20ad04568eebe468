import fc from 'fast-check';

/** One text for each field of a person, and what comes of it: the stored values, or the errors of the fields. */
export interface PersonInput {
  typed: Record<'first_name' | 'last_name' | 'phone' | 'email', string>;
  stored?: Record<'first_name' | 'last_name' | 'phone' | 'email', string>;
  errors?: Record<string, string>;
}

/** A text and what is stored for it. */
type Read = [typed: string, stored: string];

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);

const INVISIBLE = oneOf('', '', '\u200B', '\u200E', '\u202B', '\u00AD', '\uFEFF', '\u2060');
const SPACE = oneOf(' ', '  ', '\u00A0', '\u3000', '\t', '\u202F');
const APOSTROPHE = oneOf("'", '’', '‘', '`', '´', '＇', '′');
const DASH = oneOf('-', '‐', '\u2011', '–', '−', '－');

const WORDS = [
  ...['Ada', 'Zoë', 'Nguye\u0302\u0303n', 'Łukasz', 'ʻIolani', 'Ольга', 'Ελένη', 'משה', 'ប៊ុន'],
  ...[
    'علی\u200Cرضا',
    'فاطمة',
    'क्\u200Dषमा',
    'অনন্যা',
    'മോഹന്\u200D',
    '美咲',
    'スミス',
    '김민준',
    'สมชาย',
  ],
];

const name: fc.Arbitrary<Read> = fc
  .tuple(oneOf(...WORDS), oneOf(...WORDS), SPACE, APOSTROPHE, DASH, INVISIBLE, fc.nat(2))
  .map(([one, other, space, apostrophe, dash, mark, kind]) => {
    const [typed, stored] = [
      [space, ' '],
      [apostrophe, "'"],
      [dash, '-'],
    ][kind]!;
    return [`${mark}${space}${one}${typed}${other}${space}`, `${one}${stored}${other}`];
  });

/** Zeros of scripts whose digits follow each other. */
const ZEROS = ['0', '٠', '۰', '०', '০', '๐', '０', '𝟎'];

const inScript = (text: string, zero: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)));

const NUMBERS: Read[] = [
  ['503 555 0142', '+15035550142'],
  ['1 503 555 0142', '+15035550142'],
  ['+1 242 555 0142', '+12425550142'],
  ['011 44 20 7946 0018', '+442079460018'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['00 49 30 901820', '+4930901820'],
  ['+39 06 6981 2345', '+390669812345'],
  ['+7 495 123 45 67', '+74951234567'],
  ['+91 98765 43210', '+919876543210'],
  ['+81 3 1234 5678', '+81312345678'],
  ['+55 11 91234 5678', '+5511912345678'],
  ['+599 9 461 1234', '+59994611234'],
  ['+966 50 123 4567', '+966501234567'],
];

const phone: fc.Arbitrary<Read> = fc
  .tuple(
    fc.constantFrom(...NUMBERS),
    oneOf(...ZEROS),
    fc.oneof(SPACE, DASH, oneOf('.', '/', '・')),
    INVISIBLE,
    oneOf('', 'tel:'),
    oneOf('+', '＋'),
  )
  .map(([[text, stored], zero, separator, mark, scheme, plus]) => {
    const typed = inScript(text, zero).replaceAll(' ', separator).replace('+', plus);
    return [`${mark}${scheme}${typed}${mark} `, stored];
  });

const DOMAINS: Read[] = [
  ['example.com', 'example.com'],
  ['mail.ex-ample.museum', 'mail.ex-ample.museum'],
  ['example.xn--p1ai', 'example.xn--p1ai'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
  ['नमस्ते.भारत', 'xn--h2bhs4b8d8a.xn--h2brj9c'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
];

const email: fc.Arbitrary<Read> = fc
  .tuple(
    oneOf('ada', 'a.b+news', 'jörg', "o'neil", '用户', 'ada_b'),
    fc.constantFrom(...DOMAINS),
    INVISIBLE,
  )
  .map(([local, [typed, stored], mark]) => [
    ` ${local}${mark}@${mark}${typed}${mark}`,
    `${local}@${stored}`,
  ]);

const DIGITS_ONLY = fc.stringMatching(/^\d{1,3}$/);

const wrongName = fc
  .tuple(
    oneOf(...WORDS),
    oneOf('2', '٣', '🙂', '.', '_', '--', ' & ', '@', '·', '½', '!'),
    oneOf(...WORDS),
  )
  .map((parts) => parts.join(''));

const wrongPhone = fc.oneof(
  fc
    .tuple(DIGITS_ONLY, oneOf('+1 555 ', '555-', '+49 ', '1-800-FLOW', '++44 20 7946 '))
    .map(([end, start]) => start + end),
  oneOf(
    'call me',
    '503 555 0142 or 503 555 0143',
    '+999 30 901820',
    '5035550142²',
    '+49 30 901820 123456',
  ),
);

const EXTENSIONS = [' x', ' ext. ', ' #', ',', ';ext=', ' extension '];
const extended = fc
  .tuple(fc.constantFrom(...NUMBERS), oneOf(...EXTENSIONS), DIGITS_ONLY)
  .map(([[text], word, digits]) => `${text}${word}${digits}`);

const wrongEmail = fc
  .tuple(
    oneOf('ada', 'jörg', ''),
    oneOf(
      '@-x.com',
      '@x-.com',
      '@x_y.com',
      '@x.123',
      '@192.0.2.1',
      '@x',
      '@☕.com',
      '@x..com',
      `@${'x'.repeat(64)}.com`,
      '@-ü.example',
      '.com',
      '@x.com, eve@x.com',
    ),
  )
  .map((parts) => parts.join(''));

const SEED = 43;
const ROUNDS = 17;

const sample = <Value>(values: fc.Arbitrary<Value>): Value[] =>
  fc.sample(values, { numRuns: ROUNDS, seed: SEED });

const zip = <Value>(columns: Record<keyof PersonInput['typed'], Value[]>) =>
  Array.from({ length: ROUNDS }, (_, row) => ({
    first_name: columns.first_name[row]!,
    last_name: columns.last_name[row]!,
    phone: columns.phone[row]!,
    email: columns.email[row]!,
  }));

const column = (reads: Read[], part: 0 | 1) => reads.map((read) => read[part]);

const right = {
  first_name: sample(name),
  last_name: sample(name).reverse(),
  phone: sample(phone),
  email: sample(email),
};

const parts = (part: 0 | 1) =>
  zip({
    first_name: column(right.first_name, part),
    last_name: column(right.last_name, part),
    phone: column(right.phone, part),
    email: column(right.email, part),
  });

const ACCEPTED: PersonInput[] = parts(0).map((typed, row) => ({ typed, stored: parts(1)[row]! }));

const errorsFor = (phoneMessage: string) => ({
  first_name: 'First name should contain only letters',
  last_name: 'Last name should contain only letters',
  phone: phoneMessage,
  email: 'Invalid email',
});

const wrong = { first_name: sample(wrongName), last_name: sample(wrongName).reverse() };

const REFUSED: PersonInput[] = [
  ...zip({ ...wrong, phone: sample(wrongPhone), email: sample(wrongEmail) }).map((typed) => ({
    typed,
    errors: errorsFor('Invalid phone number'),
  })),
  ...zip({ ...wrong, phone: sample(extended), email: sample(wrongEmail).reverse() }).map(
    (typed) => ({
      typed,
      errors: errorsFor('Invalid phone number. Please leave out the extension.'),
    }),
  ),
];

/** Names, phone numbers and email addresses of several scripts, always the same ones: 204 texts in 51 forms. */
export const PERSON_INPUTS: readonly PersonInput[] = [...ACCEPTED, ...REFUSED];
