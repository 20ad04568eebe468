import { Server as SocketServer, type AddressInfo, type Socket } from 'node:net';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { startMailReceiver } from '../../../testing/server/receivers.ts';
import { until } from '../../../testing/until.ts';
import type { MailKind } from '../database/deliveryKinds.ts';
import type { OutboxPayload } from '../deliveries/outboxPayload.ts';
import { MailboxUnavailable, PermanentFailure } from '../deliveries/deliveryFailures.ts';
import { createMailer, parseMailbox } from './mailer.ts';
import { MAIL_SAMPLES } from './mails.fixtures.ts';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

const [demo] = MAIL_SAMPLES['demo-confirmation'];

const settings = {
  from: { name: 'Hearthline', address: 'hello@example.com' },
  salesEmail: { name: '', address: 's@example.com' },
  brand: { name: 'Hearthline', signature: 'We answer' },
  timeZone: 'America/New_York',
  getTexts: () => SITE_TEXTS.emails,
};

const deliveryOf = (kind: MailKind, payload: OutboxPayload) => ({
  id: 'd-1',
  kind,
  payload,
  createdAt: '2026-11-20T15:00:00.000Z',
});

type Sending = { kind?: MailKind; payload?: OutboxPayload; timeoutMs?: number };

const send = (url: string, { kind = 'demo-confirmation', payload, timeoutMs }: Sending = {}) => {
  const mailer = createMailer({ ...settings, url, ...(timeoutMs !== undefined && { timeoutMs }) });
  return mailer.deliver(deliveryOf(kind, payload ?? demo)).finally(mailer.close);
};

const receive = async (kind: MailKind, payload?: OutboxPayload) => {
  const receiver = await startMailReceiver();
  await send(receiver.url, payload ? { kind, payload } : { kind });
  return receiver.received[0]!;
};

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

it.each([
  ['hello@example.com', { name: 'Alder & "Sons"', address: 'hello@example.com' }],
  ['Ruth, Abara <ruth@example.com>', { name: 'Ruth, Abara', address: 'ruth@example.com' }],
  ['"Ruth" <ruth@example.com>', { name: 'Ruth', address: 'ruth@example.com' }],
])('parses the mailbox %s', (text, mailbox) => {
  expect(parseMailbox(text, 'Alder & "Sons"')).toEqual(mailbox);
});

it('limits the time of the whole delivery, also when the server keeps sending', async () => {
  const url = await startServer((socket) => {
    socket.write('220 hello\r\n');
    const timer = setInterval(() => socket.write('250-and more\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  await expect(send(url, { timeoutMs: 200 })).rejects.toThrow('the mail server timed out');
});

/** A mail server that rejects one step of the conversation. */
const startRejecting = (step: string, rejection: string, onClose = () => undefined as void) =>
  startServer((socket) => {
    socket.on('close', onClose);
    socket.write(step === 'CONNECT' ? `${rejection}\r\n` : '220 hello\r\n');
    let isText = false;
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').slice(0, -1)) {
        if (isText && line !== '.') continue;
        if (line.startsWith(step)) socket.write(`${rejection}\r\n`);
        else if (line.startsWith('EHLO')) socket.write('250-hello\r\n250 AUTH PLAIN\r\n');
        else if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line.startsWith('AUTH')) socket.write('235 ok\r\n');
        else socket.write('250 ok\r\n');
        isText = line === 'DATA';
      }
    });
  });

it('keeps its connection to the mail server until it is closed', async () => {
  let closed = 0;
  const url = await startRejecting('HELP', '500 unknown', () => void (closed += 1));
  const mailer = createMailer({ ...settings, url });
  await mailer.deliver(deliveryOf('demo-confirmation', demo));
  expect(closed).toBe(0);
  mailer.close();
  await until(() => closed === 1, 'the end of the connection', 10_000);
});

const outcomeOf = async (step: string, rejection: string, kind?: MailKind) => {
  const url = await startRejecting(step, rejection);
  const payload = kind && MAIL_SAMPLES[kind][0];
  const sending = send(url.replace('//', '//site:secret@'), kind && { kind, payload });
  const failure: unknown = await sending.catch((error: unknown) => error);
  const isWrapped = failure instanceof PermanentFailure || failure instanceof MailboxUnavailable;
  const cause = isWrapped ? failure.cause : failure;
  expect(cause).toMatchObject({ responseCode: Number(rejection.slice(0, 3)) });
  if (failure instanceof PermanentFailure) return failure.outcome;
  return failure instanceof MailboxUnavailable ? 'mailbox away' : 'retried';
};

