import { startMailReceiver } from '../../testing/server/receivers.ts';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { until } from '../../testing/until.ts';
import { MAIL_KINDS } from './database/deliveryKinds.ts';
import { NO_PAYLOAD, type SiteDb } from './database/schema.ts';
import { after, createTestLeads, DAY, event, HOUR, silentLog } from './leads.fixtures.ts';
import { startDeliveries, type DeliverySettings } from './startDeliveries.ts';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';

const TEST_MS = 200_000;
/** Leads arrive in the first months, every tenth day; what they leave behind ends in the others. */
const LAST_LEADS_DAY = 250;
const LEADS_EVERY = 10;
const MAILBOXES = ['visitor', 'unknown', 'full', 'visitor'] as const;
/** A reminder and a confirmation are due within it. */
const OUTAGE = { from: 99, until: 102 } as const;

const sendLeads = async (leads: ReturnType<typeof createTestLeads>, day: number) => {
  const email = `${MAILBOXES[(day / LEADS_EVERY) % MAILBOXES.length]}-${day}@example.com`;
  const preferred_datetime = after((day + 2) * DAY + HOUR).toISOString();
  await leads.requestDemo({ email, preferred_datetime });
  const startsAt = after((day + 3) * DAY);
  const endsAt = after((day + 3) * DAY + HOUR);
  await leads.register({ email }, {}, { ...event, id: `event-${day}`, startsAt, endsAt });
  await leads.requestSubscription(email);
  const spam = { quarantine: 'burst' } as const;
  await leads.requestDemo({ email, preferred_datetime }, spam);
  await leads.requestSubscription(`bot-${day}@example.com`, spam);
};

/** Deliveries of this instant whose time had passed. */
const lateDeliveries = async (db: SiteDb, now: Date) => {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'payload'])
    .where('delivered_at', '=', now.toISOString())
    .execute();
  return rows.filter(({ payload }) => {
    const { not_after } = JSON.parse(payload) as { not_after?: string };
    return not_after !== undefined && not_after <= now.toISOString();
  });
};

describe.each(DATABASES)('on %s', (kind) => {
  const databases = databasesOf(kind);

  it(
    'a year leaves nothing for a person to do, nothing in quarantine and no old payload',
    async () => {
      const db = await databases.open();
      const mails = await startMailReceiver();
      const log = silentLog();
      let now = after(0);
      const leads = createTestLeads(db, { now: () => now, hasLimits: true });
      const settings: DeliverySettings = {
        smtpUrl: mails.url,
        mailFrom: 'hello@example.com',
        salesEmail: 'sales@example.com',
        brand: { name: 'Hearthline', signature: 'We answer' },
        eventTimeZone: 'UTC',
        getTexts: () => SITE_TEXTS.emails,
        // Nobody configures one.
        webhook: undefined,
        now: () => now,
      };
      const late: unknown[] = [];
      const due = () =>
        db
          .selectFrom('outbox')
          .select('id')
          .where('status', '=', 'pending')
          .where('kind', 'in', MAIL_KINDS)
          .where('next_attempt_at', '<=', now.toISOString())
          .limit(1)
          .execute();

      for (let day = 0; day < 365; day += 1) {
        now = after(day * DAY);
        if (day === OUTAGE.from) await mails.setMood('refuse');
        if (day === OUTAGE.until) await mails.setMood('accept');
        if (day < LAST_LEADS_DAY && day % LEADS_EVERY === 0) await sendLeads(leads, day);
        const deliveries = startDeliveries(db, settings, log);
        await until(async () => (await due()).length === 0);
        await deliveries.stop();
        late.push(...(await lateDeliveries(db, now)));
      }

      expect(late).toEqual([]);
      expect(log.error).not.toHaveBeenCalled();
      const statuses = await db.selectFrom('outbox').select('status').distinct().execute();
      expect(statuses.map(({ status }) => status).sort()).toEqual([
        ...(['delivered', 'expired', 'refused'] as const),
      ]);
      const payloads = db.selectFrom('outbox').select('kind').where('payload', '<>', NO_PAYLOAD);
      expect(await payloads.execute()).toEqual([]);
      const forms = await db.selectFrom('leads').select(['kind', 'quarantine_reason']).execute();
      expect(forms.filter(({ quarantine_reason: reason }) => reason !== null)).toEqual([]);
      expect(forms.filter((form) => form.kind === 'newsletter')).toEqual([]);
      expect(forms).toHaveLength((2 * LAST_LEADS_DAY) / LEADS_EVERY);
      const digests = mails.received.filter(({ raw }) => raw.includes('Possible spam'));
      expect(digests).toHaveLength(LAST_LEADS_DAY / LEADS_EVERY);
    },
    TEST_MS,
  );
});
