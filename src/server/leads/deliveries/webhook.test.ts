import { Webhook } from 'standardwebhooks';
import { startTestUpstream, startWebhookReceiver } from '../../../testing/server/receivers.ts';
import { eventRegistration } from '../../../contract/forms.fixtures.ts';
import { DeliveryFailure, PermanentFailure } from './deliveryFailures.ts';
import { createWebhook } from './webhook.ts';

const CREATED_AT = '2026-11-20T15:00:00.000Z';

const send = (url: string, timeoutMs = 10_000, secrets = ['x'.repeat(16)]) => {
  return createWebhook({ url, secrets, timeoutMs })({
    id: 'd-1',
    kind: 'newsletter-webhook',
    payload: {
      type: 'newsletter',
      id: 'n-1',
      email: 'elena@example.com',
      created_at: CREATED_AT,
      receipt: 'HN-7K3M9Q',
      source: null,
    },
    createdAt: CREATED_AT,
  });
};

const SECRET = `whsec_${Buffer.from('0123456789abcdefghijklmn').toString('base64')}`;

it.each([
  ['base64', SECRET, new Webhook(SECRET)],
  [
    'plain text',
    'a plain secret, größer',
    new Webhook(Buffer.from('a plain secret, größer'), { format: 'raw' }),
  ],
])('signs as Standard Webhooks, with a secret in %s', async (_, secret, verifier) => {
  const { url, received } = await startWebhookReceiver();
  await send(url, 10_000, [secret]);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(headers['content-type']).toBe('application/json');
  expect(headers['webhook-id']).toBe('d-1');
  const verify = (text: string) => verifier.verify(text, headers as Record<string, string>);
  expect(verify(body)).toMatchObject({ type: 'newsletter.subscribed', data: { id: 'n-1' } });
  expect(() => verify(body.replace('elena', 'mallory'))).toThrow('No matching signature found');
});

it('signs with every secret while the receiver rotates them', async () => {
  const { url, received } = await startWebhookReceiver();
  await send(url, 10_000, ['the-new-secret-of-the-crm', 'the-old-secret-of-the-crm']);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
  for (const secret of ['the-new-secret-of-the-crm', 'the-old-secret-of-the-crm']) {
    const receiver = new Webhook(Buffer.from(secret), { format: 'raw' });
    expect(receiver.verify(body, headers as Record<string, string>)).toHaveProperty('data');
  }
});

it.each([
  ['event.registered', false],
  ['event.registration_canceled', true],
])('sends %s without private links, and what only emails say', async (type, is_canceled) => {
  const { url, received } = await startWebhookReceiver();
  const event = { id: 'e-1', slug: 'e', title: 'E', url: '/', starts_at: 's', ends_at: 'e' };
  const lead = {
    ...eventRegistration,
    id: 'r-1',
    created_at: CREATED_AT,
    receipt: 'HR-7K3M9Q',
    source: null,
    is_canceled,
    event,
    time_zone: 'America/Chicago',
  };
  await createWebhook({ url, secrets: ['x'.repeat(16)] })({
    id: 'd-1',
    kind: 'registration-webhook',
    payload: {
      ...lead,
      type: 'registration',
      link: '/my-registration/SECRET',
      join_link: '/my-registration/SECRET/join',
      calendar_link: '/calendar/SECRET.ics',
      entry: { sequence: 1, changed_at: CREATED_AT },
      line: 'We will find another day.',
      before: { starts_at: 'then', ends_at: 'then' },
      address_change: 'changed',
      has_another: true,
      not_after: CREATED_AT,
    },
    createdAt: CREATED_AT,
  });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    id: 'd-1',
    type,
    timestamp: CREATED_AT,
    data: lead,
  });
});

it.each([301, 302, 303, 307, 308])(
  'treats a %i as a failure, and follows no redirect',
  async (status) => {
    const target = await startWebhookReceiver();
    const { url } = await startTestUpstream((_request, response) => {
      response.writeHead(status, { location: target.url }).end();
    });
    await expect(send(url)).rejects.toThrow(`the webhook answered ${status}`);
    expect(target.tries()).toBe(0);
  },
);

it.each([
  [true, [400, 404, 405, 409, 410, 413, 415, 422, 451]],
  // Overloaded, or misconfigured.
  [false, [302, 401, 403, 408, 425, 429, 500, 502, 503, 504]],
])('treats a status as a permanent failure: %s for %j', async (isFinal, statuses) => {
  for (const status of statuses) {
    const { url } = await startTestUpstream(
      (_request, response) => void response.writeHead(status).end(),
    );
    const failure: unknown = await send(url).catch((error: unknown) => error);
    expect([status, failure instanceof PermanentFailure]).toEqual([status, isFinal]);
    const cause = failure instanceof PermanentFailure ? failure.cause : failure;
    expect(cause).toEqual(new DeliveryFailure(`the webhook answered ${status}`));
  }
});

it('reports a missing answer by its error code', async () => {
  const receiver = await startWebhookReceiver();
  await receiver.setMood('hang');
  await expect(send(receiver.url, 100)).rejects.toThrow(
    'the webhook did not answer (TimeoutError)',
  );
  await receiver.setMood('refuse');
  await expect(send(receiver.url)).rejects.toThrow('the webhook did not answer (ECONNREFUSED)');
});

it('does not wait for the response body', async () => {
  const { url } = await startTestUpstream((_request, response) => {
    response.writeHead(200).write('so far');
  });
  await send(url, 5000);
});
