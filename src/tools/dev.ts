import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { projectRoot } from './paths.ts';

/**
 * `npm run dev`: the same site with hot reloading. The browser's bundle comes from webpack's development server, which
 * passes everything else on to the site's own server; that one starts anew whenever its bundle changes, and reads
 * changed content by itself.
 */
process.chdir(projectRoot);
process.env.NODE_ENV = 'development';
process.env.WEBPACK_SERVE = 'true';
process.env.DIST_DIR ??= 'dist-dev';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

const { client, server } = await import('../../webpack.config.ts');
const serverBundle = path.resolve(process.env.DIST_DIR, 'server/main.js');
const sitePort = await freePort();

let site: ChildProcess | undefined;
const restartSite = () => {
  const previous = site;
  const start = () => {
    site = spawn(process.execPath, ['--enable-source-maps', serverBundle], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(sitePort),
        SITE_URL: process.env.SITE_URL || `http://${host}:${port}`,
      },
    });
  };
  if (!previous || previous.exitCode !== null) return start();
  previous.once('exit', start);
  previous.kill('SIGTERM');
};

webpack(server).watch({}, (error, stats) => {
  if (error) return process.stderr.write(`${error.message}\n`);
  if (stats?.hasErrors()) return process.stderr.write(`${stats.toString('errors-only')}\n`);
  restartSite();
});

const devServer = new WebpackDevServer(
  {
    host,
    port,
    hot: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    // The site's server reads the manifest and the public files from the disk.
    devMiddleware: { publicPath: '/', index: false, writeToDisk: true },
    static: false,
    // The page reloads when a document is saved, once the site's server has read it.
    watchFiles: {
      paths: ['content/**/*'],
      options: { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: 1000 } },
    },
    proxy: [
      {
        context: (pathname) => !pathname.startsWith('/assets/') && pathname !== '/ws',
        target: `http://127.0.0.1:${sitePort}`,
      },
    ],
  },
  webpack(client),
);
await devServer.start();
process.stdout.write(`Hearthline (development) is at http://${host}:${port}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    site?.kill('SIGTERM');
    void devServer.stop().then(() => process.exit(0));
  });
}
