import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * `node benchBareServer.ts ORIGIN`: a bare Node server that requests each resource from ORIGIN once and then answers the
 * same bytes and headers from memory.
 */
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const [origin = ''] = process.argv.slice(2);

// `fetch` would decompress the bytes.
const fetchAnswer = (path: string, headers: IncomingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers }, (response) => {
      const { statusCode: status = 502, headers: received } = response;
      buffer(response).then((body) => resolve({ status, headers: received, body }), reject);
    })
      .once('error', reject)
      .end();
  });

const answers = new Map<string, Promise<Answer>>();

const server = createServer((incoming, outgoing) => {
  const { 'accept-encoding': encoding = '', 'if-none-match': tag = '' } = incoming.headers;
  const key = `${incoming.url} ${String(encoding)} ${tag}`;
  let answer = answers.get(key);
  if (!answer) {
    answer = fetchAnswer(incoming.url!, { 'accept-encoding': encoding, 'if-none-match': tag });
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
