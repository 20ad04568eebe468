import { request } from 'node:http';
import { callPath } from '../../contract/calls.ts';
import { eventRegistration } from '../../contract/forms.fixtures.ts';
import { shareOf } from '../../testing/soak.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { startTestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { eventFile, USUAL_FILES, writeContentFolder } from '../content/load/content.fixtures.ts';
import { openDatabase } from '../leads/database/database.ts';

/** Sends only these headers, like curl. Returns the answer without what is unique in it. */
const send = (url: string, body: object, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    sending.on('response', (response) => {
      let text = '';
      response.on('data', (data) => (text += String(data)));
      response.on('end', () => {
        const shape = text
          .replace(/[\w-]{22}(?![\w-])/g, 'TOKEN')
          .replace(/H[A-Z]-\w{6}/g, 'RECEIPT')
          .replace(/visitor-\d+/g, 'visitor');
        const { date: _, 'x-request-id': __, 'content-length': ___, ...kept } = response.headers;
        resolve(JSON.stringify([response.statusCode, kept, shape]));
      });
    });
    sending.on('error', reject).end(JSON.stringify(body));
  });

describe.each(shareOf(DATABASES))('from one address on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const content = await writeContentFolder({
      ...USUAL_FILES,
      'events/rotation.md': eventFile({ title: 'Rotation', date: '2099-12-03 13:00' }),
      'events/room.md': eventFile({ title: 'Room', date: '2099-12-04 13:00', capacity: 30 }),
    });
    const mails = await startMailReceiver();
    const databaseUrl = await databases.nextUrl();
    const db = await openDatabase(databaseUrl);
    const site = await startTestSite({
      CONTENT_DIR: content,
      DATABASE_URL: databaseUrl,
      SMTP_URL: mails.url,
      SALES_EMAIL: 'sales@example.com',
      POST_LIMIT_PER_MINUTE: '1000',
    });
    let count = 0;
    const nextEmail = () => `visitor-${(count += 1)}@example.com`;
    const register = (event: string, more: object = {}, headers?: Record<string, string>) => {
      const path = callPath('register', { id: event });
      const body = { ...eventRegistration, email: nextEmail(), ...more };
      return send(site.url + path, body, headers);
    };
    return {
      site,
      register,
      requestDemo: () => send(site.url + callPath('requestDemo'), demoForm(nextEmail())),
      quarantined: async () =>
        (
          await db
            .selectFrom('leads')
            .select('quarantine_reason')
            .where('quarantine_reason', 'is not', null)
            .execute()
        ).length,
      /** Which subjects the guests, and sales, got once all emails were sent. */
      subjects: async () => {
        const due = db
          .selectFrom('outbox')
          .select('id')
          .where('status', '=', 'pending')
          .where('kind', 'in', [
            ...(['demo-confirmation', 'demo-notice'] as const),
            ...(['registration-confirmation', 'registration-notice'] as const),
          ]);
        await until(async () => (await due.execute()).length === 0);
        const sent = mails.received.map(({ to, raw }) => {
          const name = /^Subject: (You|Your|New \w+)/m.exec(raw)?.[1];
          return `${to[0] === 'sales@example.com' ? 'sales' : 'visitor'}: ${name}`;
        });
        return sent;
      },
      async close() {
        await site.close();
        await db.destroy();
      },
    };
  };

  it('250 forms of a program get the same answers and few emails', async () => {
    const { register, requestDemo, quarantined, subjects, close } = await start();
    const answers = new Set<string>();
    for (let n = 0; n < 200; n += 1) {
      answers.add(await register('rotation'));
      if (n % 4 === 0) answers.add(await requestDemo());
    }
    expect([...answers].map((answer) => answer.slice(0, 4))).toEqual(['[200', '[200']);
    const sent = await subjects();
    const ofForms = Map.groupBy(sent, (subject) => subject);
    for (const [, { length }] of ofForms) expect(length).toBeLessThanOrEqual(5);
    expect(sent.filter((subject) => subject.startsWith('visitor')).length).toBeLessThanOrEqual(10);
    expect(await quarantined()).toBe(195 + 45);
    await close();
  });

  it.each(['rotation', 'room'])('an office registers 20 people for %s', async (event) => {
    const { site, register, quarantined, subjects, close } = await start();
    const headers = {
      origin: site.url,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
    };
    for (let n = 0; n < 20; n += 1) await register(event, { form_age_ms: 20_000 + n }, headers);
    expect(await quarantined()).toBe(0);
    const sent = await subjects();
    expect(sent.filter((subject) => subject.startsWith('visitor'))).toHaveLength(20);
    await close();
  });
});
