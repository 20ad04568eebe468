import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

/**
 * The scanner of Mozilla's HTTP Observatory. It is no dependency: with it come a database, a reporter of errors and a
 * download of lists at every installation (decision 34). Of the package itself only what judges is used, and that needs
 * nothing but what our other packages bring.
 */
const PACKAGE = '@mdn/mdn-http-observatory@1.4.8';
const INTEGRITY =
  'sha512-0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw==';

const cacheFolder = path.resolve(__dirname, '../../../node_modules/.cache');
const exec = promisify(execFile);

/** The folder of the unpacked package, fetched by npm when it is not there yet. */
const unpacked = async (): Promise<string> => {
  const folder = path.join(cacheFolder, PACKAGE.replaceAll('/', '-'));
  if (existsSync(folder)) return folder;
  await mkdir(cacheFolder, { recursive: true });
  const work = await mkdtemp(path.join(cacheFolder, 'observatory-'));
  try {
    const { stdout } = await exec('npm', ['pack', PACKAGE, '--json', '--pack-destination', work]);
    const [packed] = JSON.parse(stdout) as { filename: string; integrity: string }[];
    if (packed?.integrity !== INTEGRITY)
      throw new Error(`This is not ${PACKAGE} as it was looked at.`);
    await exec('tar', ['-xzf', path.join(work, packed.filename), '-C', work]);
    const source = path.join(work, 'package');
    // What asks over the network is not used, and its packages are not there.
    await writeFile(path.join(source, 'src/retriever/session.js'), 'export class Session {}\n');
    // The list of preloaded hosts is made at installation; `localhost` is on none.
    await writeFile(path.join(source, 'conf/hsts-preload.json'), '{}');
    await rename(source, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return folder;
};

export interface SeenAnswer {
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the scanner asks a site for. */
export interface SeenPage {
  /** The answer to plain HTTP and those that it leads to, the last one first. */
  http: SeenAnswer[];
  https: SeenAnswer;
  /** The answer to another site's preflight request. */
  preflight: SeenAnswer;
}

export interface Judgement {
  score: number;
  /** What each test found, by its name. */
  results: Record<string, string>;
}

const ask = async (url: string, ca: string, options: https.RequestOptions = {}) => {
  const { request } = url.startsWith('https:') ? https : http;
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = { accept: 'text/html', ...options.headers };
    request(url, { ca, ...options, headers }, resolve)
      .on('error', reject)
      .end();
  });
  const { statusCode: status = 0, headers } = answer;
  return { url, status, headers, body: await text(answer) } satisfies SeenAnswer;
};

/** Asks for a page as the scanner does. A certificate that `ca` does not vouch for rejects. */
export const seePage = async (httpUrl: string, httpsUrl: string, ca: string): Promise<SeenPage> => {
  const seen = [await ask(httpUrl, ca)];
  for (let next = seen[0]?.headers.location; next && seen.length < 10;) {
    seen.unshift(await ask(new URL(next, seen[0]?.url).href, ca));
    next = seen[0]?.headers.location;
  }
  const foreign = {
    'access-control-request-method': 'GET',
    origin: 'https://http-observatory.security.mozilla.org',
  };
  return {
    http: seen,
    https: await ask(httpsUrl, ca),
    preflight: await ask(httpsUrl, ca, { method: 'OPTIONS', headers: foreign }),
  };
};

/** What the Observatory says of pages, in their order. In a process of its own: Jest runs no modules of this kind. */
export const judge = async (pages: readonly SeenPage[]): Promise<Judgement[]> => {
  const script = path.join(__dirname, 'runObservatory.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, await unpacked()], {
    input: JSON.stringify(pages),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`The Observatory failed:\n${stderr}`);
  return JSON.parse(stdout) as Judgement[];
};
