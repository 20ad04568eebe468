import Fastify from 'fastify';
import pino from 'pino';
import { REPORTS_PATH } from '../pages/contentPolicy.ts';
import { registerPolicyReports } from './policyReports.ts';
import { registerPostGuard } from './postGuard.ts';

const startServer = async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const log = pino({ level: 'warn', base: null, timestamp: false }, { write });
  const server = Fastify();
  await registerPostGuard(server, {
    getSiteUrl: () => 'https://hearthline.example',
    postLimitPerMinute: 1,
  });
  const securityNoted = jest.fn();
  registerPolicyReports(server, log, { securityNoted });
  server.post('/api', () => 'taken');
  const send = async (
    payload: string | object,
    type = 'application/csp-report',
    { remoteAddress = '192.0.2.1', ...headers }: Record<string, string> = {},
  ) => {
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: REPORTS_PATH,
      remoteAddress,
      headers: { 'content-type': type, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return [statusCode, body];
  };
  return { server, send, lines, securityNoted };
};

/** As Firefox and Safari send it. */
const report = (over: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'https://hearthline.example/help-center?q=private+words#x',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.example/x.js?who=me',
    'script-sample': 'private words',
    ...over,
  },
});

const reportsOf = (...bodies: Record<string, unknown>[]) =>
  bodies.map((body) => ({ type: 'csp-violation', age: 1, url: 'https://a.example/', body }));

const NO_CONTENT = [204, ''];
const RULE = 'the security policy refused something';

it('logs what was refused, and on which page, in one line without queries and samples', async () => {
  const { send, lines } = await startServer();
  expect(await send(report())).toEqual(NO_CONTENT);
  expect(lines).toEqual([
    {
      level: 40,
      event: 'security',
      kind: 'refused by policy',
      directive: 'script-src-elem',
      blocked: 'evil.example',
      path: '/help-center',
      msg: RULE,
    },
  ]);
});

it('reads the reports that Chromium sends several at a time', async () => {
  const { send, lines } = await startServer();
  const documentURL = 'https://hearthline.example/blog?page=2';
  const reports = [
    ...reportsOf(
      { documentURL, effectiveDirective: 'style-src-attr', blockedURL: 'inline' },
      {
        documentURL,
        effectiveDirective: 'require-trusted-types-for',
        blockedURL: 'trusted-types-sink',
      },
    ),
    { type: 'deprecation', url: documentURL, body: { id: 'x' } },
  ];
  expect(await send(reports, 'application/reports+json; charset=utf-8')).toEqual(NO_CONTENT);
  expect(lines).toMatchObject([
    { directive: 'style-src-attr', blocked: 'inline', path: '/blog' },
    { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', path: '/blog' },
  ]);
});

it.each([
  ['no JSON', '{"csp-report":', 'application/csp-report'],
  ['no report', '{}', 'application/csp-report'],
  ['nothing', '', 'application/csp-report'],
  ['null', 'null', 'application/reports+json'],
  ['a list of nothing', '[null, 1, {"type":"csp-violation"}]', 'application/reports+json'],
  ['another type', JSON.stringify(report()), 'application/json'],
  ['a form', 'csp-report=1', 'application/x-www-form-urlencoded'],
  [
    'too much',
    JSON.stringify(report({ 'script-sample': 'x'.repeat(70_000) })),
    'application/csp-report',
  ],
  [
    'an address that is none',
    JSON.stringify(report({ 'document-uri': 'x' })),
    'application/csp-report',
  ],
  [
    'a directive that is none',
    JSON.stringify(report({ 'effective-directive': 'x\ny', 'violated-directive': 7 })),
    'application/csp-report',
  ],
])('answers %s as everything else, and logs nothing', async (_, payload, type) => {
  const { send, lines } = await startServer();
  expect(await send(payload, type)).toEqual(NO_CONTENT);
  expect(lines).toEqual([]);
});

it.each([
  ['eval', 'eval'],
  ['', ''],
  ['chrome-extension://abcdef/x.js', 'chrome-extension:'],
  ['data', 'data'],
  ['data:text/html,private', 'data:'],
  ['private words', ''],
])('calls %j by %j', async (uri, blocked) => {
  const { send, lines } = await startServer();
  await send(report({ 'blocked-uri': uri }));
  expect(lines).toMatchObject([{ blocked }]);
});

it('cuts what is longer than any host and any path of ours', async () => {
  const { send, lines } = await startServer();
  const long = 'x'.repeat(3000);
  const over = {
    'document-uri': `https://hearthline.example/${long}`,
    'blocked-uri': `https://${long}.example/`,
  };
  await send(report(over));
  expect(lines).toMatchObject([{ path: `/${long.slice(0, 199)}`, blocked: long.slice(0, 253) }]);
});

it('logs only so many of one address, and of all together', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { send, lines, securityNoted } = await startServer();
  for (let i = 0; i < 30; i += 1) expect(await send(report())).toEqual(NO_CONTENT);
  expect(lines).toHaveLength(10);
  const body = { documentURL: 'https://a.example/', effectiveDirective: 'img-src', blockedURL: '' };
  const many = reportsOf(...Array.from({ length: 100 }, () => body));
  for (let i = 2; i < 30; i += 1) {
    const remoteAddress = `192.0.2.${i}`;
    expect(await send(many, 'application/reports+json', { remoteAddress })).toEqual(NO_CONTENT);
  }
  expect(lines).toHaveLength(60);
  expect(securityNoted.mock.calls).toEqual(Array(60).fill(['refused by policy']));

  clock.mockReturnValue(60_000);
  await send(report());
  expect(lines).toHaveLength(61);
});

it('takes nothing from the share of forms that an address may send, and answers any page', async () => {
  const { server, send, lines } = await startServer();
  for (let i = 0; i < 3; i += 1) {
    const headers = { origin: 'null', 'sec-fetch-site': 'cross-site' };
    expect(await send(report(), undefined, headers)).toEqual(NO_CONTENT);
  }
  expect(lines).toHaveLength(3);
  const form = { method: 'POST', url: '/api', remoteAddress: '192.0.2.1' } as const;
  expect((await server.inject(form)).statusCode).toBe(200);
  expect((await server.inject(form)).statusCode).toBe(429);
});

afterEach(() => jest.restoreAllMocks());
