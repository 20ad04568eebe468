import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

/**
 * `node benchTwin.ts ORIGIN [without-scripts]`: a bare Node server that asks ORIGIN once for each kind of request and
 * answers the same bytes and headers from memory ever after: what serving the same could cost at the least. Without
 * scripts, its pages are what a browser could do at the best with ours, and `/floor` is the floor of any site: one file
 * of HTML with the first font and the first AVIF of ORIGIN's home page. Prints its own origin.
 */
interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** What an answer depends on beside its address. */
const ASKED_BY = ['accept-encoding', 'if-none-match'] as const;
/** Node's own server sets these anew. */
const OF_THE_CONNECTION = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

const [origin = '', mode] = process.argv.slice(2);
const isWithoutScripts = mode === 'without-scripts';

const ask = (path: string, headers: IncomingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers, agent: false }, (response) => {
      buffer(response).then((body) => {
        const kept = Object.entries(response.headers).filter(
          ([name, value]) => value !== undefined && !OF_THE_CONNECTION.includes(name),
        );
        resolve({
          status: response.statusCode!,
          headers: Object.fromEntries(kept) as Answer['headers'],
          body,
        });
      }, reject);
    })
      .once('error', reject)
      .end();
  });

const compressed = (html: string, headers: Answer['headers']): Answer => {
  const body = brotliCompressSync(html);
  return {
    status: 200,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': String(body.length) },
    body,
  };
};

/** Scripts of any kind but what search engines read. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');

const floorPage = async (): Promise<Answer> => {
  const home = String((await ask('/', {})).body);
  const [, font] = /href="([^"]+\.woff2)"/.exec(home) ?? [];
  const [picture] = /\/[\w./@-]+\.avif/.exec(home) ?? [];
  if (!font || !picture)
    throw new Error('The home page has no font or no AVIF to make a floor of.');
  return compressed(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>One file</title>
<meta name="description" content="One file of HTML, one font, one picture.">
<link rel="icon" href="data:,">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<style>@font-face{font-family:F;src:url(${font})format("woff2");font-display:optional}body{font:18px/1.6 F,sans-serif;margin:1rem}img{width:100%;aspect-ratio:16/10;object-fit:cover}</style>
</head>
<body>
<main>
<h1>One file of HTML, one font, one picture</h1>
<img src="${picture}" alt="">
<p>${'No page of any site can cost less than this one does. '.repeat(20)}</p>
</main>
</body>
</html>
`,
    { 'content-type': 'text/html; charset=utf-8' },
  );
};

const answerFor = async (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
  if (!isWithoutScripts) return ask(path, headers);
  if (path === '/floor') return floorPage();
  const plain = await ask(path, {});
  return String(plain.headers['content-type']).startsWith('text/html')
    ? compressed(withoutScripts(String(plain.body)), plain.headers)
    : ask(path, headers);
};

const answers = new Map<string, Promise<Answer>>();

const server = createServer((incoming, outgoing) => {
  const [encoding = '', tag = ''] = ASKED_BY.map((name) => incoming.headers[name]);
  const key = `${incoming.url} ${encoding} ${tag}`;
  let answer = answers.get(key);
  if (!answer) {
    answer = answerFor(incoming.url!, { 'accept-encoding': encoding, 'if-none-match': tag });
    answers.set(key, answer);
  }
  answer.then(
    ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
    (error: unknown) => outgoing.writeHead(502).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
