import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How a receiver behaves. */
export type Mood = 'refuse' | 'hang' | 'fail' | 'accept';

export interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

export interface Receiver<Item> {
  url: string;
  received: Item[];
  /** Connections and requests, also failed ones. */
  tries: () => number;
  setMood: (mood: Mood) => Promise<void>;
  close: () => Promise<void>;
}

const listen = (server: Server | SocketServer, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** An HTTP server that receives webhooks. */
export const startWebhookReceiver = async (): Promise<Receiver<ReceivedCall>> => {
  const received: ReceivedCall[] = [];
  let mood: Mood = 'accept';
  let tries = 0;
  const server = createServer((request, response) => {
    tries += 1;
    let body = '';
    request.on('data', (data) => (body += String(data)));
    request.on('end', () => {
      if (mood === 'hang') return;
      if (mood === 'accept') received.push({ headers: request.headers, body });
      response.writeHead(mood === 'accept' ? 204 : 500).end();
    });
  });
  const port = await listen(server, 0);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    tries: () => tries,
    async setMood(next) {
      if (mood === 'refuse' && next !== 'refuse') await listen(server, port);
      if (mood !== 'refuse' && next === 'refuse') await stop();
      mood = next;
    },
    close: async () => {
      if (mood !== 'refuse') await stop();
    },
  };
};

export interface MailReceiverOptions {
  /** Which emails are accepted only once `release` is called. */
  holds?: (raw: string) => boolean;
  hold?: (release: () => void) => void;
}

/** An SMTP server that receives emails. */
export const startMailReceiver = async ({
  holds = () => false,
  hold,
}: MailReceiverOptions = {}): Promise<Receiver<ReceivedMail>> => {
  const received: ReceivedMail[] = [];
  let mood: Mood = 'accept';
  let tries = 0;
  let port = 0;
  let server: SMTPServer | SocketServer;
  const muted = new Set<Socket>();

  const smtp = () =>
    new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      // Otherwise every connection starts with a DNS query.
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, callback) => {
        tries += 1;
        callback(mood === 'fail' ? new Error('not now') : null);
      },
      onData: (stream, { envelope }, callback) => {
        let raw = '';
        stream.on('data', (data) => (raw += String(data)));
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const accept = () => {
            received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
            callback();
          };
          if (holds(raw)) hold?.(accept);
          else accept();
        });
      },
    });
  /** Accepts connections and never answers. */
  const mute = () =>
    new SocketServer((socket) => {
      tries += 1;
      muted.add(socket);
      socket.on('error', () => undefined).on('close', () => muted.delete(socket));
      socket.resume();
    });

  const open = async () => {
    if (mood === 'refuse') return;
    const next = mood === 'hang' ? mute() : smtp();
    server = next;
    if (next instanceof SMTPServer) {
      next.on('error', () => undefined);
      port = await listen(next.server, port);
    } else port = await listen(next, port);
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      const closing = server;
      closing.close(() => resolve());
      muted.forEach((socket) => socket.destroy());
    });
  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => tries,
    async setMood(next) {
      if (mood !== 'refuse') await stop();
      mood = next;
      await open();
    },
    close: async () => {
      if (mood !== 'refuse') await stop();
    },
  };
};
