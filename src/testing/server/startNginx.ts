import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { findProgram } from '../../tools/findProgram.ts';
import { until } from '../until.ts';

const findNginx = (): string =>
  findProgram({
    name: 'nginx',
    variable: 'NGINX_PATH',
    candidates: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
    packages: ['nginx-light'],
  });

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
};

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
}

/**
 * A proxy as an operator would set one up in front of the site: TLS, and plain HTTP leads there. A process that is being
 * replaced is asked again with the next request, or both would count as dead one after the other; what it did not answer
 * the other one is asked, forms too: a form that is sent twice counts once.
 */
const configuration = ({ folder, httpPort, httpsPort, upstreams }: Settings): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream site { ${upstreams.map((url) => `server ${new URL(url).host} max_fails=0;`).join(' ')} }
  server {
    listen 127.0.0.1:${httpPort};
    return 301 https://$host:${httpsPort}$request_uri;
  }
  server {
    listen 127.0.0.1:${httpsPort} ssl;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_next_upstream error timeout non_idempotent;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto https;
    }
  }
}
`;

export interface Nginx {
  httpUrl: string;
  httpsUrl: string;
  /** The certificate that its answers are to be trusted by, as PEM. */
  certificate: string;
  close: () => Promise<void>;
}

/** nginx in front of `upstreams`, with a certificate of its own for `localhost`, on free ports. For tests. */
export const startNginx = async (upstreams: readonly string[]): Promise<Nginx> => {
  const program = findNginx();
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-test-'));
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  await writeFile(path.join(folder, 'certificate.pem'), cert);
  await writeFile(path.join(folder, 'key.pem'), key);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration({ folder, httpPort, httpsPort, upstreams }));

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
  const close = async () => {
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
    certificate: cert,
    close,
  };
};
