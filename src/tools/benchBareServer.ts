import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
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
const fetchAnswer = (
  path: string,
  method: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(`${origin}${path}`, { method, headers }, (response) => {
      const { statusCode: status = 502, headers: received } = response;
      buffer(response).then((body) => resolve({ status, headers: received, body }), reject);
    })
      .once('error', reject)
      .end(body);
  });

const answers = new Map<string, Promise<Answer>>();

const answerOf = ({ url = '', method = '', headers }: IncomingMessage, body: Buffer) => {
  const { 'accept-encoding': encoding = '', 'if-none-match': tag = '' } = headers;
  const key = `${method} ${url} ${String(encoding)} ${tag}`;
  let answer = answers.get(key);
  if (!answer) {
    const { 'content-type': type = '' } = headers;
    const sent = { 'accept-encoding': encoding, 'if-none-match': tag, 'content-type': type };
    answer = fetchAnswer(url, method, sent, body);
    answers.set(key, answer);
  }
  return answer;
};

const NO_BODY = Buffer.alloc(0);

const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const sent = incoming.method === 'POST' ? await buffer(incoming) : NO_BODY;
  const { status, headers, body } = await answerOf(incoming, sent);
  outgoing.writeHead(status, headers).end(body);
};

const server = createServer((incoming, outgoing) => {
  respond(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(502).end(String(error)));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
