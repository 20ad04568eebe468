import { startWebhookReceiver } from '../../testing/server/receivers.ts';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { until } from '../../testing/until.ts';
import { makeLeads } from './leads.fixtures.ts';
import { startDeliveries, type DeliverySettings } from './startDeliveries.ts';

const settings = {
  smtpUrl: undefined,
  mailFrom: 'hello@example.com',
  salesEmail: 'sales@example.com',
  brand: { name: 'Hearthline', signature: 'We answer' },
  eventTimeZone: 'UTC',
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(DATABASES)('deliveries on %s', (kind) => {
  const databases = databasesOf(kind);

  it('of a process without a setting wait for a process that has it', async () => {
    const receiver = await startWebhookReceiver();
    const db = await databases.open();
    await makeLeads(db, { getSiteUrl: () => '' }).subscribe('elena@example.com');
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
