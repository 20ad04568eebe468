import { countryOf, formatPhone, movePhone, readPhone } from './phoneNumbers.ts';

it.each([
  ['503 555 0142', '+15035550142'],
  ['(503) 555-0142', '+15035550142'],
  ['503.555.0142.', '+15035550142'],
  ['1-503-555-0142', '+15035550142'],
  ['+1 503 555 0142', '+15035550142'],
  ['+1-242-555-0142', '+12425550142'],
  ['(+44) 20 7946 0018', '+442079460018'],
  ['+7 495 123-45-67', '+74951234567'],
  ['+599 9 461 1234', '+59994611234'],
  ['+39 06 6981 2345', '+390669812345'],
  ['+54 9 11 2345 6789', '+5491123456789'],
  ['+800 1234 5678', '+80012345678'],
  ['➕44 20 7946 0018', '+442079460018'],
  ['+49 (3)0 901820', '+4930901820'],
  // Possible, though no such number has been given out.
  ['(123) 456-7890', '+11234567890'],
])('reads %j as %s', (written, number) => {
  expect(readPhone(written)).toBe(number);
});

it.each([
  ['US', '011 44 20 7946 0018'],
  ['US', '00 44 20 7946 0018'],
  ['CA', '011-44-20-7946-0018'],
  ['DE', '0044 20 7946 0018'],
  ['AU', '0011 44 20 7946 0018'],
  ['JP', '010 44 20 7946 0018'],
  ['JP', '0044 20 7946 0018'],
  ['RU', '8~10 44 20 7946 0018'],
  ['BR', '0021 44 20 7946 0018'],
  ['BR', '0044 20 7946 0018'],
  ['CO', '00 9 44 20 7946 0018'],
  ['FI', '999 44 20 7946 0018'],
])('understands the dialing prefix of %s in %j', (country, written) => {
  expect(readPhone(written, country)).toBe('+442079460018');
});

it.each([
  ['JP', '00 49 30 901820', '+4930901820'],
  ['JP', '00 1 503 555 0142', '+15035550142'],
  ['ID', '00 61 412 345 678', '+61412345678'],
  ['KR', '00 33 6 12 34 56 78', '+33612345678'],
  ['HK', '0049 30 901820', '+4930901820'],
  ['KH', '0033 6 12 34 56 78', '+33612345678'],
])('takes 00 for the prefix before a calling code in %s too, in %j', (country, text, number) => {
  expect(readPhone(text, country)).toBe(number);
});

it.each([
  ['DE', '49 176 12345678', '+4917612345678'],
  ['DE', '4915112345678', '+4915112345678'],
  ['DE', '49 30 901820', '+4930901820'],
  ['ID', '62 812 3456 7890', '+6281234567890'],
  ['XK', '383 43 201 234', '+38343201234'],
  ['IN', '91 98765 43210', '+919876543210'],
])('takes the calling code of %s without a plus for one, in %j', (country, text, number) => {
  expect(readPhone(text, country)).toBe(number);
});

it.each([
  ['DE', '0491 7612345', '+494917612345'],
  ['IN', '91174 68546', '+919117468546'],
  ['PL', '48 982 26 94', '+48489822694'],
  ['BR', '(55) 99935-1512', '+5555999351512'],
  ['IT', '390 472 9861', '+393904729861'],
])('takes no calling code from a number of %s that begins as one, %j', (country, text, number) => {
  expect(readPhone(text, country)).toBe(number);
});

it.each([
  ['US', '+52 1 55 1234 5678'],
  ['MX', '+52 1 55 1234 5678'],
  ['MX', '0052 1 55 1234 5678'],
  ['MX', '52 1 55 1234 5678'],
])(
  'reads a mobile number of Mexico as it was dialed formerly, with %s chosen: %j',
  (country, text) => {
    expect(readPhone(text, country)).toBe('+525512345678');
  },
);

it.each([
  ['BR', '0055 11 91234-5678', '+5511912345678'],
  ['KR', '0082 10 1234 5678', '+821012345678'],
  ['TH', '0044 7911 123456', '+447911123456'],
])('takes the valid number where the prefix of %s in %j is ambiguous', (country, text, number) => {
  expect(readPhone(text, country)).toBe(number);
});

it.each([
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['+39 (0)6 6981 2345', '+390669812345'],
  ['+351 (0)21 123 4567', '+351211234567'],
  ['+1 (0)503 555 0142', '+15035550142'],
  ['+٤٤ (٠)20 7946 0018', '+442079460018'],
  ['+44 ( 0 )20 7946 0018', '+442079460018'],
])('knows whether the zero of %j is dialed from abroad', (written, number) => {
  expect(readPhone(written)).toBe(number);
});

