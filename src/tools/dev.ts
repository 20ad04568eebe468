import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { createInterface } from 'node:readline';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DEV_SOCKET_PATH, DOCUMENTS_CHANGED } from '../contract/constants.ts';
import { escapeXml } from '../lib/escapeXml.ts';
import { stopOnSignals } from '../lib/stopSignals.ts';
import { exitWith, readConfigOrExit } from '../server/readConfigOrExit.ts';
import { watchFolder } from '../server/content/storage/watchFolder.ts';
import { describeListenError, reachableAddress } from '../server/config.ts';
import { fallbackPage } from '../server/plugins/fallbackPage.ts';
import { describeErrors } from './buildSite.ts';
import { projectRoot, SERVER_FLAGS, serverBundle } from './buildConfig.ts';

/**
 * `npm run dev`: webpack's development server serves the browser's bundle with hot reloading and forwards everything else
 * to the site's server, a child process. A rebuilt server bundle or a changed document restarts the child; open pages
 * then read their documents again.
 */
process.chdir(projectRoot);
process.env.NODE_ENV = 'development';

const STOP_TIMEOUT_MS = 10_000;
/** Lines of the child's standard error on the failure page. */
const MAX_REASON_LINES = 40;
/** What `server/main.ts` prints when the site accepts requests. */
const READY_LINE = /is ready at (http:\S+)$/;

const config = readConfigOrExit(process.env);

process.stdout.write('Building the site ...\n');
const configurations = await import('../../webpack.config.ts');
const clientCompiler = webpack(configurations.client);
const serverCompiler = webpack(configurations.server);

interface Failure {
  title: string;
  reason: string;
}

/** The site's server, which runs in a child process. */
interface DevSite {
  /** Where browsers find it: the address of webpack's server, known once that listens. */
  address: string;
  child: ChildProcess | undefined;
  /** Where the child listens, or why there is none; undefined while it starts. Set by `settle`. */
  state: { url: string } | Failure | undefined;
}

const site: DevSite = { address: '', child: undefined, state: undefined };
const settled = new EventEmitter().setMaxListeners(0);

const failurePage = ({ title, reason }: Failure): string =>
  fallbackPage(
    title,
    `<pre>${escapeXml(reason)}</pre><p>Fix the error. The next change restarts the server, and this page reloads.</p>
<style>body { font: 16px/1.5 system-ui; margin: 2rem; } pre { white-space: pre-wrap; }</style>
<script>setTimeout(() => location.reload(), 1000)</script>`,
  );

const forward = async (request: IncomingMessage, response: ServerResponse) => {
  while (!site.state) await once(settled, 'settled');
  // The browser may have closed the connection. `pipeline` throws for a closed stream.
  if (response.destroyed) return;
  const sendFailure = (failure: Failure) =>
    response
      .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(failurePage(failure));
  const { state } = site;
  if (!('url' in state)) return sendFailure(state);
  const { hostname, port } = new URL(state.url);
  const { method, url: path } = request;
  // The site's server opens the desk only to this machine, which it knows by the addresses of all senders.
  const senders = [request.headers['x-forwarded-for'] ?? [], request.socket.remoteAddress ?? ''];
  const headers = { ...request.headers, 'x-forwarded-for': senders.flat().join(', ') };
  const forwarded = httpRequest({ hostname, port, method, path, headers }, (answer) => {
    if (response.destroyed) return void answer.destroy();
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => undefined);
  });
  forwarded.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else sendFailure({ title: 'The site did not answer.', reason: error.message });
  });
  pipeline(request, forwarded, () => undefined);
};

const devServer = new WebpackDevServer(
  {
    host: config.host,
    port: config.port,
    hot: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    // The site's server reads the manifest and the public files from the disk.
    devMiddleware: { publicPath: '/', index: false, writeToDisk: true },
    static: false,
    setupExitSignals: false,
    webSocketServer: { type: 'ws', options: { path: DEV_SOCKET_PATH } },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      (request: IncomingMessage, response: ServerResponse) => void forward(request, response),
    ],
  },
  clientCompiler,
);

