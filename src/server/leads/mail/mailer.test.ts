import fc from 'fast-check';
import { Server as SocketServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { anyText } from '../../../testing/anyText.ts';
import { startMailReceiver } from '../../../testing/server/receivers.ts';
import { PermanentFailure } from '../database/deliveryFailure.ts';
import { createMailer } from './mailer.ts';
import type { MailKind } from '../database/schema.ts';

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
  kind: MailKind = 'demo-confirmation',
) => {
  const mailer = createMailer({
    url,
    from: { name: 'Hearthline', address: 'hello@example.com' },
    salesEmail: { name: '', address: 's@example.com' },
    brand: { name: 'Hearthline', signature: 'We answer' },
    ...limits,
  });
  const sending = mailer.deliver({
    id: 'd-1',
    kind,
    createdAt: '2026-11-20T15:00:00.000Z',
    lead: {
      lead: 'demo',
      source: null,
      id: 'HD-7K3M9Q',
      receipt: 'HD-7K3M9Q',
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
  return sending.finally(mailer.close);
};

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

/** A mail server that answers one step of the conversation with a refusal. */
const startRefusing = (step: string, refusal: string) =>
  startServer((socket) => {
    const isStep = (line: string) => line.toUpperCase().startsWith(step);
    socket.write(step === 'CONNECT' ? `${refusal}\r\n` : '220 hello\r\n');
    let isText = false;
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').slice(0, -1)) {
        if (isText && line !== '.') continue;
        if (isStep(line) || (isText && step === '.')) socket.write(`${refusal}\r\n`);
        else if (line.startsWith('EHLO')) socket.write('250-hello\r\n250 AUTH PLAIN\r\n');
        else if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line.startsWith('AUTH')) socket.write('235 ok\r\n');
        else socket.write('250 ok\r\n');
        isText = line === 'DATA';
      }
    });
  });

const isGivenUp = async (step: string, refusal: string, kind?: MailKind) => {
  const url = await startRefusing(step, refusal);
  const failure: unknown = await send(url.replace('//', '//site:secret@'), {}, {}, kind).then(
    () => undefined,
    (error: unknown) => error,
  );
  const said = failure instanceof PermanentFailure ? failure.cause : failure;
  expect(said).toMatchObject({ responseCode: Number(refusal.slice(0, 3)) });
  return failure instanceof PermanentFailure;
};

it.each([
  ['RCPT TO', '550 No such user here'],
  ['RCPT TO', '550 5.1.1 <ruth@example.com> User unknown'],
  ['RCPT TO', '551 User not local'],
  ['RCPT TO', '553 5.1.3 Bad address syntax'],
  ['RCPT TO', '550 5.2.1 This mailbox is disabled'],
  ['RCPT TO', '556 5.1.10 Recipient takes no mail'],
  ['.', '550 5.1.1 User unknown'],
])('gives an address up that does not exist: %s is answered by %s', async (step, refusal) => {
  expect(await isGivenUp(step, refusal)).toBe(true);
});

it.each([
  ['CONNECT', '554 5.7.1 Your address is on a list'],
  ['CONNECT', '521 No mail here'],
  ['AUTH', '535 5.7.8 Authentication failed'],
  ['AUTH', '535 Wrong password'],
  ['MAIL FROM', '530 5.7.0 Authentication required'],
  ['MAIL FROM', '550 5.1.8 Sender address rejected'],
  ['MAIL FROM', '553 Sender not allowed'],
  ['RCPT TO', '450 4.2.1 Come again'],
  ['RCPT TO', '550 5.7.1 Relaying denied'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['RCPT TO', '503 5.5.1 Bad sequence of commands'],
  ['.', '554 5.7.1 This looks like spam'],
  ['.', '550 Blocked by policy'],
])('tries again what may pass or be mended: %s is answered by %s', async (step, refusal) => {
  expect(await isGivenUp(step, refusal)).toBe(false);
});

it('never gives a notice up for its address, which is our own', async () => {
  expect(await isGivenUp('RCPT TO', '550 5.1.1 User unknown', 'demo-notice')).toBe(false);
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
      anyText(),
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

const rawOf = async (kind: MailKind): Promise<string> => {
  const receiver = await startMailReceiver();
  closings.push(receiver.close);
  await send(receiver.url, {}, {}, kind);
  return receiver.received[0]!.raw;
};

it('sends every mail as text and as HTML, and no absence note answers it', async () => {
  const raw = await rawOf('demo-confirmation');
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  const types = [...raw.matchAll(/^Content-Type: (text\/\w+);/gm)].map(([, type]) => type);
  expect(types).toEqual(['text/plain', 'text/html', 'text/calendar']);
  expect(raw).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH');
  expect(raw).toMatch(/^Message-ID: <d-1@example\.com>/m);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(raw).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply/m);
  expect(raw).toMatch(/^Content-Language: en/m);
});

it('is dated when it is sent: a reminder was written weeks before, and old mails are taken for spam', async () => {
  const before = Date.now() - 1000;
  const [, date = ''] = /^Date: (.*)/m.exec(await rawOf('demo-confirmation')) ?? [];
  expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
});

it.each([
  ['demo-confirmation', 's@example.com'],
  ['demo-notice', 'Ruth Abara <ruth@example.com>'],
] as const)('has whom it is about answered: the answer to a %s goes to %s', async (kind, reply) => {
  expect(await rawOf(kind)).toContain(`\r\nReply-To: ${reply}\r\n`);
});

it('sends no reminder that would come too late', async () => {
  let isAsked = false;
  const url = await startServer(() => void (isAsked = true));
  const late = { lead: 'demo-reminder', not_after: '2026-11-20T15:00:00.000Z' };
  const sending = send(url, {}, late as object, 'demo-reminder');
  await expect(sending).rejects.toMatchObject({
    cause: { message: 'it would have come too late' },
  });
  expect(isAsked).toBe(false);
});