it.each([
  ['Arabic', '٥٠٣٥٥٥٠١٤٢'],
  ['Persian', '۵۰۳-۵۵۵-۰۱۴۲'],
  ['Devanagari', '५०३ ५५५ ०१४२'],
  ['Thai', '๕๐๓๕๕๕๐๑๔๒'],
  ['full-width', '＋１（５０３）５５５－０１４２'],
  ['bold', '𝟓𝟎𝟑𝟓𝟓𝟓𝟎𝟏𝟒𝟐'],
])('reads %s digits', (_script, written) => {
  expect(readPhone(written)).toBe('+15035550142');
});

it.each([
  '503\u2011555\u20110142',
  '503\u2013555\u22120142',
  '503\u00A0555\u202F0142',
  '503ー555ー0142',
  '503・555/0142',
  '\u202A+1 503 555 0142\u202C',
  '\u200E503\u00AD555\u200B0142\uFEFF',
  '503\uFE0F5550142',
  'tel:+1-503-555-0142',
  'TEL:5035550142',
  '➕1 503 555 0142',
])('ignores the dashes, spaces and invisible marks of %j', (written) => {
  expect(readPhone(written)).toBe('+15035550142');
});

it.each([
  'call me',
  'call 503 555 0142',
  '2-503-555-0142',
  '555-0142',
  '+1 555 0142',
  '+49',
  '+49 30 901820 123456',
  '+999 30 901820',
  '++44 20 7946 0018',
  '5035550142²',
  '1-800-FLOWERS',
  '503 555 0142 or 503 555 0143',
  // Numbers of other countries.
  '06 12 34 56 78',
  '030 901820 1',
  '+1 061 234 5678',
  '503-555-0142 x7',
  '503-555-0142 ext. 7',
  '503-555-0142,,7',
  '503-555-0142 #7',
  'tel:+1-503-555-0142;ext=7',
  '',
])('finds no number in %j', (written) => {
  expect(readPhone(written)).toBeNull();
});

it.each([
  ['', 'US', 'US'],
  ['503555', 'US', 'US'],
  ['416 555 0142', 'US', 'CA'],
  ['030', 'DE', 'DE'],
  ['+', 'US', undefined],
  ['+999', 'US', undefined],
  ['+49 ', 'US', 'DE'],
  ['+49-30', 'US', 'DE'],
  ['+44 (', 'US', 'GB'],
  ['+1/', 'CA', 'CA'],
  ['+1-242', 'US', 'BS'],
  ['+7', 'US', 'RU'],
  ['+77', 'US', 'KZ'],
  ['+599.', 'US', 'CW'],
  ['0049', 'US', 'DE'],
  ['011 44', 'US', 'GB'],
  ['0011 44', 'AU', 'GB'],
])('finds the country of %j, typed with %s chosen', (written, chosen, country) => {
  expect(countryOf(written, chosen)).toBe(country);
});

it.each([
  ['5035550142', 'US', '(503) 555-0142'],
  ['+1 503-555-0142', 'US', '+1 503 555 0142'],
  ['011 44 20 7946 0018', 'US', '+44 20 7946 0018'],
  ['0049 30 901820', 'DE', '030 901820'],
  ['1123456789', 'AR', '011 2345-6789'],
  ['503555', 'US', '503555'],
  ['503 555 0142 x7', 'US', '503 555 0142 x7'],
])('formats %j, typed with %s chosen, as %j', (written, chosen, formatted) => {
  expect(formatPhone(written, chosen)).toBe(formatted);
  expect(readPhone(formatted, chosen)).toBe(readPhone(written, chosen));
});

it.each([
  ['5035550142', 'US', 'CA', '(503) 555-0142'],
  ['+44 20 7946 0018', 'US', 'GB', '020 7946 0018'],
  ['011 44 20 7946 0018', 'US', 'GB', '020 7946 0018'],
  ['+44', 'US', 'GB', ''],
  ['030 901820', 'DE', 'US', '030 901820'],
  ['call me', 'US', 'DE', 'call me'],
  ['+44 20 7946 0018 ext. 12', 'US', 'GB', '+44 20 7946 0018 ext. 12'],
  ['+1 503 555 0142 or 503 555 0199', 'GB', 'US', '+1 503 555 0142 or 503 555 0199'],
  ['+44 20 7946 call', 'US', 'GB', '+44 20 7946 call'],
  ['+44 20 7946 0018 #7', 'US', 'FR', '+44 20 7946 0018 #7'],
])('moves %j from %s to %s', (written, from, to, moved) => {
  expect(movePhone(written, from, to)).toBe(moved);
});
