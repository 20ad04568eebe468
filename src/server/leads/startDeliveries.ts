import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { MailBrand } from './mailContent.ts';
import { createMailer } from './mailer.ts';
import { startOutbox } from './outbox.ts';
import type { Lane, Outbox, OutboxLog } from './outbox.ts';
import { startRetention } from './retention.ts';
import { FORWARD_KINDS, MAIL_KINDS, WEBHOOK_KINDS } from './schema.ts';
import type { LeadsDatabase } from './schema.ts';
import { createWebhook } from './webhook.ts';

export interface DeliverySettings extends Pick<
  Config,
  'smtpUrl' | 'eventTimeZone' | 'leadsWebhook'
> {
  mailFrom: string;
  salesEmail: string;
  brand: MailBrand;
}

/**
 * Starts the outbox with the deliverers that are configured; what has none waits, and the log says so. What was
 * delivered is deleted after a while.
 * @param forward takes forms to another content API, where there is one
 */
export const startDeliveries = (
  db: Kysely<LeadsDatabase>,
  config: DeliverySettings,
  log: OutboxLog,
  forward?: Lane['deliver'],
): Outbox => {
  const { smtpUrl, mailFrom, salesEmail, brand, eventTimeZone, leadsWebhook } = config;
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
  if (leadsWebhook === undefined) {
    log.info({}, 'LEADS_WEBHOOK_URL is not set: leads for the CRM wait in the outbox until it is');
  } else {
    lanes.push({ kinds: WEBHOOK_KINDS, deliver: createWebhook(leadsWebhook) });
  }
  if (forward) lanes.push({ kinds: FORWARD_KINDS, deliver: forward });
  const outbox = startOutbox(db, { lanes, log });
  const retention = startRetention(db, { log });
  return {
    wake: outbox.wake,
    async stop() {
      await Promise.all([outbox.stop(), retention.stop()]);
    },
  };
};
