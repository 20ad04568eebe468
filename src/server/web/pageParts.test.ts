import { Script } from 'node:vm';
import { inlineJson } from './inlineJson.ts';
import { matchRoute } from '../../app/routes.ts';
import { pageStatus } from './pageStatus.ts';
import { bootScript } from './bootScript.ts';
import { scriptsOf } from './assetManifest.ts';

it.each([
  ['/pricing?billing=annual&utm=x', '/pricing?billing=annual'],
  ['/integrations/all-integrations?q=mail&page=2', '/integrations/all-integrations?page=2&q=mail'],
  ['/about-us?page=2', '/about-us'],
  ['/nowhere?page=2', '/nowhere'],
])('reduces %s to what decides its page', (url, expected) => {
  expect(matchRoute(url).location).toBe(expected);
});

it.each([
  [[], 200],
  [[{}], 200],
  [[{ error: { status: 404, message: '' } }], 404],
  [[{ error: { status: 410, message: '' } }], 404],
  [[{ error: { status: 500, message: '' } }], 502],
  [[{ error: { status: 0, message: '' } }], 502],
  [[{ error: { status: 504, message: '' } }], 503],
  [[{ error: { status: 400, message: '' } }], 502],
  [[{}, { error: { status: 503, message: '' } }], 503],
])('gives reads that ended as %j the status %i', (outcomes, status) => {
  expect(pageStatus(outcomes)).toBe(status);
});

it('escapes whatever could end a script element', () => {
  const value = { a: '</script><!--', b: '\u2028\u2029' };
  const text = inlineJson(value);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});

it('names each script of a page once, the entry last', () => {
  const manifest = {
    entry: ['/client.js'],
    chunks: { app: ['/lib.js', '/app.js'], home: ['/lib.js', '/home.js'] },
  };
  expect(scriptsOf(manifest, 'home')).toEqual(['/lib.js', '/app.js', '/home.js', '/client.js']);
  expect(scriptsOf(manifest, 'unknown')).toEqual(['/lib.js', '/app.js', '/client.js']);
});

it('is a starter that any browser can read', () => {
  // A syntax error would throw here.
  expect(() => new Script(bootScript(['/assets/client.js']))).not.toThrow();
  expect(bootScript(['/assets/client.js'])).toContain('"/assets/client.js"');
});