it.each([
  ['RCPT TO', '550 No such user here'],
  ['RCPT TO', '551 User not local'],
  ['RCPT TO', '553 5.1.3 Bad address syntax'],
  ['RCPT TO', '550 5.2.1 This mailbox is disabled'],
  ['RCPT TO', '556 5.1.10 Recipient takes no mail'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied'],
  ['RCPT TO', '554 No such account'],
  ['RCPT TO', '556 Domain does not accept mail'],
  ['RCPT TO', '501 Bad recipient address syntax'],
  ['RCPT TO', '553 5.6.7 Address needs SMTPUTF8'],
  ['RCPT TO', '550 5.6.7 Non-ASCII addresses are not permitted'],
  ['RCPT TO', '550 5.6.8 A UTF-8 reply is required'],
  ['.', '554 5.6.9 The message cannot be transferred to the recipient'],
  ['.', '554 5.6.10 The message cannot be transferred to the recipient'],
  ['.', '550 5.1.1 User unknown'],
])('gives up when the mailbox does not exist: %s, %s', async (step, rejection) => {
  expect(await outcomeOf(step, rejection)).toBe('refused');
});

it.each([
  ['RCPT TO', '450 4.2.1 Try again later'],
  ['RCPT TO', '452 4.2.2 Over quota'],
  ['RCPT TO', '450 Mailbox busy'],
  ['RCPT TO', '450 4.1.2 Recipient address rejected: Domain not found'],
  ['RCPT TO', '450 4.1.1 Recipient address rejected: unverified address'],
  ['RCPT TO', '451 4.4.1 No answer from the mail server of that domain'],
  ['RCPT TO', '450 4.4.3 Name server of that domain failed'],
  ['RCPT TO', '451 4.7.1 Greylisted, try again in 900 seconds'],
  ['RCPT TO', '450 Graylisting in action'],
  ['.', '451 4.2.0 Greylisted'],
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['.', '552 5.2.2 Mailbox full'],
])('tells a mailbox that takes no email for now: %s, %s', async (step, rejection) => {
  expect(await outcomeOf(step, rejection)).toBe('mailbox away');
});

it.each([
  ['CONNECT', '554 5.7.1 Your address is on a list'],
  ['AUTH', '535 Wrong password'],
  ['MAIL FROM', '550 5.1.8 Sender address rejected'],
  ['MAIL FROM', '553 Sender not allowed'],
  ['MAIL FROM', '550 5.6.7 Non-ASCII addresses are not permitted'],
  ['MAIL FROM', '450 4.1.8 Sender address rejected: Domain not found'],
  ['RCPT TO', '450 4.1.8 Sender address rejected: Domain not found'],
  ['RCPT TO', '450 4.1.7 Sender address rejected'],
  ['RCPT TO', '451 4.3.0 Temporary lookup failure'],
  ['RCPT TO', '451 4.7.1 Too many messages, try again later'],
  ['RCPT TO', '421 4.7.0 Too many connections'],
  ['RCPT TO', '501 5.1.7 Bad sender address syntax'],
  ['.', '451 4.4.1 No connection to the next server'],
  ['RCPT TO', '550 5.7.1 Relaying denied'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '554 Your host is blocked'],
  ['RCPT TO', '503 5.5.1 Bad sequence of commands'],
  ['.', '550 Blocked by policy'],
])('retries after any other rejection: %s, %s', async (step, rejection) => {
  expect(await outcomeOf(step, rejection)).toBe('retried');
});

it.each(['550 5.1.1 User unknown', '452 4.2.2 Over quota'])(
  'retries a notice that is answered with %s, because the sales address is configuration',
  async (rejection) => {
    expect(await outcomeOf('RCPT TO', rejection, 'demo-notice')).toBe('retried');
  },
);

it.each([
  ['550 5.1.1 User unknown', 'refused'],
  ['452 4.2.2 Over quota', 'mailbox away'],
])('takes %s to a person of the desk as to a visitor', async (rejection, outcome) => {
  expect(await outcomeOf('RCPT TO', rejection, 'people-change')).toBe(outcome);
});

const headerNames = (raw: string): string[] =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split(/\r\n(?![ \t])/)
    .map((line) => line.slice(0, line.indexOf(':')));

it.each(['demo-confirmation', 'demo-notice'] as const)(
  'lets no name add a header or a recipient to a %s',
  async (kind) => {
    const usual = await receive(kind);
    for (const separator of ['\r\n', '\n', '\r', '\u2028', '\0', '>, ', '",<x@y.zz>,']) {
      const hostile = `Ruth${separator}Bcc: a@b.cd${separator}`;
      const payload = { ...demo, first_name: hostile, last_name: hostile };
      const { raw, to } = await receive(kind, payload);
      expect(headerNames(raw)).toEqual(headerNames(usual.raw));
      expect(to).toEqual(usual.to);
    }
  },
);

it('sends text, HTML and calendar with the headers of automatic email', async () => {
  const before = Date.now() - 1000;
  const { raw } = await receive('demo-confirmation');
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  const types = [...raw.matchAll(/^Content-Type: (text\/\w+);/gm)].map(([, type]) => type);
  expect(types).toEqual(['text/plain', 'text/html', 'text/calendar']);
  expect(raw).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH');
  expect(raw).toMatch(/^Message-ID: <d-1@example\.com>/m);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(raw).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply/m);
  // Spam filters distrust old dates, and a reminder is written weeks before it is sent.
  const [, date = ''] = /^Date: (.*)/m.exec(raw) ?? [];
  expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
});

