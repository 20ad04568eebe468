import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

/**
 * `node benchBareServer.ts ORIGIN [without-scripts]`: a bare Node server that requests each resource from ORIGIN once
 * and then answers the same bytes and headers from memory. `without-scripts` removes the scripts from its pages. It
 * prints its own origin.
 */
interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** Node sets these for each connection. */
const CONNECTION_HEADERS = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

const [origin = '', mode] = process.argv.slice(2);

const fetchAnswer = (path: string, headers: IncomingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers, agent: false }, (response) => {
      const kept = Object.entries(response.headers).filter(
        ([name]) => !CONNECTION_HEADERS.includes(name),
      );
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode!,
            headers: Object.fromEntries(kept) as Answer['headers'],
            body,
          }),
        reject,
      );
    })
      .once('error', reject)
      .end();
  });

/** Keeps JSON-LD, which is not executed. */
const withoutScripts = ({ headers, body: html }: Answer): Answer => {
  const body = brotliCompressSync(
    String(html).replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ''),
  );
  return {
    status: 200,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': String(body.length) },
    body,
  };
};

const makeAnswer = async (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
  if (mode !== 'without-scripts') return fetchAnswer(path, headers);
  const plain = await fetchAnswer(path, {});
  const isPage = String(plain.headers['content-type']).startsWith('text/html');
  return isPage ? withoutScripts(plain) : fetchAnswer(path, headers);
};

const answers = new Map<string, Promise<Answer>>();

const server = createServer((incoming, outgoing) => {
  const { 'accept-encoding': encoding = '', 'if-none-match': tag = '' } = incoming.headers;
  const key = `${incoming.url} ${String(encoding)} ${tag}`;
  let answer = answers.get(key);
  if (!answer) {
    answer = makeAnswer(incoming.url!, { 'accept-encoding': encoding, 'if-none-match': tag });
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
