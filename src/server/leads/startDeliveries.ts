import type { Config } from '../config.ts';
import type { MailBrand } from './mail/layout.ts';
import type { Message } from './mail/message.ts';
import { CONNECTIONS, createMailer, parseMailbox, type MailerOptions } from './mail/mailer.ts';
import { DeliveryFailure } from './deliveries/deliveryFailures.ts';
import { connectReceivers, type ReceiverName } from './deliveries/receivers.ts';
import { startOutbox } from './deliveries/outbox.ts';
import type { OutboxLog } from './deliveries/attemptDelivery.ts';
import type { Lane } from './deliveries/outbox.ts';
import { startIssueSender } from './newsletter/sendIssues.ts';
import { startRetention } from './retention.ts';
import {
  MAIL_KINDS,
  WEBHOOK_KINDS,
  type MailKind,
  type OutboxKind,
} from './database/deliveryKinds.ts';
import type { SiteDb } from './database/schema.ts';
import { NO_METRICS, type Metrics } from '../observe/metrics.ts';
import { createWebhook } from './deliveries/webhook.ts';

export interface DeliverySettings extends Pick<Config, 'smtpUrl' | 'webhook'> {
  mailFrom: string;
  salesEmail: string;
  brand: MailBrand;
  eventTimeZone: string;
  getTexts: MailerOptions['getTexts'];
  newsletter?: { siteUrl: string; perMinute: number };
  now?: () => Date;
  /** Kinds of emails that wait for now. */
  held?: () => readonly MailKind[];
}

export interface Deliveries {
  /** The kinds that have a receiver. All others wait in the outbox. */
  kinds: readonly OutboxKind[];
  wake: () => void;
  /** Used by `sendMailAtOnce`. Undefined without SMTP_URL. */
  sendMail: ((message: Message) => Promise<void>) | undefined;
  stop: () => Promise<void>;
}

export const startDeliveries = (
  db: SiteDb,
  settings: DeliverySettings,
  log: OutboxLog,
  metrics: Pick<Metrics, 'deliveryTried' | 'jobStarted' | 'jobSucceeded'> = NO_METRICS,
): Deliveries => {
  const { smtpUrl, mailFrom, salesEmail, brand, eventTimeZone, getTexts, webhook } = settings;
  const { now = () => new Date() } = settings;
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
          getTexts,
          now,
        });
  if (mailer) {
    const { deliver } = mailer;
    lanes.push({ kinds: MAIL_KINDS, deliver, workers: CONNECTIONS, held: settings.held });
  } else log.warn({}, 'SMTP_URL is not set: emails wait in the outbox');
  if (webhook) lanes.push({ kinds: WEBHOOK_KINDS, deliver: createWebhook(webhook) });
  else log.info({}, 'LEADS_WEBHOOK_URL is not set: webhooks wait in the outbox');
  const receivers: ReceiverName[] = [
    ...(mailer ? (['mail'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ];
  const outbox = startOutbox(db, {
    lanes,
    prepare: () => connectReceivers(db, receivers, now()),
    log,
    onAttempt: metrics.deliveryTried,
    now,
  });
  const issues =
    mailer &&
    settings.newsletter &&
    startIssueSender(db, {
      send: (mail) => mailer.sendIssue(mail, settings.newsletter!.siteUrl),
      perMinute: settings.newsletter.perMinute,
      log,
      now,
    });
  metrics.jobStarted('retention');
  const retention = startRetention(db, {
    receivers,
    log,
    onSuccess: () => metrics.jobSucceeded('retention'),
    now,
  });
  return {
    kinds: lanes.flatMap(({ kinds }) => kinds),
    wake() {
      outbox.wake();
      issues?.wake();
    },
    sendMail: mailer?.send,
    async stop() {
      await Promise.all([outbox.stop(), retention.stop(), issues?.stop()]);
      mailer?.close();
    },
  };
};

/**
 * Sends an email at once, without the outbox.
 * @param deliveries undefined before they have started
 * @throws DeliveryFailure
 */
export const sendMailAtOnce = async (
  deliveries: Pick<Deliveries, 'sendMail'> | undefined,
  message: Message,
): Promise<void> => {
  if (!deliveries) throw new DeliveryFailure('deliveries have not started yet');
  if (!deliveries.sendMail) throw new DeliveryFailure('SMTP_URL is not set');
  await deliveries.sendMail(message);
};
