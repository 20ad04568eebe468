import type { Message } from './mail/message.ts';
import { sendMailAtOnce } from './startDeliveries.ts';

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
