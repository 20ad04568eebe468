import fc from 'fast-check';
import { BROWSER_ERROR_LIMITS } from '../contract/browserErrors.ts';
import { framesOf, isOfExtension, withoutPrivateParts } from './errorText.ts';

const SITE = 'https://www.example.com';
const TOKEN = 'q3vZr8TnYw5Lk2Xb7HdJcA';

it.each([
  ["TypeError: Cannot read properties of undefined (reading 'map')"],
  ['Minified React error #418; visit the documentation for the full message'],
  ["undefined is not an object (evaluating 'e.items.map')"],
  ["can't convert undefined to object, don't retry"],
  ['HTTP status 502 after 3 tries'],
])('keeps %s', (text) => {
  expect(withoutPrivateParts(text)).toBe(text);
});

it.each([
  ['a URL', `Failed to fetch ${SITE}/my-demo/${TOKEN}?q=ruth`, 'Failed to fetch :address'],
  [
    'a file of the build',
    `Loading chunk 7 failed. (missing: ${SITE}/assets/pricing.1a2b3c4d.js)`,
    'Loading chunk 7 failed. (missing: pricing.1a2b3c4d.js',
  ],
  ['an address without a scheme', 'Refused www.example.com/a?b=c', 'Refused :path'],
  ['a path', `Not found: /my-registration/${TOKEN}`, 'Not found: :path'],
  ['a query', 'No page for ?email=ruth', 'No page for :query'],
  ['an email address', 'Unknown ruth.abara@example.com, sorry', 'Unknown :address sorry'],
  ['an encoded email address', 'Unknown ruth%40example.com', 'Unknown :address'],
  ['a link to write to', 'Bad href mailto:ruth', 'Bad href :address'],
  ['a phone number', 'Not a number: +1 (202) 555-0143', /^Not a number: \+?:number/],
  ['digits of another script', 'Bad ٠١٢٣٤٥٦٧٨٩', 'Bad :number:number'],
  ['a token', `Gone: ${TOKEN}`, 'Gone: :token'],
  ['a token after a word', `token=${TOKEN};`, ':token'],
  ['quoted data', `Unexpected token 'R', "Ruth Abara" is not JSON`, /'R', :text is not JSON/],
  ['cut quoted data', 'Unexpected end of "Ruth Aba', 'Unexpected end of :text'],
  ['quoted text', "'#ruth abara' is not a valid selector", ':text is not a valid selector'],
  ['curly quotes', 'No match for “Ruth”', /^No match for :text/],
  ['several lines', 'Failed\n\tbadly\u2028today', 'Failed badly today'],
])('removes %s from a message', (_what, text, expected) => {
  expect(withoutPrivateParts(text)).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});

it('is one bounded line without an address or an email address for any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 3000 }),
    fc.array(fc.constantFrom('https://', 'a@b.cd', '/my-demo/', TOKEN, '"', "'", ' ', '?q=', '\n')),
  );
  fc.assert(
    fc.property(text, (value) => {
      const line = withoutPrivateParts([value].flat().join(''));
      expect(line.length).toBeLessThanOrEqual(BROWSER_ERROR_LIMITS.message);
      expect(line).not.toMatch(/\n|:\/\/|@|\/my-demo\/./);
      expect(line).not.toContain(TOKEN);
    }),
  );
});

const FILE = `${SITE}/assets/app.1a2b3c4d.js`;

it.each([
  [
    'Chromium',
    `    at start (${FILE}:1:23456)\n    at async Promise.all (index 0)\n    at ${FILE}:1:7`,
    ['start app.1a2b3c4d.js:1:23456', 'app.1a2b3c4d.js:1:7'],
  ],
  [
    'Firefox',
    `start@${FILE}:1:23456\nasync*load/<@${FILE}:1:7\n`,
    ['start app.1a2b3c4d.js:1:23456', 'asyncload app.1a2b3c4d.js:1:7'],
  ],
  [
    'WebKit',
    `start@${FILE}:1:23456\n[native code]\n@${FILE}:1:7`,
    ['start app.1a2b3c4d.js:1:23456', 'app.1a2b3c4d.js:1:7'],
  ],
  [
    'a page',
    `    at HTMLButtonElement.<anonymous> (${SITE}/my-demo/${TOKEN}:4:5)`,
    ['HTMLButtonElement.anonymous :address'],
  ],
  ['another site', '    at send (https://cdn.example.net/t.js?id=7:1:2)', ['send :address']],
  ['a message', `Error: Failed for Ruth at ${SITE}/my-demo/${TOKEN}`, []],
  ['no stack', '', []],
])('reads the frames of %s', (_what, stack, frames) => {
  expect(framesOf(stack)).toEqual(frames);
});

it('keeps the innermost frames of a deep stack', () => {
  const deep = Array.from({ length: 500 }, (_, line) => `    at f (${FILE}:${line}:1)`).join('\n');
  expect(framesOf(deep)).toHaveLength(BROWSER_ERROR_LIMITS.frames);
  expect(framesOf(deep)[0]).toBe('f app.1a2b3c4d.js:0:1');
});

it.each([
  ['    at send (chrome-extension://abcdef/content.js:1:2)', true],
  ['send@moz-extension://abcdef/content.js:1:2', true],
  ['send@safari-web-extension://abcdef/content.js:1:2', true],
  ['@webkit-masked-url://hidden/:1:2', true],
  [`    at start (${FILE}:1:2)\n    at send (chrome-extension://abcdef/content.js:1:2)`, false],
  [`    at start (${FILE}:1:2)`, false],
  ['extension', false],
])('tells whether an extension failed: %s', (stack, expected) => {
  expect(isOfExtension(stack)).toBe(expected);
});
