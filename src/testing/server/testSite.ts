import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import { createApp, type App } from '../../server/app.ts';
import { traceFields } from '../../server/observe/trace.ts';
import { MANIFEST_FILE } from '../../server/ssr/document.ts';
import type { ServerLimits } from '../../server/serverOptions.ts';

export interface TestSite {
  url: string;
  /** Only with `METRICS_ADDRESS`. */
  metricsUrl: string;
  /** Parsed log lines so far. */
  logLines: () => Record<string, unknown>[];
  reload: App['reload'];
  close: App['close'];
}

/** No load limits, because Jest compiles modules in this process and delays its event loop. */
const NO_LOAD_LIMITS: Partial<ServerLimits> = { eventLoopDelayMs: 0, heapShare: 0 };

/** Static files that the server reads or that tests request. */
const PUBLIC_FILES = ['social-icons.svg', 'brand/symbol-on-dark.svg', 'street/street-night.svg'];

/** Starts the server in this process, with the project's content and a stub of the client build. */
export const startTestSite = async (
  environment: Record<string, string> = {},
  limits: Partial<ServerLimits> = {},
  build = '',
): Promise<TestSite> => {
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
  const config = readConfig({ DATABASE_URL: 'file::memory:', ...environment });
  const site = await createApp(config, {
    log,
    clientFolder,
    limits: { ...NO_LOAD_LIMITS, ...limits },
    build,
  });
  const port = await site.listen('127.0.0.1', 0);
  return {
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${site.metricsPort()}/metrics`,
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    reload: site.reload,
    async close(drained) {
      await site.close(drained);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export interface TestUpstream {
  url: string;
  requests: { method: string; path: string; body: string; headers: IncomingHttpHeaders }[];
  close: () => Promise<void>;
}

/** Starts an HTTP server that records requests and responds with `answer`. */
export const startTestUpstream = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<TestUpstream> => {
  const requests: TestUpstream['requests'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => (body += String(data)));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, path: url, body, headers });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
