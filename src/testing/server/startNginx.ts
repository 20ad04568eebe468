import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
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

const answersAt = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

interface Settings {
  folder: string;
  httpPort: number;
  httpsPort: number;
  upstreams: readonly string[];
  requestRate: string;
}

/** What the file for operators is told of by their machine, and by this one. */
const SETTINGS_OF_OPERATORS = /\$\{(SITE_\w+)\}/g;

/** The operators' own proxy on free ports, with a limit that tests do not reach by accident: here all requests come from one address. */
const configuration = async (settings: Settings) => {
  const { folder, httpPort, httpsPort, upstreams, requestRate } = settings;
  const template = await readFile(
    path.resolve(__dirname, '../../../deploy/nginx.conf.template'),
    'utf8',
  );
  const given: Record<string, string> = {
    SITE_NAME: 'localhost',
    SITE_SERVERS: upstreams.map((url) => `server ${new URL(url).host} max_fails=0;`).join('\n'),
    SITE_CERTIFICATE: `${folder}/certificate.pem`,
    SITE_CERTIFICATE_KEY: `${folder}/key.pem`,
    SITE_CACHE: `${folder}/cache`,
  };
  const site = template
    .replace(SETTINGS_OF_OPERATORS, (_, name: string) => given[name]!)
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

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Nginx {
  httpUrl: string;
  httpsUrl: string;
  /** Asks over TLS for what is at `path`; with a body it sends that as JSON, with a key of its own. */
  ask: (path: string, body?: object) => Promise<Answer>;
  accessLog: () => Promise<string>;
  /** What nginx itself reported, in its log and on standard error. */
  errorLog: () => Promise<string>;
  close: () => Promise<void>;
}

/** The nginx of `deploy/` in front of `upstreams`, with a certificate of its own for `localhost`, on free ports. For tests. */
export const startNginx = async (
  upstreams: readonly string[],
  requestRate = '100000r/s',
): Promise<Nginx> => {
  const program = findNginx();
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-test-'));
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  await writeFile(path.join(folder, 'certificate.pem'), cert);
  await writeFile(path.join(folder, 'key.pem'), key);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    await configuration({ folder, httpPort, httpsPort, upstreams, requestRate }),
  );

  const nginx = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  nginx.stderr.on('data', (data) => (errors += String(data)));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    nginx.once('error', (error) => (errors += error.message));
    nginx.once('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  const agent = new https.Agent({ ca: cert, keepAlive: true });
  const ask: Nginx['ask'] = (path, body) =>
    new Promise((resolve, reject) => {
      const request = https.request(`https://localhost:${httpsPort}${path}`, {
        agent,
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        }),
      });
      request.on('error', reject).on('response', (response) => {
        let text = '';
        response.on('data', (data) => (text += String(data))).on('error', reject);
        const { statusCode = 0, headers } = response;
        response.on('end', () => resolve({ status: statusCode, headers, text }));
      });
      request.end(body && JSON.stringify(body));
    });
  const close = async () => {
    agent.destroy();
    nginx.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };

  await until(async () => hasEnded || (await answersAt(httpsPort)), 'nginx answers');
  if (hasEnded) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`nginx did not start:\n${errors}`);
  }
  return {
    httpUrl: `http://localhost:${httpPort}`,
    httpsUrl: `https://localhost:${httpsPort}`,
    ask,
    accessLog: () => readFile(path.join(folder, 'access.log'), 'utf8'),
    errorLog: async () => errors + (await readFile(path.join(folder, 'error.log'), 'utf8')),
    close,
  };
};
