import { Webhook } from 'standardwebhooks';
import { USER_AGENT } from '../../../contract/constants.ts';
import type { OutboxPayload } from './outboxPayload.ts';
import { DeliveryFailure, PermanentFailure } from './deliveryFailures.ts';
import type { Delivery } from './attemptDelivery.ts';

/** Refusals that a retry may not meet: the receiver is overloaded, or its credentials are misconfigured (401, 403). */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

export interface WebhookOptions {
  url: string;
  secrets: readonly string[];
  timeoutMs?: number;
}

/** Standard Webhooks: a secret is base64 after `whsec_`, or any text, whose UTF-8 bytes are the key. */
export const webhookSigner = (secret: string): Webhook =>
  secret.startsWith('whsec_')
    ? new Webhook(secret)
    : new Webhook(Buffer.from(secret), { format: 'raw' });

/** Undefined for what is emailed only. */
const EVENT_TYPES: Readonly<Record<OutboxPayload['type'], string | undefined>> = {
  demo: 'demo.requested',
  'demo-moved': 'demo.moved',
  'demo-canceled': 'demo.canceled',
  registration: 'event.registered',
  newsletter: 'newsletter.subscribed',
  'newsletter-end': 'newsletter.unsubscribed',
  'newsletter-confirmation': undefined,
  'guest-message': undefined,
  'quarantine-digest': undefined,
  'notice-digest': undefined,
  'people-change': undefined,
  review: undefined,
};

const eventType = (payload: OutboxPayload): string | undefined =>
  payload.type === 'registration' && payload.is_canceled
    ? 'event.registration_canceled'
    : EVENT_TYPES[payload.type];

/** Private links of the visitor, and fields for emails. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'type',
  'change_link',
  'link',
  'join_link',
  'calendar_link',
  'before',
  'address_change',
  'not_after',
  'entry',
  'has_another',
  'line',
]);

const webhookBody = ({ id, payload, createdAt }: Delivery): object => {
  const data = Object.entries(payload).filter(([name]) => !LEFT_OUT.has(name));
  return { id, type: eventType(payload), timestamp: createdAt, data: Object.fromEntries(data) };
};

/** Posts leads as JSON, signed with each secret. Any status but 2xx is a failure, most of 4xx a permanent one. */
export const createWebhook = ({ url, secrets, timeoutMs = 10_000 }: WebhookOptions) => {
  const signers = secrets.map(webhookSigner);
  return async (delivery: Delivery): Promise<void> => {
    const { id } = delivery;
    const body = JSON.stringify(webhookBody(delivery));
    const sentAt = new Date();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': USER_AGENT,
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': signers.map((signer) => signer.sign(id, sentAt, body)).join(' '),
      },
      body,
      // Personal data goes to the configured address only.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: { cause?: { code?: string }; name: string }) => {
      // `fetch` reports the network's error code, `ECONNREFUSED`, in the cause.
      throw new DeliveryFailure(`the webhook did not answer (${error.cause?.code ?? error.name})`);
    });
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return;
    const failure = new DeliveryFailure(`the webhook answered ${status}`);
    const isPermanent = status >= 400 && status < 500 && !TEMPORARY_STATUSES.has(status);
    throw isPermanent ? new PermanentFailure(failure) : failure;
  };
};
