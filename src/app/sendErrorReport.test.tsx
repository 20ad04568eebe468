import type { BrowserError } from '../contract/browserErrors.ts';
import type * as sending from './sendErrorReport.ts';

const fetched = jest.fn((_path: string, _request: RequestInit) => Promise.resolve());
beforeAll(() => Object.assign(globalThis, { fetch: fetched }));
afterEach(() => {
  jest.restoreAllMocks();
  fetched.mockClear();
  document.body.innerHTML = '';
});

/** A page load, which has sent nothing yet. */
const loadPage = (path = '/pricing') => {
  window.history.replaceState(null, '', path);
  let loaded!: typeof sending;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof sending>('./sendErrorReport.ts');
  });
  return loaded.sendErrorReport;
};

const reports = () =>
  fetched.mock.calls.map(([, { body }]) => JSON.parse(body as string) as BrowserError);

it('sends the route, the build, the message and the stack, and nothing else', async () => {
  document.body.innerHTML = '<script type="x" data-build="1a2b3c4d5e6f"></script>';
  const error = new TypeError('Cannot read ruth@example.com');
  error.stack = `TypeError: ${error.message}\n    at start (https://x.test/assets/app.1a.js:1:2)`;
  await loadPage('/my-demo/q3vZr8TnYw5Lk2Xb7HdJcA?q=ruth#top')(error);
  expect(
    fetched.mock.calls.map(([path, { method, keepalive }]) => [path, method, keepalive]),
  ).toEqual([['/api/browser-errors', 'POST', true]]);
  expect(reports()).toEqual([
    {
      route: '/my-demo/:token',
      build: '1a2b3c4d5e6f',
      message: 'TypeError: Cannot read :address',
      stack: ['start app.1a.js:1:2'],
    },
  ]);
});

it.each<[unknown, string]>([
  [new RangeError('Too deep'), 'RangeError: Too deep'],
  [new Error('Outer', { cause: new Error('Inner') }), 'Error: Outer (cause: Error: Inner)'],
  [new DOMException('Denied', 'SecurityError'), 'SecurityError: Denied'],
  ['A text', 'A text'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Symbol('kept'), 'Symbol(kept)'],
  [404, '404'],
  [{ email: 'ruth@example.com', name: 'Ruth' }, 'An object was thrown'],
  [
    { name: 'TypeError', message: 'As a Redux action has it' },
    'TypeError: As a Redux action has it',
  ],
  ['', ''],
])('describes %p as %s', async (thrown, message) => {
  await loadPage()(thrown);
  expect(reports().map((report) => report.message)).toEqual([message]);
});

it('sends an error once, also when it is thrown again or by another object', async () => {
  const send = loadPage();
  const error = new Error('Once');
  for (const _ of [1, 2]) await send(error);
  const copy = new Error('Once');
  copy.stack = error.stack!;
  await send(copy);
  expect(reports()).toHaveLength(1);
});

it('sends at most five reports for each page load', async () => {
  const send = loadPage();
  for (let count = 0; count < 20; count += 1) await send(new Error(`Number ${count}`));
  expect(reports()).toHaveLength(5);
});

it.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('sends nothing with %s', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  await loadPage()(new Error('Private'));
  Reflect.deleteProperty(navigator, name);
  expect(reports()).toEqual([]);
});

it.each<[string, unknown, string]>([
  ['an extension', Object.assign(new Error('x'), { stack: 'f@moz-extension://a/b.js:1:2' }), ''],
  ["an extension's script", 'x', 'chrome-extension://a/b.js'],
  ["another origin's script", 'Script error.', ''],
  ['a slow layout', 'ResizeObserver loop completed with undelivered notifications.', ''],
])('ignores %s', async (_what, thrown, file) => {
  await loadPage()(thrown, file);
  expect(reports()).toEqual([]);
});
