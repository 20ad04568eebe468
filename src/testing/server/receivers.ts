import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Server as SocketServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `refuse` closes the port, `hang` never responds, `fail` responds with an error. */
export type Mood = 'refuse' | 'hang' | 'fail' | 'accept';

export interface Receiver<Item> {
  url: string;
  received: Item[];
  /** Requests or connections so far, successful or not. */
  tries: () => number;
  setMood: (mood: Mood) => Promise<void>;
  close: () => Promise<void>;
}

const closings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closings) await close();
});

const listen = (server: Server | SocketServer, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

interface ReceivedCall {
  method: string;
  path: string;
  body: string;
  headers: IncomingHttpHeaders;
}

export type TestUpstream = Awaited<ReturnType<typeof startTestUpstream>>;

/** Starts an HTTP server that records requests and responds with `answer`. It is closed after the tests of the file. */
export const startTestUpstream = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
) => {
  const requests: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => (body += String(data)));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, path: url, body, headers });
      answer(request, response);
    });
  });
  const port = await listen(server, 0);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  closings.push(close);
  const reopen = () => listen(server, port);
  return { url: `http://127.0.0.1:${port}`, requests, reopen, close };
};

/** Starts an HTTP server that receives webhooks. It is closed after the tests of the file. */
export const startWebhookReceiver = async (): Promise<
  Receiver<Pick<ReceivedCall, 'headers' | 'body'>>
> => {
  const received: ReceivedCall[] = [];
  let mood: Mood = 'accept';
  const { url, requests, reopen, close } = await startTestUpstream((_, response) => {
    if (mood === 'hang') return;
    if (mood === 'accept') received.push(requests.at(-1)!);
    response.writeHead(mood === 'accept' ? 204 : 500).end();
  });
  const setMood = async (next: Mood) => {
    if (mood === 'refuse' && next !== 'refuse') await reopen();
    if (next === 'refuse') await close();
    mood = next;
  };
  return { url: `${url}/leads`, received, tries: () => requests.length, setMood, close };
};

interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

/** Mailboxes that the SMTP server refuses, by how their addresses begin. */
const REFUSALS = [
  { start: 'unknown', responseCode: 550, message: '5.1.1 User unknown' },
  { start: 'full', responseCode: 452, message: '4.2.2 Mailbox full' },
] as const;

/** Starts an SMTP server that receives emails. It is closed after the tests of the file. */
export const startMailReceiver = async (): Promise<Receiver<ReceivedMail>> => {
  const received: ReceivedMail[] = [];
  let mood: Mood = 'accept';
  let tries = 0;
  let port = 0;
  let server: SMTPServer;

  const start = async () => {
    server = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      // A reverse DNS lookup would delay every connection.
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, callback) => {
        tries += 1;
        if (mood !== 'hang') callback(mood === 'fail' ? new Error('not now') : null);
      },
      onRcptTo: ({ address }, _session, callback) => {
        const refusal = REFUSALS.find(({ start }) => address.startsWith(start));
        if (!refusal) return callback();
        const { message, responseCode } = refusal;
        callback(Object.assign(new Error(message), { responseCode }));
      },
      onData: (stream, { envelope }, callback) => {
        let raw = '';
        stream.on('data', (data) => (raw += String(data)));
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
          callback();
        });
      },
    });
    server.on('error', () => undefined);
    port = await listen(server.server, port);
  };
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  await start();
  const setMood = async (next: Mood) => {
    if (mood !== 'refuse') await stop();
    mood = next;
    if (mood !== 'refuse') await start();
  };
  const close = () => setMood('refuse');
  closings.push(close);
  return { url: `smtp://127.0.0.1:${port}`, received, tries: () => tries, setMood, close };
};
