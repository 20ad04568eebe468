import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { findProgram } from '../../tools/findProgram.ts';
import { until } from '../until.ts';
import { freePort } from './freePort.ts';

const findNginx = (): string =>
  findProgram({
    name: 'nginx',
    variable: 'NGINX_PATH',
    candidates: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
    packages: ['nginx-light'],
  });

const isListening = (port: number): Promise<boolean> =>
  once(connect(port, '127.0.0.1').end(), 'connect').then(
    () => true,
    () => false,
  );

/** Fills in `deploy/nginx.conf.template` for free ports. The rate limit is high because all requests share one address. */
const makeConfiguration = async (
  folder: string,
  [httpPort, httpsPort]: readonly [number, number],
  upstreams: readonly string[],
  requestRate: string,
) => {
  const template = await readFile(
    path.resolve(__dirname, '../../../deploy/nginx.conf.template'),
    'utf8',
  );
  const values: Record<string, string> = {
    SITE_NAME: 'localhost',
    SITE_SERVERS: upstreams.map((url) => `server ${new URL(url).host} max_fails=0;`).join('\n'),
    SITE_CERTIFICATE: `${folder}/certificate.pem`,
    SITE_CERTIFICATE_KEY: `${folder}/key.pem`,
    SITE_CACHE: `${folder}/cache`,
  };
  const site = template
    .replace(/\$\{(SITE_\w+)\}/g, (_, name: string) => values[name]!)
    .replace(/^ *listen \[::\].*$/gm, '')
    .replace(/listen 80\b/g, `listen 127.0.0.1:${httpPort}`)
    .replace(/listen 443\b/g, `listen 127.0.0.1:${httpsPort}`)
    .replace(/(https:\/\/\$\w+)(\$request_uri)/, `$1:${httpsPort}$2`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('rate=50r/s', `rate=${requestRate}`);
  return `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}
`;
};

interface NginxResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Starts nginx with the configuration of `deploy/` and a self-signed certificate for `localhost`. */
export const startNginx = async (upstreams: readonly string[], requestRate = '100000r/s') => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-test-'));
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  await writeFile(path.join(folder, 'certificate.pem'), cert);
  await writeFile(path.join(folder, 'key.pem'), key);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    await makeConfiguration(folder, [httpPort, httpsPort], upstreams, requestRate),
  );

  const nginx = spawn(findNginx(), ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = once(nginx, 'close');
  let errors = '';
  nginx.stderr.on('data', (data) => (errors += String(data)));
  const hasExited = () => nginx.exitCode !== null;
  await until(async () => hasExited() || (await isListening(httpsPort)), 'nginx');
  if (hasExited()) throw new Error(`nginx did not start:\n${errors}`);

  const agent = new https.Agent({ ca: cert, keepAlive: true });
  return {
    httpUrl: `http://localhost:${httpPort}`,
    httpsUrl: `https://localhost:${httpsPort}`,
    /** Sends a GET over TLS, or a POST with a text or a JSON body and an idempotency key. */
    ask: (
      path: string,
      body?: object | string,
      headers: OutgoingHttpHeaders = {},
    ): Promise<NginxResponse> =>
      new Promise((resolve, reject) => {
        const request = https.request(`https://localhost:${httpsPort}${path}`, {
          agent,
          headers,
          ...(body && {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'idempotency-key': randomUUID(),
              ...headers,
            },
          }),
        });
        request.on('error', reject).on('response', (response) => {
          let text = '';
          response.on('data', (data) => (text += String(data))).on('error', reject);
          const { statusCode = 0, headers } = response;
          response.on('end', () => resolve({ status: statusCode, headers, text }));
        });
        request.end(typeof body === 'object' ? JSON.stringify(body) : body);
      }),
    accessLog: () => readFile(path.join(folder, 'access.log'), 'utf8'),
    /** The error log and standard error. */
    errorLog: async () => errors + (await readFile(path.join(folder, 'error.log'), 'utf8')),
    close: async () => {
      agent.destroy();
      nginx.kill('SIGQUIT');
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
