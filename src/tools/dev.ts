import { once } from 'node:events';
import { request as askSite, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DOCUMENT_CHANGES_PATH } from '../contract/constants.ts';
import { escapeXml } from '../lib/escapeXml.ts';
import { ConfigError, readConfig, type Config } from '../server/config.ts';
import { describeListenError, reachableAddress } from '../server/listenAddress.ts';
import { fallbackPage } from '../server/web/pages/fallbackPage.ts';
import { describeErrors, showProgress } from './buildSite.ts';
import { documentTags, watchForChanges, type DocumentTag } from './documentTags.ts';
import { projectRoot, serverBundle } from './paths.ts';
import { createSiteProcess, type SettledState } from './siteProcess.ts';

/**
 * `npm run dev`: the same site with hot reloading. The browser's bundle comes from webpack's development server, which
 * passes everything else on to the site's own server. That one is started when both bundles stand, and again whenever
 * its bundle or a document changes; while it is not there, its last words are shown in its place. Open pages are told
 * which documents were saved, and ask for those again.
 */
process.chdir(projectRoot);
process.env.NODE_ENV = 'development';

/** Longer than the site's server may take to end. */
const STOP_LIMIT_MS = 11_000;
/** How often a page that says what failed looks whether that is still so. */
const LOOK_AGAIN_MS = 500;

const say = (text: string) => process.stderr.write(`${text}\n`);

const fail = (message: string): never => {
  say(message);
  process.exit(1);
};

const readConfigOrExit = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    throw error;
  }
};

const config = readConfigOrExit();

const failToListen = (error: unknown) => fail(describeListenError(config.host, config.port, error));

/** Nobody should wait for a build to be told that the port is taken. */
const probe = createServer().listen(config.port, config.host);
await once(probe, 'listening').catch(failToListen);
await new Promise((done) => probe.close(done));

const configurations = await import('../../webpack.config.ts');
const client = webpack(configurations.client);
const server = webpack(configurations.server);
showProgress([client, server]);

/** Where the site is seen; known when the development server listens. */
let address = '';
let failures = 0;

const { contentFolder } = config;
const changedDocuments = watchForChanges(contentFolder);
await changedDocuments();
/** Of the documents that were saved since the site was there last. */
let savedTags: DocumentTag[] = [];
/** Open pages, each waiting for what it has to ask for again. */
const followers = new Set<ServerResponse>();

const follow = (response: ServerResponse) => {
  // Compressed, it would wait in a buffer.
  const headers = {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
  };
  response.writeHead(200, headers).flushHeaders();
  followers.add(response);
  response.once('close', () => followers.delete(response));
};

const tellFollowers = () => {
  if (savedTags.length === 0) return;
  for (const follower of followers) follower.write(`data: ${JSON.stringify(savedTags)}\n\n`);
  savedTags = [];
};

const reloadPages = () => {
  devServer.middleware?.publish({ action: 'reload' });
};

const onSettled = (state: SettledState) => {
  if (state.status === 'ready') {
    process.stdout.write(`The site (development) is ready at ${address}\n`);
    tellFollowers();
    return;
  }
  failures += 1;
  say(`${state.title} The next change starts it again; ${address} says so, too.`);
  reloadPages();
};

const site = createSiteProcess(
  serverBundle(),
  () => ({
    ...process.env,
    SITE_URL: config.siteUrl ?? address,
    // The terminal is for what has to be mended; `LOG_LEVEL=info npm run dev` shows every request.
    LOG_LEVEL: process.env.LOG_LEVEL || 'error',
  }),
  onSettled,
);

/** Stands in for every page while there is no site, and makes way for it by itself. */
const failurePage = ({ title, reason }: SettledState & { status: 'failed' }): string =>
  fallbackPage(
    title,
    `<pre>${escapeXml(reason)}</pre><p>Mend it: the next change starts the server again, and this page follows.</p>
<style>body { font: 16px/1.5 system-ui; margin: 2rem; } pre { white-space: pre-wrap; }</style>
<script>
const lookAgain = async () => {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer && answer.headers.get('x-failure') !== '${failures}') location.reload();
  else setTimeout(lookAgain, ${LOOK_AGAIN_MS});
};
void lookAgain();
</script>`,
  );

const sendFailure = (state: SettledState & { status: 'failed' }, response: ServerResponse) => {
  response
    .writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-failure': failures,
    })
    .end(failurePage(state));
};

/** Answers by the site's server. Requests wait while it starts; where it has failed, they are told why. */
const passOn = async (request: IncomingMessage, response: ServerResponse) => {
  const state = await site.settled();
  if (state.status === 'failed') return sendFailure(state, response);
  const { method, headers, url: path } = request;
  const { hostname, port } = new URL(state.url);
  const asked = askSite({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => undefined);
  });
  asked.on('error', (error) => {
    // It has ended just now; why is known in a moment, when the page looks again.
    if (response.headersSent) response.destroy();
    else {
      failures += 1;
      sendFailure(
        { status: 'failed', title: 'The site did not answer.', reason: error.message },
        response,
      );
    }
  });
  pipeline(request, asked, () => undefined);
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
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      (request: IncomingMessage, response: ServerResponse) =>
        request.url === DOCUMENT_CHANGES_PATH ? follow(response) : void passOn(request, response),
    ],
  },
  client,
);

/** Ends the site's server and both builds; what they have cached is written first. */
const stop = async () => {
  setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
  await Promise.all([site.stop(), devServer.stop()]);
  await Promise.all(
    [client, server].map((compiler) => new Promise((done) => compiler.close(done))),
  );
  process.exit(0);
};
let stopping: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void (stopping ??= stop()));

/** The site's server reads the browser's manifest, so the first of these has to be there. */
const clientBuilt = new Promise<void>((resolve) => client.hooks.done.tap('dev', () => resolve()));

await devServer.start().catch(failToListen);
const { port } = devServer.server!.address() as AddressInfo;
address = reachableAddress(config.host, port);

// Documents are no modules, but a change of theirs starts the site anew as one of the server's code does.
server.hooks.afterCompile.tap('dev', ({ contextDependencies }) => {
  contextDependencies.add(contentFolder);
});

const startAnew = async () => {
  const files = await changedDocuments();
  savedTags.push(...files.flatMap(documentTags));
  await clientBuilt;
  site.start();
};

server.watch({}, (error, stats) => {
  const problems = error?.message ?? (stats?.hasErrors() ? describeErrors(stats) : undefined);
  if (problems !== undefined) {
    say(problems);
    return site.fail("The server's bundle can't be built.", problems);
  }
  void startAnew();
});
