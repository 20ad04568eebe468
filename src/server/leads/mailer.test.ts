import fc from 'fast-check';
import { Server as SocketServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { createMailer } from './mailer.ts';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A server that does to each connection what the test says. */
const startServer = async (greet: (socket: Socket) => void) => {
  const sockets = new Set<Socket>();
  const server = new SocketServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => {
    sockets.forEach((socket) => socket.destroy());
    return new Promise((resolve) => server.close(resolve));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const send = (
  url: string,
  limits: { stepTimeoutMs?: number; timeoutMs?: number } = {},
  typed: { first_name?: string; last_name?: string } = {},
  kind: 'demo-confirmation' | 'demo-notice' = 'demo-confirmation',
) =>
  createMailer({
    url,
    from: 'Hearthline <hello@example.com>',
    salesEmail: 's@example.com',
    ...limits,
  })({
    id: 'd-1',
    kind,
    createdAt: '2026-11-20T15:00:00.000Z',
    lead: {
      lead: 'demo',
      id: 'HD-7K3M9Q',
      first_name: 'Ruth',
      last_name: 'Abara',
      phone: '+12025550123',
      email: 'ruth@example.com',
      real_estate_experience: '4+ deals a month',
      monthly_budget: '0-$500',
      preferred_datetime: '2026-11-23T15:00:00.000Z',
      created_at: '2026-11-20T15:00:00.000Z',
      demo_id: 'HD-7K3M9Q',
      event_link: 'https://hearthline.example/calendar/HD-7K3M9Q.ics',
      meet_link: 'https://meet.hearthline.example/HD-7K3M9Q',
      ...typed,
    },
  });

it('leaves a mail server that takes the connection and says nothing', async () => {
  const url = await startServer(() => undefined);
  const sending = send(url, { stepTimeoutMs: 100, timeoutMs: 10_000 });
  await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

it('leaves a mail server that falls silent after its greeting', async () => {
  const url = await startServer((socket) => socket.write('220 hello\r\n'));
  const sending = send(url, { stepTimeoutMs: 100, timeoutMs: 10_000 });
  await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

it('waits no longer for one that always says a little more', async () => {
  const url = await startServer((socket) => {
    socket.write('220 hello\r\n');
    const timer = setInterval(() => socket.write('250-and more\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  const sending = send(url, { stepTimeoutMs: 50_000, timeoutMs: 200 });
  await expect(sending).rejects.toThrow('the mail server is too slow');
});

/** The names of a mail's headers. */
const headersOf = (raw: string): string[] =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split(/\r\n(?![ \t])/)
    .map((line) => line.slice(0, line.indexOf(':')));

it.each(['demo-confirmation', 'demo-notice'] as const)(
  'lets no name add a header or a receiver to a %s',
  async (kind) => {
    const receiver = await startMailReceiver();
    closings.push(receiver.close);
    await send(receiver.url, {}, {}, kind);
    const [usual] = receiver.received;
    const names = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            '\r',
            '\n',
            '\r\n',
            'Bcc: a@b.cd',
            ' ',
            '\u2028',
            '\0',
            '<',
            '>',
            ',',
            '"',
            'é',
          ),
        )
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(names, names, async (first_name, last_name) => {
        await send(receiver.url, {}, { first_name, last_name }, kind);
        const { raw, to } = receiver.received.at(-1)!;
        expect(headersOf(raw)).toEqual(headersOf(usual!.raw));
        expect(to).toEqual(usual!.to);
      }),
      { numRuns: 25 },
    );
  },
);