const settle = (next: { url: string } | Failure) => {
  site.state = next;
  settled.emit('settled');
  if ('url' in next) {
    process.stdout.write(`The site (development) is ready at ${site.address}\n`);
    process.stdout.write(`The desk is at ${site.address}/admin\n`);
    devServer.middleware?.publish({ action: DOCUMENTS_CHANGED });
  } else {
    process.stderr.write(`${next.title} The next change restarts it. See ${site.address}\n`);
    devServer.middleware?.publish({ action: 'reload' });
  }
};

const startChild = () => {
  const started = spawn(
    process.execPath,
    ['--enable-source-maps', ...SERVER_FLAGS, serverBundle()],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        SITE_URL: config.siteUrl ?? site.address,
        // Requests are logged by `LOG_LEVEL=info npm run dev`.
        LOG_LEVEL: process.env.LOG_LEVEL || 'error',
        HOST: '127.0.0.1',
        PORT: '0',
      },
    },
  );
  site.child = started;
  process.stdout.write(`The site's server is process ${started.pid}.\n`);
  const errors: string[] = [];
  createInterface(started.stdout).on('line', (line) => {
    const url = READY_LINE.exec(line)?.[1];
    if (!url) process.stdout.write(`${line}\n`);
    else if (site.child === started) settle({ url });
  });
  createInterface(started.stderr).on('line', (line) => {
    process.stderr.write(`${line}\n`);
    errors.push(line);
  });
  // 'close' comes after the last output, unlike 'exit'.
  started.once('close', (code, signal) => {
    if (site.child !== started) return;
    site.child = undefined;
    const title = `The site's server has ended ${signal ? `by ${signal}` : `with code ${code}`}.`;
    settle({ title, reason: errors.slice(-MAX_REASON_LINES).join('\n') });
  });
};

const stopChild = async () => {
  const stopped = site.child;
  if (!stopped) return;
  site.child = undefined;
  const closed = once(stopped, 'close');
  stopped.kill('SIGTERM');
  const timer = setTimeout(() => stopped.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await closed;
  clearTimeout(timer);
};
process.on('exit', () => site.child?.kill('SIGKILL'));

/** The site's server reads the manifest of the client bundle. */
const clientBuilt = new Promise<void>((resolve) =>
  clientCompiler.hooks.done.tap('dev', () => resolve()),
);

let lastStart = Promise.resolve();
let starts = 0;
/** Starts the child, for the first time or in place of the one that runs. Requests wait until it is ready or has failed. */
const start = () => {
  site.state = undefined;
  starts += 1;
  const number = starts;
  lastStart = lastStart.then(async () => {
    await stopChild();
    await clientBuilt;
    // Of several changes at once, the last one starts the child.
    if (number === starts) startChild();
  });
};

const stop = async () => {
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS + 1000).unref();
  // A start that waits starts no other child.
  starts += 1;
  await Promise.all([stopChild(), devServer.stop()]);
  // Writes webpack's caches.
  await Promise.all(
    [clientCompiler, serverCompiler].map(
      (compiler) => new Promise((resolve) => compiler.close(resolve)),
    ),
  );
  process.exit(0);
};
stopOnSignals(stop);

await devServer
  .start()
  .catch((error: unknown) => exitWith(describeListenError(config.host, config.port, error)));
const { port } = devServer.server!.address() as AddressInfo;
site.address = reachableAddress(config.host, port);

serverCompiler.watch({}, (error, stats) => {
  const problems = error?.message ?? (stats?.hasErrors() ? describeErrors(stats) : undefined);
  if (problems === undefined) return start();
  process.stderr.write(`${problems}\n`);
  // A child that runs goes on with the last bundle that could be built.
  if (!site.child) settle({ title: "The server's bundle can't be built.", reason: problems });
});

const log = { warn: (_details: object, message: string) => process.stderr.write(`${message}\n`) };
watchFolder(config.contentFolder, { onChange: start, log });
