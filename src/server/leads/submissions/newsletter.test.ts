import type { Kysely } from 'kysely';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { NEWSLETTER_CONSENT } from '../../../contract/newsletter.ts';
import { MAILS_PER_ADDRESS, networkText } from './dailyCounts.ts';
import { makeLeads } from '../leads.fixtures.ts';
import { runLeadsCommand } from '../cli/leadsCommand.ts';
import type { NewsletterConfirmation } from '../deliveries/lead.ts';
import { startRetention } from '../retention.ts';
import type { LeadsDatabase } from '../database/schema.ts';

const START = new Date('2026-11-20T15:00:00Z');
const EMAIL = 'elena@example.com';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:5:1::7', '2001:db8:5::/48'],
  ['nonsense', null],
  [undefined, null],
])('keeps of the address %s the network %s', (ip, network) => {
  expect(networkText(ip)).toBe(network);
});

describe.each(DATABASES)('the newsletter on %s', (kind) => {
  const databases = databasesOf(kind);

  const workOn = (db: Kysely<LeadsDatabase>, doubleOptIn = true) => {
    let now = START;
    const log = { warn: jest.fn() };
    const leads = makeLeads(db, {
      getSiteUrl: () => 'https://h.example',
      now: () => now,
      doubleOptIn,
      log,
    });
    const outbox = () =>
      db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute();
    return {
      db,
      leads,
      log,
      pass: (ms: number) => {
        now = new Date(now.getTime() + ms);
      },
      kinds: async () => (await outbox()).map((row) => row.kind),
      /** Sends what waits. */
      deliver: () =>
        db
          .updateTable('outbox')
          .set({ status: 'delivered', delivered_at: now.toISOString() })
          .where('status', '=', 'pending')
          .execute(),
      row: () => db.selectFrom('newsletter_subscriptions').selectAll().executeTakeFirstOrThrow(),
      /** The tokens of the last mail's links. */
      async links() {
        const mails = (await outbox()).filter((row) => row.kind === 'newsletter-confirmation');
        const lead = JSON.parse(mails.at(-1)?.payload ?? '{}') as NewsletterConfirmation;
        const token = (url: string) => url.slice(url.lastIndexOf('/') + 1);
        return { confirm: token(lead.confirm_url), unsubscribe: token(lead.unsubscribe_url) };
      },
      tidy: () => startRetention(db, { log, now: () => now }).stop(),
    };
  };
  const start = async (doubleOptIn?: boolean) => workOn(await databases.open(), doubleOptIn);

  it('is sent to nobody who has not confirmed, and the CRM hears of who has, once', async () => {
    const { deliver, kinds, leads, links, row } = await start();
    await leads.subscribe('Elena@Example.com', { network: '192.0.2.0/24' });
    expect(await kinds()).toEqual(['newsletter-confirmation']);
    await deliver();
    const { confirm } = await links();
    expect(confirm).toMatch(/^[\w-]{22}$/);
    const pending = { state: 'pending', address: 'e…@example.com' };
    expect(await leads.readNewsletterLink('confirm', confirm)).toEqual(pending);
    expect(await row()).toMatchObject({ status: 'pending', confirmed_at: null });

    const confirmed = { state: 'confirmed', address: 'e…@example.com' };
    const answers = await Promise.all([
      leads.confirmNewsletter(confirm, '198.51.100.0/24'),
      leads.confirmNewsletter(confirm, '198.51.100.0/24'),
    ]);
    expect(answers).toEqual([confirmed, confirmed]);
    expect(await leads.confirmNewsletter(confirm, null)).toEqual(confirmed);
    expect(await kinds()).toEqual(
      expect.arrayContaining(['newsletter-confirmation', 'newsletter-webhook']),
    );
    expect(await kinds()).toHaveLength(2);
    expect(await row()).toMatchObject({
      email: EMAIL,
      status: 'confirmed',
      consent_text: NEWSLETTER_CONSENT,
      requested_at: START.toISOString(),
      request_network: '192.0.2.0/24',
      confirmed_at: START.toISOString(),
      confirm_network: '198.51.100.0/24',
    });
  });

  it('asks a reader nothing again, and who has not confirmed once at a time', async () => {
    const { deliver, kinds, leads, links } = await start();
    await leads.subscribe(EMAIL);
    await leads.subscribe(EMAIL);
    expect(await kinds()).toHaveLength(1);
    await deliver();
    const { confirm } = await links();
    await leads.subscribe(EMAIL);
    expect(await kinds()).toHaveLength(2);
    // The first mail's link is as good as the second's.
    expect(await leads.confirmNewsletter(confirm, null)).toMatchObject({ state: 'confirmed' });
    await leads.subscribe(EMAIL);
    expect(await kinds()).toHaveLength(3);
  });

  it('writes to nobody more often than a day allows, and says so', async () => {
    const { deliver, kinds, leads, links, log } = await start();
    for (let n = 0; n < MAILS_PER_ADDRESS; n += 1) {
      await leads.subscribe(EMAIL);
      await deliver();
    }
    const { confirm } = await links();
    expect(await leads.renewNewsletterLink(confirm)).toBe('too many');
    await leads.subscribe(EMAIL);
    expect(await kinds()).toHaveLength(MAILS_PER_ADDRESS);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('holds a link open for 48 hours from when its mail left, and gives a new one then', async () => {
    const { deliver, leads, links, pass } = await start();
    await leads.subscribe(EMAIL);
    // The mail server was away for a long weekend.
    pass(4 * DAY);
    await deliver();
    const { confirm } = await links();
    pass(48 * HOUR - 1);
    expect(await leads.readNewsletterLink('confirm', confirm)).toMatchObject({ state: 'pending' });
    pass(1);
    const expired = { state: 'expired', address: 'e…@example.com' };
    expect(await leads.readNewsletterLink('confirm', confirm)).toEqual(expired);
    expect(await leads.confirmNewsletter(confirm, null)).toEqual(expired);
    expect(await leads.renewNewsletterLink(confirm)).toMatchObject({ state: 'pending' });
    await deliver();
    pass(HOUR);
    expect(await leads.confirmNewsletter(confirm, null)).toMatchObject({ state: 'confirmed' });
  });

  it('ends by its link, once, and begins anew by another mail', async () => {
    const { deliver, kinds, leads, links, pass, row } = await start();
    await leads.subscribe(EMAIL);
    await deliver();
    const first = await links();
    await leads.confirmNewsletter(first.confirm, null);
    const gone = { state: 'unsubscribed', address: 'e…@example.com' };
    await Promise.all([leads.unsubscribe(first.unsubscribe), leads.unsubscribe(first.unsubscribe)]);
    expect(await leads.unsubscribe(first.unsubscribe)).toEqual(gone);
    expect(await leads.readNewsletterLink('unsubscribe', first.unsubscribe)).toEqual(gone);
    expect(await leads.confirmNewsletter(first.confirm, null)).toBeNull();
    const sent = await kinds();
    expect(sent.filter((name) => name === 'newsletter-unsubscribed-webhook')).toHaveLength(1);
    expect(await row()).toMatchObject({ status: 'unsubscribed' });

    await deliver();
    pass(1);
    await leads.subscribe(EMAIL);
    const second = await links();
    expect(second.confirm).not.toBe(first.confirm);
    // Issues that were sent before name the first one.
    expect(second.unsubscribe).toBe(first.unsubscribe);
    expect(await leads.confirmNewsletter(second.confirm, null)).toMatchObject({
      state: 'confirmed',
    });
    expect(await row()).toMatchObject({ unsubscribed_at: null });
  });

  it('tells the CRM nothing of an address that never was a reader’s', async () => {
    const { kinds, leads, links } = await start();
    await leads.subscribe(EMAIL);
    const { unsubscribe } = await links();
    expect(await leads.unsubscribe(unsubscribe)).toMatchObject({ state: 'unsubscribed' });
    expect(await kinds()).toEqual(['newsletter-confirmation']);
  });

  it.each(['readNewsletterLink', 'confirmNewsletter', 'renewNewsletterLink', 'unsubscribe'])(
    'knows nobody by a token that was made up: %s',
    async (method) => {
      const { leads, row } = await start();
      await leads.subscribe(EMAIL);
      const { confirm_token, unsubscribe_token } = await row();
      // The token of one link is not the other's.
      const answers = {
        readNewsletterLink: () => leads.readNewsletterLink('confirm', unsubscribe_token),
        confirmNewsletter: () => leads.confirmNewsletter(unsubscribe_token, null),
        renewNewsletterLink: () => leads.renewNewsletterLink(unsubscribe_token),
        unsubscribe: () => leads.unsubscribe(confirm_token!),
      };
      expect(await answers[method as keyof typeof answers]()).toBeNull();
      expect(await row()).toMatchObject({ status: 'pending' });
    },
  );

  it('asks whoever is let out of quarantine', async () => {
    const { db, kinds, leads, row } = await start();
    await leads.subscribe(EMAIL, { quarantine: 'honeypot', network: '192.0.2.0/24' });
    const { id } = await row();
    const links = { siteUrl: 'https://h.example', meetingUrl: () => '', doubleOptIn: true };
    await runLeadsCommand(db, ['release', id], START, links);
    expect(await kinds()).toEqual(['newsletter-confirmation']);
    expect(await row()).toMatchObject({ status: 'pending', request_network: '192.0.2.0/24' });
  });

  it('forgets who has not confirmed in 30 days, but nobody who could not be asked', async () => {
    const { db, deliver, leads, pass, tidy } = await start();
    await leads.subscribe('asked@example.com');
    await deliver();
    await leads.subscribe('waits@example.com');
    pass(1);
    await leads.subscribe('later@example.com');
    const reader = workOn(db, false).leads;
    await reader.subscribe('reader@example.com');
    pass(30 * DAY - 1);
    await tidy();
    const rows = await db.selectFrom('newsletter_subscriptions').select('email').execute();
    expect(rows.map(({ email }) => email).sort()).toEqual([
      'later@example.com',
      'reader@example.com',
      'waits@example.com',
    ]);
    const left = await db.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(left)).not.toContain('asked@example.com');
  });

  it('is exported with proof and link of who may be written to, the others when they are asked for', async () => {
    const { db, leads, links, row } = await start();
    await leads.subscribe(EMAIL, { network: '192.0.2.0/24' });
    const { confirm, unsubscribe } = await links();
    const run = async (...words: string[]) =>
      JSON.parse(
        await runLeadsCommand(db, ['export', '--format', 'json', ...words], START, {
          siteUrl: 'https://h.example',
          meetingUrl: () => '',
        }),
      ) as unknown;
    expect(await run()).toEqual([]);
    expect(await run('--all')).toMatchObject([{ email: EMAIL, newsletter_status: 'pending' }]);
    await leads.confirmNewsletter(confirm, '198.51.100.0/24');
    const at = START.toISOString();
    expect(await run()).toMatchObject([
      {
        email: EMAIL,
        newsletter_status: 'confirmed',
        unsubscribe_url: `https://h.example/newsletter/unsubscribe/${unsubscribe}`,
        consent: `asked ${at} from 192.0.2.0/24, confirmed ${at} from 198.51.100.0/24: ${NEWSLETTER_CONSENT}`,
      },
    ]);
    await leads.unsubscribe(unsubscribe);
    expect(await run()).toEqual([]);
    expect(await run('--all')).toMatchObject([{ newsletter_status: 'unsubscribed' }]);
    await runLeadsCommand(db, ['forget', EMAIL]);
    await expect(row()).rejects.toThrow();
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
