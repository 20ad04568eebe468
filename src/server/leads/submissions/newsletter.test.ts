import { BARE_NEWSLETTER } from '../../../contract/forms.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import type { NewsletterConfirmation } from '../deliveries/outboxPayload.ts';
import {
  createTestLeads,
  DAY,
  NOW,
  openConnections,
  outboxKinds,
  readOutbox,
  runWords,
  silentLog,
  tokenOf,
} from '../leads.fixtures.ts';
import { startRetention } from '../retention.ts';
import { followNewsletterLink } from './newsletter.ts';

const OFFER = { ...BARE_NEWSLETTER, title: 'Notes', text: 'Twice a month.' };
const CONSENT = 'Notes. Twice a month. [Subscribe]';

const EMAIL = 'elena@example.com';
const answer = (state: string) => ({ payload: { state, address: 'e…@example.com' } });

describe.each(DATABASES)('the newsletter on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    let now = NOW;
    const log = silentLog();
    const leads = createTestLeads(db, { now: () => now, log, newsletter: OFFER });
    const subscription = async () => {
      const row = await db
        .selectFrom('leads')
        .selectAll()
        .where('email', '=', EMAIL)
        .executeTakeFirstOrThrow();
      return { ...row, details: JSON.parse(row.details) as unknown };
    };
    return {
      db,
      leads,
      log,
      subscription,
      pass: (ms: number) => {
        now = new Date(now.getTime() + ms);
      },
      kinds: () => outboxKinds(db),
      /** Marks everything pending as delivered. */
      deliver: () =>
        db
          .updateTable('outbox')
          .set({ status: 'delivered', delivered_at: now.toISOString() })
          .where('status', '=', 'pending')
          .execute(),
      /** The tokens in the last confirmation email. */
      async links() {
        const emails = await readOutbox(db, 'newsletter-confirmation');
        const payload = emails.at(-1)!.payload as NewsletterConfirmation;
        return {
          confirm: tokenOf(payload.confirm_url),
          unsubscribe: tokenOf(payload.unsubscribe_url),
        };
      },
      runRetention: () => startRetention(db, { log, now: () => now }).stop(),
    };
  };

  it('confirms an address once, with one webhook', async () => {
    const { db, deliver, kinds, leads, links, subscription } = await start();
    await leads.requestSubscription('Elena@Example.com', { network: '192.0.2.0/24' });
    expect(await readOutbox(db)).toMatchObject([
      {
        kind: 'newsletter-confirmation',
        payload: { type: 'newsletter-confirmation', email: EMAIL },
      },
    ]);
    await deliver();
    const { confirm } = await links();
    expect(await leads.readLink('confirm', confirm)).toMatchObject(answer('pending'));
    const confirmNow = () => leads.confirm(confirm, '198.51.100.0/24');
    await openConnections(db, 6);
    for (const confirmed of await Promise.all(Array.from({ length: 6 }, confirmNow)))
      expect(confirmed).toMatchObject(answer('confirmed'));
    expect(await kinds()).toEqual(['newsletter-confirmation', 'newsletter-webhook']);
    expect(await subscription()).toMatchObject({
      email: EMAIL,
      status: 'confirmed',
      history: expect.stringContaining('"what":"confirmed"'),
      details: {
        consent_text: CONSENT,
        requested_at: NOW.toISOString(),
        request_network: '192.0.2.0/24',
        confirmed_at: NOW.toISOString(),
        confirm_network: '198.51.100.0/24',
        unsubscribed_at: null,
      },
    });
  });

  it('sends one confirmation email at a time, and none to a confirmed address', async () => {
    const { deliver, kinds, leads, links } = await start();
    for (const _repeated of [1, 2]) await leads.requestSubscription();
    expect(await kinds()).toEqual(['newsletter-confirmation']);
    const { confirm } = await links();
    await deliver();
    await leads.requestSubscription();
    expect(await kinds()).toHaveLength(2);
    await deliver();
    expect(await leads.confirm(confirm)).toMatchObject(answer('confirmed'));
    await leads.requestSubscription();
    expect(await kinds()).toHaveLength(3);
  });

  it('ends by its link once, and starts again with another confirmation', async () => {
    const { db, deliver, leads, links, pass, subscription } = await start();
    await leads.requestSubscription();
    await deliver();
    const first = await links();
    await leads.confirm(first.confirm);
    const unsubscribeNow = () => leads.unsubscribe(first.unsubscribe);
    await Promise.all([unsubscribeNow(), unsubscribeNow()]);
    pass(1);
    expect(await unsubscribeNow()).toMatchObject(answer('unsubscribed'));
    expect(await leads.readLink('unsubscribe', first.unsubscribe)).toMatchObject(
      answer('unsubscribed'),
    );
    expect(await leads.confirm(first.confirm)).toMatchObject({ status: 404 });
    expect(await readOutbox(db, 'newsletter-unsubscribed-webhook')).toMatchObject([
      { payload: { type: 'newsletter-end', email: EMAIL, unsubscribed_at: NOW.toISOString() } },
    ]);
    expect(await subscription()).toMatchObject({
      status: 'unsubscribed',
      details: { unsubscribed_at: NOW.toISOString() },
      history: expect.stringContaining('"what":"unsubscribed"'),
    });

    await deliver();
    pass(1);
    await leads.requestSubscription();
    const second = await links();
    expect(second.confirm).not.toBe(first.confirm);
    // Issues that were sent before contain this link.
    expect(second.unsubscribe).toBe(first.unsubscribe);
    expect(await leads.confirm(second.confirm)).toMatchObject(answer('confirmed'));
  });

  it('sends no webhook for an address that was never confirmed', async () => {
    const { kinds, leads, links } = await start();
    await leads.requestSubscription();
    expect(await leads.unsubscribe((await links()).unsubscribe)).toMatchObject(
      answer('unsubscribed'),
    );
    expect(await kinds()).toEqual(['newsletter-confirmation']);
  });

  it('accepts the token of one link for no other', async () => {
    const { leads, links, subscription } = await start();
    await leads.requestSubscription();
    const { confirm, unsubscribe } = await links();
    for (const wrong of [
      leads.readLink('confirm', unsubscribe),
      leads.confirm(unsubscribe),
      leads.unsubscribe(confirm),
      leads.run((ctx) => followNewsletterLink(ctx, 'calendar', confirm, null)),
    ])
      expect(await wrong).toMatchObject({ status: 404 });
    expect(await subscription()).toMatchObject({ status: 'pending' });
  });

  it('asks an address released from quarantine to confirm', async () => {
    const { db, kinds, leads, subscription } = await start();
    const id = await leads.requestSubscription(EMAIL, {
      quarantine: 'honeypot',
      network: '192.0.2.0/24',
    });
    const { confirm_token, unsubscribe_token } = await subscription();
    for (const answered of [leads.confirm(confirm_token), leads.unsubscribe(unsubscribe_token)])
      expect(await answered).toMatchObject({ status: 404 });
    await runWords({ ...leads.context, db, now: NOW }, ['release', id]);
    expect(await kinds()).toEqual(['newsletter-confirmation']);
    expect(await subscription()).toMatchObject({
      status: 'pending',
      details: { request_network: '192.0.2.0/24' },
    });
    expect(await leads.confirm(confirm_token)).toMatchObject(answer('confirmed'));
  });

  it('asks once more when an address released from quarantine has asked since, and counts it once', async () => {
    const { db, deliver, leads, links } = await start();
    const held = await leads.requestSubscription(EMAIL, { quarantine: 'honeypot' });
    const later = await leads.requestSubscription();
    await deliver();
    const { confirm } = await links();
    await runWords({ ...leads.context, db, now: NOW }, ['release', held]);
    const emails = await readOutbox(db);
    expect(emails.map((row) => [row.kind, row.lead_id])).toEqual([
      ['newsletter-confirmation', later],
      ['newsletter-confirmation', later],
    ]);
    expect(await leads.confirm(confirm)).toMatchObject(answer('confirmed'));
    const rows = await db.selectFrom('leads').select(['id', 'status']).orderBy('status').execute();
    expect(rows).toEqual([
      { id: later, status: 'confirmed' },
      { id: held, status: 'duplicate' },
    ]);
  });

  it('deletes an address not confirmed in 30 days, unless its email is still waiting', async () => {
    const { db, deliver, leads, links, pass, runRetention } = await start();
    await leads.requestSubscription('reader@example.com');
    await deliver();
    await leads.confirm((await links()).confirm);
    await leads.requestSubscription('asked@example.com');
    await deliver();
    await leads.requestSubscription('waits@example.com');
    pass(1);
    await leads.requestSubscription('later@example.com');
    await db.deleteFrom('outbox').where('payload', 'like', '%later@%').execute();
    pass(30 * DAY - 1);
    await runRetention();
    const rows = await db.selectFrom('leads').select('email').orderBy('email').execute();
    expect(rows.map(({ email }) => email)).toEqual([
      'later@example.com',
      'reader@example.com',
      'waits@example.com',
    ]);
    expect(JSON.stringify(await readOutbox(db))).not.toContain('asked@example.com');
  });

  it('keeps an address that asks again for 30 more days, with the links of both emails', async () => {
    const { db, deliver, leads, links, pass, runRetention, subscription } = await start();
    await leads.requestSubscription();
    const first = await links();
    await deliver();
    pass(29.5 * DAY);
    await leads.requestSubscription();
    expect(await links()).toEqual(first);
    await deliver();
    pass(30 * DAY - 1);
    await runRetention();
    expect(await leads.readLink('confirm', first.confirm)).toMatchObject(answer('pending'));
    expect(await subscription()).toMatchObject({ status: 'pending' });
    pass(1);
    await runRetention();
    expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
  });

  it('is exported with its proof of consent while it is confirmed, always with --all', async () => {
    const { db, leads, links } = await start();
    await leads.requestSubscription(EMAIL, { network: '192.0.2.0/24' });
    const { confirm, unsubscribe } = await links();
    const ctx = { ...leads.context, db, now: NOW };
    const exported = async (...words: string[]) =>
      JSON.parse(await runWords(ctx, ['export', '--format', 'json', ...words])) as unknown;
    expect(await exported()).toEqual([]);
    expect(await exported('--all')).toMatchObject([{ email: EMAIL, newsletter_status: 'pending' }]);
    await leads.confirm(confirm, '198.51.100.0/24');
    const at = NOW.toISOString();
    expect(await exported()).toMatchObject([
      {
        email: EMAIL,
        newsletter_status: 'confirmed',
        unsubscribe_url: `https://h.example/newsletter/unsubscribe/${unsubscribe}`,
        consent: [
          `consent_text: ${CONSENT}, requested_at: ${at}, request_network: 192.0.2.0/24`,
          `confirmed_at: ${at}, confirm_network: 198.51.100.0/24`,
        ].join(', '),
      },
    ]);
    await leads.unsubscribe(unsubscribe);
    expect(await exported()).toEqual([]);
    expect(await exported('--all')).toMatchObject([{ newsletter_status: 'unsubscribed' }]);
  });
});
