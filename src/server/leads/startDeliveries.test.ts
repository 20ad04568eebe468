import { databasesOf } from '../../testing/server/testDatabases.ts';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { silentLog } from './leads.fixtures.ts';
import type { Message } from './mail/message.ts';
import { sendMailAtOnce, startDeliveries, type DeliverySettings } from './startDeliveries.ts';

const mockOutbox = { wake: jest.fn(), stop: jest.fn(() => Promise.resolve()) };
const mockSender = { wake: jest.fn(), stop: jest.fn(() => Promise.resolve()) };
jest.mock('./deliveries/outbox.ts', () => ({ startOutbox: () => mockOutbox }));
jest.mock('./newsletter/sendIssues.ts', () => ({ startIssueSender: () => mockSender }));

const sqlite = databasesOf('SQLite');

const SETTINGS: DeliverySettings = {
  smtpUrl: undefined,
  webhook: undefined,
  mailFrom: 'hello@example.com',
  salesEmail: 'sales@example.com',
  brand: { name: 'Hearthline', signature: 'We answer' },
  eventTimeZone: 'America/New_York',
  getTexts: () => SITE_TEXTS.emails,
};

const MESSAGE: Message = {
  to: { name: '', address: 'ann@x.test' },
  subject: 'Sign in',
  preheader: '',
  title: 'Sign in',
  blocks: [],
};

it.each([
  ['before deliveries have started', undefined, 'deliveries have not started yet'],
  ['without a mail server', { sendMail: undefined }, 'SMTP_URL is not set'],
])('does not take an email as sent %s', async (_when, deliveries, reason) => {
  await expect(sendMailAtOnce(deliveries, MESSAGE)).rejects.toThrow(reason);
});

it('sends an email by the mail server', async () => {
  const sendMail = jest.fn(() => Promise.resolve());
  await sendMailAtOnce({ sendMail }, MESSAGE);
  expect(sendMail).toHaveBeenCalledWith(MESSAGE);
});

it.each<[string, Partial<DeliverySettings>, number]>([
  ['the outbox', {}, 0],
  ['the outbox alone without a mail server', { newsletter: { siteUrl: '', perMinute: 60 } }, 0],
  [
    'the outbox and the sender of the newsletter',
    { smtpUrl: 'smtp://127.0.0.1:9', newsletter: { siteUrl: '', perMinute: 60 } },
    1,
  ],
])('wakes and stops %s', async (_what, settings, senders) => {
  jest.clearAllMocks();
  const db = await sqlite.open();
  const deliveries = startDeliveries(db, { ...SETTINGS, ...settings }, silentLog());
  deliveries.wake();
  expect(mockOutbox.wake).toHaveBeenCalledTimes(1);
  expect(mockSender.wake).toHaveBeenCalledTimes(senders);
  await deliveries.stop();
  expect(mockOutbox.stop).toHaveBeenCalledTimes(1);
  expect(mockSender.stop).toHaveBeenCalledTimes(senders);
});
