import type { Config } from '../config.ts';
import type { MailBrand } from './mail/layout.ts';
import { createMailer, parseMailbox } from './mail/mailer.ts';
import { startOutbox } from './deliveries/outbox.ts';
import type { Lane, Outbox, OutboxLog, OutboxOptions } from './deliveries/outbox.ts';
import { startRetention } from './retention.ts';
import { MAIL_KINDS, WEBHOOK_KINDS } from './database/schema.ts';
import type { LeadsDb, MailKind, OutboxKind } from './database/schema.ts';
import { createWebhook } from './deliveries/webhook.ts';

export interface DeliverySettings extends Pick<Config, 'smtpUrl' | 'webhook'> {
  mailFrom: string;
  salesEmail: string;
  brand: MailBrand;
  eventTimeZone: string;
}

/** One for every guest of an event: they have a worker of their own so that they delay no confirmation. */
const BULK_MAIL_KINDS = ['event-canceled'] as const satisfies readonly MailKind[];
const SINGLE_MAIL_KINDS = MAIL_KINDS.filter((kind) => kind !== 'event-canceled');

/** The kinds for which a receiver is configured; all others wait in the outbox. */
export const kindsDelivered = ({
  smtpUrl,
  webhook,
}: Pick<Config, 'smtpUrl' | 'webhook'>): readonly OutboxKind[] => [
  ...(smtpUrl === undefined ? [] : MAIL_KINDS),
  ...(webhook === undefined ? [] : WEBHOOK_KINDS),
];

/** Starts the outbox with the configured receivers, and the retention job. */
export const startDeliveries = (
  db: LeadsDb,
  config: DeliverySettings,
  log: OutboxLog,
  onAttempt?: OutboxOptions['onAttempt'],
): Outbox => {
  const { smtpUrl, mailFrom, salesEmail, brand, eventTimeZone, webhook } = config;
  const lanes: Lane[] = [];
  const mailer =
    smtpUrl === undefined
      ? undefined
      : createMailer({
          url: smtpUrl,
          from: parseMailbox(mailFrom, brand.name),
          salesEmail: parseMailbox(salesEmail),
          brand,
          timeZone: eventTimeZone,
        });
  if (mailer === undefined) {
    log.warn({}, 'SMTP_URL is not set: emails wait in the outbox');
  } else {
    const { deliver } = mailer;
    lanes.push(
      { kinds: SINGLE_MAIL_KINDS, deliver, workers: 2 },
      { kinds: BULK_MAIL_KINDS, deliver },
    );
  }
  if (webhook === undefined) {
    log.info({}, 'LEADS_WEBHOOK_URL is not set: webhooks wait in the outbox');
  } else {
    lanes.push({ kinds: WEBHOOK_KINDS, deliver: createWebhook(webhook) });
  }
  const outbox = startOutbox(db, { lanes, log, onAttempt });
  const retention = startRetention(db, { log });
  return {
    wake: outbox.wake,
    async stop() {
      await Promise.all([outbox.stop(), retention.stop()]);
      mailer?.close();
    },
  };
};
