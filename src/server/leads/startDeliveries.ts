import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { reasonOf } from './database/deliveryFailure.ts';
import type { MailBrand } from './deliveries/mailContent.ts';
import { createMailer } from './deliveries/mailer.ts';
import { startOutbox } from './deliveries/outbox.ts';
import type { Lane, Outbox, OutboxLog, OutboxOptions } from './deliveries/outbox.ts';
import { startRetention } from './retention.ts';
import { MAIL_KINDS, NAMED_WEBHOOK_KINDS, WEBHOOK_KINDS } from './database/schema.ts';
import type { LeadsDatabase, OutboxKind } from './database/schema.ts';
import { createWebhook } from './deliveries/webhook.ts';
import { FIRST_RECEIVER, type WebhookReceiver } from './deliveries/webhookReceivers.ts';

export interface DeliverySettings extends Pick<Config, 'smtpUrl' | 'eventTimeZone' | 'webhooks'> {
  mailFrom: string;
  salesEmail: string;
  brand: MailBrand;
}

/** A receiver that is down holds up no other, so each has a lane of its own. */
const laneOf = (receiver: WebhookReceiver): Lane => {
  const deliver = createWebhook(receiver);
  return receiver.name === FIRST_RECEIVER
    ? { kinds: WEBHOOK_KINDS, deliver }
    : { kinds: NAMED_WEBHOOK_KINDS, receiver: receiver.name, deliver };
};

/** What waits for a receiver that is configured no more would wait for good, and nobody would know. */
const setAsideRemoved = async (
  db: Kysely<LeadsDatabase>,
  receivers: readonly WebhookReceiver[],
  log: OutboxLog,
): Promise<void> => {
  const names = receivers.map(({ name }) => name);
  try {
    const rows = await db
      .updateTable('outbox')
      .set({ status: 'dead', last_error: 'its receiver is no longer configured' })
      .where('status', '=', 'pending')
      .where((is) => {
        const isRemoved = is.and([
          is('kind', 'in', NAMED_WEBHOOK_KINDS),
          // A list without anything in it is no SQL.
          is('receiver', 'not in', ['', ...names]),
        ]);
        // While there is no receiver at all, what is for the first one waits for it.
        if (names.length === 0 || names.includes(FIRST_RECEIVER)) return isRemoved;
        return is.or([isRemoved, is('kind', 'in', WEBHOOK_KINDS)]);
      })
      .returning('receiver')
      .execute();
    for (const [receiver, { length: count }] of Map.groupBy(
      rows,
      (row) => row.receiver ?? FIRST_RECEIVER,
    )) {
      log.warn(
        { receiver, count },
        'what waited for a webhook that is configured no more was set aside; once it is again, "npm run leads -- retry" sends it',
      );
    }
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'the outbox could not be read or written');
  }
};

/** What this site is set up to deliver; all else waits for as long as it is not. */
export const kindsDelivered = ({
  smtpUrl,
  webhooks,
}: Pick<Config, 'smtpUrl' | 'webhooks'>): readonly OutboxKind[] => [
  ...(smtpUrl === undefined ? [] : MAIL_KINDS),
  ...webhooks.flatMap(({ name }) =>
    name === FIRST_RECEIVER ? WEBHOOK_KINDS : NAMED_WEBHOOK_KINDS,
  ),
];

/**
 * Starts the outbox with the deliverers that are configured; what has none waits, and the log says so. What was
 * delivered is deleted after a while.
 */
export const startDeliveries = (
  db: Kysely<LeadsDatabase>,
  config: DeliverySettings,
  log: OutboxLog,
  onTried?: OutboxOptions['onTried'],
): Outbox => {
  const { smtpUrl, mailFrom, salesEmail, brand, eventTimeZone, webhooks } = config;
  const lanes: Lane[] = [];
  if (smtpUrl === undefined) {
    log.warn({}, 'SMTP_URL is not set: mails wait in the outbox until it is');
  } else {
    const deliver = createMailer({
      url: smtpUrl,
      from: mailFrom,
      salesEmail,
      brand,
      db,
      timeZone: eventTimeZone,
    });
    lanes.push({ kinds: MAIL_KINDS, deliver });
  }
  if (webhooks.length === 0) {
    log.info({}, 'LEADS_WEBHOOK_URL is not set: leads for the CRM wait in the outbox until it is');
  }
  lanes.push(...webhooks.map(laneOf));
  const outbox = startOutbox(db, { lanes, log, ...(onTried && { onTried }) });
  const setAside = setAsideRemoved(db, webhooks, log);
  const retention = startRetention(db, { log });
  return {
    wake: outbox.wake,
    async stop() {
      await Promise.all([outbox.stop(), retention.stop(), setAside]);
    },
  };
};
