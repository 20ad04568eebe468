import { Webhook } from 'standardwebhooks';
import { USER_AGENT } from '../../../contract/constants.ts';
import { DeliveryFailure, PermanentFailure } from '../database/deliveryFailure.ts';
import type { Delivery } from './outbox.ts';
import { webhookBody } from './webhookEvents.ts';

/** Milliseconds the receiver has to answer. */
const TIMEOUT_MS = 10_000;

/**
 * Refusals (RFC 9110) that a later try may not meet: the receiver is slow or flooded (408, 425, 429), or what it refuses
 * is our set-up, the same for every lead until somebody mends it: the secret (401, 403).
 */
const PASSING_REFUSALS: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

export interface WebhookOptions {
  url: string;
  /** Several while the receiver changes from one to another. */
  secrets: readonly string[];
  timeoutMs?: number;
}

/**
 * Signs as Standard Webhooks say (standardwebhooks.com): `webhook-signature` is the HMAC-SHA256 of id, time and body.
 * @param secret base64 behind `whsec_`, or any other text, whose UTF-8 bytes are the key then
 * @throws Error for what is no base64 behind `whsec_`
 */
export const webhookSigner = (secret: string): Webhook =>
  secret.startsWith('whsec_')
    ? new Webhook(secret)
    : new Webhook(Buffer.from(secret), { format: 'raw' });

/** What `fetch` stumbled over, `ECONNREFUSED` for one: its own message says only that it failed. */
const codeOf = (error: unknown): string => {
  const { cause, name } = error as { cause?: { code?: string }; name: string };
  return cause?.code ?? name;
};

/**
 * Sends leads as JSON, signed with each secret: the receiver has to know one of them. Any status but 2xx is a failure,
 * and most of 4xx are permanent.
 */
export const createWebhook = ({
  url,
  secrets,
  timeoutMs = TIMEOUT_MS,
}: WebhookOptions): ((delivery: Delivery) => Promise<void>) => {
  const signers = secrets.map(webhookSigner);
  return async ({ id, lead, createdAt }) => {
    const body = JSON.stringify(webhookBody(id, lead, createdAt));
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
      // Leads go nowhere but to the address that was configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new DeliveryFailure(`the webhook did not answer (${codeOf(error)})`, { cause: error });
    });
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return;
    const failure = new DeliveryFailure(`the webhook answered ${status}`);
    const isPermanent = status >= 400 && status < 500 && !PASSING_REFUSALS.has(status);
    throw isPermanent ? new PermanentFailure(failure) : failure;
  };
};
