import { createHmac } from 'node:crypto';
import { DeliveryFailure } from './deliveryFailure.ts';
import type { Lead } from './lead.ts';
import type { Delivery } from './outbox.ts';

/** Milliseconds the receiver has to answer. */
const TIMEOUT_MS = 10_000;
const USER_AGENT = 'HearthlineWebsite/1.0';
export const SIGNATURE_HEADER = 'x-hearthline-signature';

export interface WebhookOptions {
  url: string;
  secret: string;
  timeoutMs?: number;
  now?: () => number;
}

const TYPES: Record<Lead['lead'], string> = {
  demo: 'demo.requested',
  registration: 'event.registered',
  newsletter: 'newsletter.subscribed',
};

/**
 * The value of the signature header, `t=1795791600,v1=<hex>`. The receiver computes the HMAC-SHA256 of `t`, a full
 * stop and the body with the secret that both know, and refuses a `t` that is too old.
 * @param seconds Unix time
 */
export const signBody = (body: string, secret: string, seconds: number): string => {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
};

/** What `fetch` stumbled over, `ECONNREFUSED` for one: its own message says only that it failed. */
const codeOf = (error: unknown): string => {
  const { cause, name } = error as { cause?: { code?: string }; name: string };
  return cause?.code ?? name;
};

/** Sends leads to a CRM as signed JSON; whatever is not a 2xx is a failure. */
export const createWebhook = ({
  url,
  secret,
  timeoutMs = TIMEOUT_MS,
  now = Date.now,
}: WebhookOptions): ((delivery: Delivery) => Promise<void>) => {
  return async ({ id, lead, createdAt }) => {
    const { lead: kind, ...data } = lead;
    const body = JSON.stringify({ id, type: TYPES[kind], created_at: createdAt, data });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': USER_AGENT,
        [SIGNATURE_HEADER]: signBody(body, secret, Math.floor(now() / 1000)),
      },
      body,
      // Leads go nowhere but to the address that was configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new DeliveryFailure(`the webhook did not answer (${codeOf(error)})`, { cause: error });
    });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryFailure(`the webhook answered ${response.status}`);
  };
};
