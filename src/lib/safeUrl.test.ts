import fc from 'fast-check';
import { anyText, anyWebText } from '../testing/anyText.ts';
import { isExternal, MAX_URL_LENGTH, safeFieldUrl, safeLink, safeSource } from './safeUrl.ts';

it.each([
  ['https://example.com', 'https://example.com'],
  [' https://example.com/a b ', 'https://example.com/a%20b'],
  ['HTTP://example.com/x', 'HTTP://example.com/x'],
  ['https:\\\\example.com\\x', 'https://example.com/x'],
  ['https:example.com', 'https://example.com/'],
  ['//example.com/x', 'https://example.com/x'],
  ['/\\example.com', 'https://example.com/'],
  ['/\t/example.com', 'https://example.com'],
  ['/pricing?x=1:2#y', '/pricing?x=1:2#y'],
  ['#part:one', '#part:one'],
  ['guide.html', 'guide.html'],
  ['mailto:a@example.com?subject=x', 'mailto:a@example.com?subject=x'],
  ['tel:+15550100', 'tel:+15550100'],
  ['javascript:alert(1)', ''],
  ['https://', ''],
  ['', ''],
])('reads the link %j as %j', (value, expected) => {
  expect(safeLink(value)).toBe(expected);
});

it('refuses mail and telephone addresses for images', () => {
  expect(safeSource('mailto:a@example.com')).toBe('');
  expect(safeSource('https://example.com/a.png')).toBe('https://example.com/a.png');
});

it('recognizes external addresses', () => {
  expect(
    ['https://a.example', 'HTTP://a.example', '/a', '#a', 'mailto:a@b.cd'].map(isExternal),
  ).toEqual([true, true, false, false, false]);
});

it.each([
  ['https://cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
  ['http://cdn.example.com/a.jpg', 'http://cdn.example.com/a.jpg'],
  ['/covers/a.svg', '/covers/a.svg'],
  ['//cdn.example.com/a.jpg', ''],
  ['/\\cdn.example.com', ''],
  ['covers/a.svg', ''],
  ['mailto:a@example.com', ''],
])('reads the field %j as %j', (value, expected) => {
  expect(safeFieldUrl(value)).toBe(expected);
});

// Quadratic code would take minutes.
it.each(['\u0000', ' ', 'a\u0000', '\n', '/', ':'])(
  'reads an address of a million %j in linear time',
  (part) => {
    const long = `${part.repeat(1_000_000)}x`;
    for (const read of [safeLink, safeSource, safeFieldUrl])
      expect(typeof read(long)).toBe('string');
  },
);

it('refuses addresses longer than 2,048 characters', () => {
  for (const start of ['https://a.example/', '/']) {
    const longest = start.padEnd(MAX_URL_LENGTH, 'a');
    for (const read of [safeLink, safeSource, safeFieldUrl]) {
      expect(read(longest)).toBe(longest);
      expect(read(`${longest}a`)).toBe('');
    }
  }
});

const addresses = fc.oneof(
  fc
    .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), anyWebText(), anyWebText())
    .map(([protocol, host, path, rest]) => `${protocol}://${host}/${path}?${rest}#${path}`),
  anyText(),
  fc
    .array(
      fc.constantFrom(
        ...['javascript', 'java\tscript', 'JAVASCRIPT', 'data', 'https', 'mailto', 'tel'],
        ...[':', '/', '//', '\\', '?', '#', '@', '%', '%0a', '&colon;', '[', '.', 'a.example', 'ä'],
        ...[' ', '\u0000', '\n', '\u00a0', '\u200b', '\ufeff', '\ud800', 'text/html,<script>'],
      ),
    )
    .map((parts) => parts.join('')),
);

const destination = (address: string) => new URL(address, 'https://site.example/blog/post/x');

it.each([
  ['link', safeLink, /^(?:https?|mailto|tel):$/],
  ['picture', safeSource, /^https?:$/],
  ['field', safeFieldUrl, /^https?:$/],
] as const)('allows only the protocols of a %s, and is idempotent', (_, read, protocols) => {
  fc.assert(
    fc.property(addresses, (address) => {
      const safe = read(address);
      expect(read(safe)).toBe(safe);
      expect(safe.length).toBeLessThanOrEqual(MAX_URL_LENGTH);
      if (!URL.canParse(safe, 'https://site.example/')) return;
      expect(destination(safe).protocol).toMatch(protocols);
      // An address without a protocol stays within the site.
      if (!/^[a-z][a-z\d+.-]*:/i.test(safe)) expect(destination(safe).host).toBe('site.example');
    }),
    { numRuns: 1000 },
  );
});
