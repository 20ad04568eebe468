import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import { createApp, type App } from '../../server/app.ts';
import { traceFields } from '../../server/observe/trace.ts';
import { MANIFEST_FILE } from '../../server/ssr/document.ts';
import type { ServerLimits } from '../../server/serverOptions.ts';
import { copyContent } from './copyContent.ts';

export interface TestAnswer {
  status: number;
  headers: Headers;
  text: string;
  json: <Body = Record<string, unknown>>() => Body;
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/** No load limits, because Jest compiles modules in this process and delays its event loop. */
const NO_LOAD_LIMITS: Partial<ServerLimits> = { eventLoopDelayMs: 0, heapShare: 0 };

/** Static files that the server reads or that tests request. */
const PUBLIC_FILES = [
  'social-icons.svg',
  'brand/favicon-32.png',
  'brand/symbol-on-dark.svg',
  'street/street-night.svg',
];

const readAnswer = async (response: Response): Promise<TestAnswer> => {
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, text, json: <Body>() => JSON.parse(text) as Body };
};

const closings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

/**
 * Starts the server in this process, with a copy of the project's content and a stub of the client build. It is closed
 * after the tests of the file.
 */
export const startTestSite = async (
  environment: Record<string, string> = {},
  limits: Partial<ServerLimits> = {},
  build = '',
  isDevelopment = false,
) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-test-'));
  const clientFolder = path.join(folder, 'client');
  await mkdir(path.join(clientFolder, 'assets'), { recursive: true });
  const manifest = { entry: ['/assets/client.js'], chunks: { app: ['/assets/app.js'] } };
  await writeFile(path.join(clientFolder, MANIFEST_FILE), JSON.stringify(manifest));
  await writeFile(path.join(clientFolder, 'assets/client.js'), 'start()');
  for (const file of PUBLIC_FILES) await cp(`public/${file}`, path.join(clientFolder, file));
  await writeFile(path.join(clientFolder, 'assets/client.js.br'), brotliCompressSync('start()'));

  const lines: string[] = [];
  const log = pino(
    { level: 'info', mixin: traceFields },
    { write: (line: string) => void lines.push(line) },
  );
  const databaseUrl = environment.DATABASE_URL ?? `file:${path.join(folder, 'site.db')}`;
  const content = environment.CONTENT_DIR ?? path.join(folder, 'content');
  if (environment.CONTENT_DIR === undefined) await copyContent(content);
  const config = readConfig({ ...environment, CONTENT_DIR: content, DATABASE_URL: databaseUrl });
  // Each site with PostgreSQL is a machine.
  if (config.databaseFolder === undefined) config.cacheFolder = path.join(folder, 'cache');
  const app = await createApp(config, {
    log,
    clientFolder,
    limits: { ...NO_LOAD_LIMITS, ...limits },
    build,
    isDevelopment,
  });
  const url = `http://127.0.0.1:${await app.listen('127.0.0.1', 0)}`;
  const request = async (path: string, init: RequestInit) =>
    readAnswer(await fetch(url + path, { redirect: 'manual', ...init }));
  let closed: Promise<void> | undefined;
  type Headers = Record<string, string>;
  const site = {
    url,
    databaseUrl,
    /** The site's own static files. */
    clientFolder,
    /** Requests follow no redirects. */
    get: (path: string, headers: Headers = {}) => request(path, { headers }),
    /** Sends JSON, or a text as it is. */
    post: (path: string, body: unknown = {}, headers: Headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Sends a form as a browser without scripts does. */
    sendForm: (path: string, fields: Record<string, string> = {}, headers: Headers = {}) =>
      request(path, {
        method: 'POST',
        // Without `Origin`: with it the `Sec-Fetch-Mode` of `fetch` would make it a request of a script.
        headers: { accept: 'text/html,application/xhtml+xml', ...headers },
        body: new URLSearchParams(fields),
      }),
    send: request,
    /** Only with `METRICS_ADDRESS`. */
    metricsUrl: `http://127.0.0.1:${app.metricsPort()}/metrics`,
    /** Parsed log lines so far. */
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    reload: app.reloadContent,
    watchContent: app.watchContent,
    close: (...drained: Parameters<App['close']>): Promise<void> =>
      (closed ??= app.close(...drained).then(() => rm(folder, { recursive: true, force: true }))),
  };
  closings.push(() => site.close());
  return site;
};

/** Fakes the clock alone, because requests need their timers. */
export const fakeClock = (now: number) =>
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] as const),
      ...(['clearTimeout', 'clearInterval', 'clearImmediate', 'performance', 'hrtime'] as const),
    ],
  });

/** The visible text of a page. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
