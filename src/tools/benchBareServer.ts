import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

/**
 * `node benchBareServer.ts ORIGIN [without-scripts]`: a bare Node server that requests each resource from ORIGIN once
 * and then answers the same bytes and headers from memory. `without-scripts` removes the scripts from its pages.
 */
interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const [origin = '', mode] = process.argv.slice(2);

// `fetch` would decompress the bytes.
const fetchAnswer = (path: string, headers: IncomingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers, agent: false }, (response) => {
      // Node sets these for each connection.
      const { connection: _connection, date: _date, ...rest } = response.headers;
      delete rest['keep-alive'];
      delete rest['transfer-encoding'];
      buffer(response).then(
        (body) => resolve({ status: response.statusCode!, headers: rest, body }),
        reject,
      );
    })
      .once('error', reject)
      .end();
  });

const makeAnswer = async (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
  if (mode !== 'without-scripts') return fetchAnswer(path, headers);
  const page = await fetchAnswer(path, {});
  if (!String(page.headers['content-type']).startsWith('text/html'))
    return fetchAnswer(path, headers);
  // Browsers don't execute JSON-LD.
  const html = String(page.body).replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');
  const body = brotliCompressSync(html);
  const length = String(body.length);
  return {
    status: 200,
    headers: { ...page.headers, 'content-encoding': 'br', 'content-length': length },
    body,
  };
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
