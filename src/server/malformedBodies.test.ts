import { API_PREFIX, CALLS } from '../contract/calls.ts';
import { startMailReceiver } from '../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../testing/server/testSite.ts';
import { eventFile, writeContentFolder } from './content/load/content.fixtures.ts';
import { EMAIL, inDatabase } from './desk/editor/editor.fixtures.ts';
import { createToken } from './desk/sign-in/signInTokens.ts';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
/** As long as those of browsers. */
const BOUNDARY = `${'-'.repeat(27)}4711`;
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  const mails = await startMailReceiver();
  const folder = await writeContentFolder({
    'events/live-rotation.md': eventFile({ title: 'Live rotation', date: '2099-12-03 13:00' }),
  });
  site = await startTestSite({
    CONTENT_DIR: folder,
    SMTP_URL: mails.url,
    POST_LIMIT_PER_MINUTE: '0',
    OWNER_EMAIL: EMAIL,
    ANALYTICS_URL: 'http://127.0.0.1:1/event',
  });
  const session = await inDatabase(site, (db) => createToken(db, 'session', EMAIL));
  cookie = `__Secure-desk=${session}`;
});

/** Sends bytes; a character is one byte. */
const send = (path: string, type: string, bytes: string, accept: string) =>
  site.send(path, {
    method: 'POST',
    headers: { 'content-type': type, origin: site.url, accept, cookie },
    body: Buffer.from(bytes, 'latin1'),
  });

const part = (value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="email"\r\n\r\n${value}\r\n`;

const BROKEN_JSON = [
  ['broken JSON', '{"email":'],
  ['no JSON', ''],
  ['a text', '"ruth@example.com"'],
  ['null', 'null'],
  ['a list', '[{"email":"ruth@example.com"}]'],
  ['bytes that are no UTF-8', '{"email":"ruth\xff@example.com"}'],
  ['half a character', '{"email":"ruth@example.com","first_name":"\xc3"}'],
  ['a name that is no UTF-8', '{"email\xff":"ruth@example.com"}'],
  ['half a surrogate pair', '{"email":"ruth@example.com","first_name":"\\ud800"}'],
  ['a prototype', '{"email":"ruth@example.com","__proto__":{"first_name":"Ruth"}}'],
  ['the prototype of a constructor', '{"constructor":{"prototype":{"email":"a@x.test"}}}'],
  ['a list for a text', '{"email":["ruth@example.com"],"name":["pageview"],"sequence":[1]}'],
  ['an object for a text', '{"email":{"$ne":null},"name":{"$ne":null},"sequence":{"$gt":0}}'],
  ['deep lists', `{"email":${'['.repeat(1000)}${']'.repeat(1000)}}`],
  ['deep objects', `{"source":${'{"a":'.repeat(400)}1${'}'.repeat(400)}}`],
] as const;

const BROKEN_FORMS = [
  ['a broken escape', FORM, 'email=%zz'],
  ['half an escape', FORM, 'email=ruth%40example.com%2'],
  ['an escape that is no UTF-8', FORM, 'email=ruth%ff%40example.com'],
  ['an escape in a name', FORM, '%c3=1&email=ruth%40example.com'],
  ['bytes that are no UTF-8', FORM, 'email=ruth\xff@example.com'],
] as const;

const BROKEN_PARTS = [
  ['garbage', MULTIPART, 'garbage'],
  ['no boundary', 'multipart/form-data', part('ruth@example.com')],
  ['parts without an end', MULTIPART, part('ruth@example.com')],
  ['a part that is no UTF-8', MULTIPART, `${part('ruth\xff@example.com')}--${BOUNDARY}--\r\n`],
] as const;

const pathOf = (pattern: string) =>
  API_PREFIX +
  pattern.replace(':id', 'live-rotation').replace(':token', 'abc').replace(':link', 'confirm');

const CALL_PATHS = Object.values(CALLS).flatMap(({ method, path }) =>
  method === 'POST' ? [pathOf(path)] : [],
);
const DESK_PATHS = [
  '/admin/sign-in',
  '/admin/sign-in/abc',
  '/admin/edit?file=site.yaml',
  '/admin/edit?kind=posts',
  '/admin/sign-out',
];

/** What each request of the pairs is answered, as a program and as a browser asks. */
const answersTo = async (
  path: string,
  bodies: readonly (readonly [string, string, string])[],
  headers: readonly string[] = ['application/json', 'text/html,*/*'],
) => {
  const answers = [];
  for (const [what, type, bytes] of bodies)
    for (const accept of headers)
      answers.push([what, (await send(path, type, bytes, accept)).status] as const);
  return answers;
};

const refused = (bodies: readonly (readonly [string, ...unknown[]])[], status = 400) =>
  bodies.flatMap(([what]) => [
    [what, status],
    [what, status],
  ]);

const asJson = BROKEN_JSON.map(([what, bytes]) => [what, JSON_TYPE, bytes] as const);

it.each([...CALL_PATHS, '/api/browser-errors', '/api/event'])(
  'answers a program that sends malformed JSON to %s with 400',
  async (path) => expect(await answersTo(path, asJson)).toEqual(refused(asJson)),
);

it.each(CALL_PATHS)('answers a malformed form for %s with 400', async (path) => {
  const forms = [...BROKEN_FORMS, ['a prototype', FORM, '__proto__=1'] as const];
  expect(await answersTo(path, forms)).toEqual(refused(forms));
});

it.each([...DESK_PATHS, '/newsletter/unsubscribe/abc'])(
  'answers a malformed form or upload for %s with 400',
  async (path) => {
    const forms = [...BROKEN_FORMS, ...BROKEN_PARTS];
    expect(await answersTo(path, forms)).toEqual(refused(forms));
  },
);

it.each([
  ['no address', 'name=ruth'],
  ['two addresses', 'email=a%40x.test&email=b%40x.test'],
])('answers a sign-in with %s with 400', async (_, body) =>
  expect((await send('/admin/sign-in', FORM, body, 'text/html')).status).toBe(400),
);

it.each([...CALL_PATHS, '/api/browser-errors', '/api/event'])(
  'answers a huge body for %s with 413',
  async (path) => {
    const huge = `{"email":"${'x'.repeat(30_000)}"}`;
    expect((await send(path, JSON_TYPE, huge, 'application/json')).status).toBe(413);
  },
);

it('takes the same words in order', async () => {
  const { status } = await send(
    '/api/newsletter/subscribe',
    JSON_TYPE,
    '\xef\xbb\xbf{"email":"ruth@example.com","source":{"first":{"ref":"\xc3\xa9"},"last":{}}}',
    'application/json',
  );
  expect(status).toBe(200);
  const form = 'email=zo%C3%AB%40example.com';
  expect((await send('/admin/sign-in', FORM, form, 'text/html')).status).toBe(200);
  const upload = `${part('zo\xef\xbf\xbd@example.com')}--${BOUNDARY}--\r\n`;
  expect((await send('/admin/sign-in', MULTIPART, upload, 'text/html')).status).toBe(200);
});

it('logs no malformed body as an error', () => {
  const errors = site.logLines().filter(({ msg }) => /^(?:page|api) failed$/.test(String(msg)));
  expect(errors).toEqual([]);
});
