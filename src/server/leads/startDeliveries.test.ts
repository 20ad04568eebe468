import { startMailReceiver, startWebhookReceiver } from '../../testing/server/receivers.ts';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { until } from '../../testing/until.ts';
import { addDeliveries } from './deliveries/outbox.ts';
import { MAIL_SAMPLES } from './mail/mails.fixtures.ts';
import { createTestLeads } from './leads.fixtures.ts';
import { startDeliveries, type DeliverySettings } from './startDeliveries.ts';

const settings = {
  smtpUrl: undefined,
  mailFrom: 'hello@example.com',
  salesEmail: 'sales@example.com',
  brand: { name: 'Hearthline', signature: 'We answer' },
  eventTimeZone: 'UTC',
  webhook: undefined,
};
const {
  'demo-confirmation': [demoSample],
  'event-canceled': [canceledSample],
} = MAIL_SAMPLES;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(DATABASES)('deliveries on %s', (kind) => {
  const databases = databasesOf(kind);

  it('write the sender as a name and an address, whatever the name contains', async () => {
    const mails = await startMailReceiver();
    const db = await databases.open();
    const run = async (mailFrom: string, name: string) => {
      const brand = { name, signature: 'We answer' };
      const smtpUrl = mails.url;
      const outbox = startDeliveries(db, { ...settings, smtpUrl, mailFrom, brand }, log);
      await addDeliveries(
        db,
        [{ kind: 'demo-confirmation', lead: demoSample, leadId: null }],
        new Date(),
      );
      outbox.wake();
      await until(() => mails.received.length === 1);
      await outbox.stop();
      const [mail] = mails.received.splice(0);
      return { envelope: mail?.from, header: /^From: (.*)$/m.exec(mail?.raw ?? '')?.[1]?.trim() };
    };

    expect(await run('hello@example.com', 'Alder, Vane & "Sons"')).toEqual({
      envelope: 'hello@example.com',
      header: String.raw`"Alder, Vane & \"Sons\"" <hello@example.com>`,
    });
    expect(await run('Ruth, Abara <ruth@example.com>', 'Hearthline')).toEqual({
      envelope: 'ruth@example.com',
      header: '"Ruth, Abara" <ruth@example.com>',
    });
    await mails.close();
  });

  it('confirm a demo while the cancellations of an event are slow', async () => {
    const held: (() => void)[] = [];
    const mails = await startMailReceiver({
      holds: (raw) => raw.includes('Subject: Canceled'),
      hold: (release) => void held.push(release),
    });
    const db = await databases.open();
    const outbox = startDeliveries(db, { ...settings, smtpUrl: mails.url }, log);
    const now = new Date(Date.now() - 1000);
    const cancellation = { kind: 'event-canceled', lead: canceledSample, leadId: null } as const;
    await addDeliveries(db, Array(10).fill(cancellation), now);
    outbox.wake();
    await until(() => held.length > 0);
    await createTestLeads(db).requestDemo();
    outbox.wake();
    await until(() => mails.received.length === 2, 'the confirmation and the notice');
    expect(held).toHaveLength(1);
    while (mails.received.length < 12) {
      held.splice(0).forEach((release) => release());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await outbox.stop();
    await mails.close();
  });

  it('of a process without a setting wait for a process that has it', async () => {
    const receiver = await startWebhookReceiver();
    const db = await databases.open();
    await createTestLeads(db).subscribe();
    const run = async (webhook: DeliverySettings['webhook'], condition: () => boolean) => {
      const outbox = startDeliveries(db, { ...settings, webhook }, log);
      await until(condition);
      await outbox.stop();
    };
    const rows = () => db.selectFrom('outbox').select(['kind', 'status', 'attempts']).execute();

    await run(undefined, () => true);
    expect(await rows()).toEqual([{ kind: 'newsletter-webhook', status: 'pending', attempts: 0 }]);
    const webhook = { url: receiver.url, secrets: ['x'.repeat(16)] };
    await run(webhook, () => receiver.received.length === 1);
    expect(await rows()).toMatchObject([{ status: 'delivered' }]);
    await receiver.close();
  });
});