it.each([
  ['demo-confirmation', 's@example.com'],
  ['demo-notice', '"Ruth Abara-Lindqvist" <ruth.abara@alder-and-stone.example>'],
] as const)('directs replies to a %s to %s', async (kind, address) => {
  const { raw } = await receive(kind);
  const [, replyTo] = /^Reply-To: (.*(?:\r\n .*)*)/m.exec(raw) ?? [];
  expect(replyTo?.replaceAll('\r\n', '')).toBe(address);
});

it.each([
  'demo-reminder',
  'demo-confirmation',
  'registration-reminder',
  'registration-confirmation',
  'registration-link',
  'event-changed',
  'event-canceled',
] as const)('sends no %s after it expired', async (kind) => {
  let isConnected = false;
  const url = await startServer(() => void (isConnected = true));
  const [sample] = MAIL_SAMPLES[kind];
  const payload = { ...sample, not_after: '2020-11-20T15:00:00.000Z' };
  await expect(send(url, { kind, payload })).rejects.toMatchObject({
    outcome: 'expired',
    cause: { message: 'the email is about a time that has passed' },
  });
  expect(isConnected).toBe(false);
});

it('sends an email until the time that it is about', async () => {
  const receiver = await startMailReceiver();
  const payload = { ...demo, not_after: '2026-11-23T15:00:00.000Z' };
  const sendAt = (now: string) => {
    const mailer = createMailer({ ...settings, url: receiver.url, now: () => new Date(now) });
    return mailer.deliver(deliveryOf('demo-reminder', payload)).finally(mailer.close);
  };
  await sendAt('2026-11-23T14:59:59.999Z');
  await expect(sendAt('2026-11-23T15:00:00.000Z')).rejects.toMatchObject({ outcome: 'expired' });
  expect(receiver.received).toHaveLength(1);
});

it('sends several emails over one connection', async () => {
  const receiver = await startMailReceiver();
  const mailer = createMailer({ ...settings, url: receiver.url });
  for (let n = 0; n < 3; n += 1) await mailer.deliver(deliveryOf('demo-confirmation', demo));
  mailer.close();
  expect(receiver.received).toHaveLength(3);
  expect(receiver.tries()).toBe(1);
});

it('keeps emails to visitors while their words can not be used, and sends notices', async () => {
  const receiver = await startMailReceiver();
  const mailer = createMailer({ ...settings, url: receiver.url, getTexts: () => undefined });
  await expect(mailer.deliver(deliveryOf('demo-confirmation', demo))).rejects.toThrow(
    'texts/emails.yaml can not be used',
  );
  const [notice] = MAIL_SAMPLES['demo-notice'];
  await mailer.deliver(deliveryOf('demo-notice', notice));
  mailer.close();
  expect(receiver.received).toHaveLength(1);
});
