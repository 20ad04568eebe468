import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { callPath } from '../../../contract/calls.ts';
import { demoForm } from '../../../testing/server/demoForm.ts';
import { startTestSite } from '../../../testing/server/testSite.ts';
import { until } from '../../../testing/until.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** A site over a file that somebody else can hold for writing. */
const start = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'locked-test-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'site.db');
  const site = await startTestSite({ DATABASE_URL: `file:${file}`, POST_LIMIT_PER_MINUTE: '0' });
  closings.push(() => site.close());
  const other = new DatabaseSync(file);
  closings.push(() => other.close());
  const send = (email: string) =>
    fetch(`${site.url}${callPath('requestDemo')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': email },
      body: JSON.stringify(demoForm(email)),
    });
  const stored = () =>
    other
      .prepare('select email from leads order by email')
      .all()
      .map(({ email }) => email);
  /** The site may be writing just then, in this very process: to wait for it inside SQLite would be to wait for ever. */
  const hold = () =>
    until(() => {
      try {
        other.exec('begin immediate');
        return true;
      } catch (error) {
        if (/locked/.test(String(error))) return false;
        throw error;
      }
    }, 'the file is free');
  return { site, other, hold, send, stored };
};

it('shows everything while another process writes, and takes what was sent meanwhile once', async () => {
  const { site, other, hold, send, stored } = await start();
  const { data } = (await (await send('early@example.com')).json()) as {
    data: { event_link: string };
  };
  await hold();
  const emails = ['a@example.com', 'b@example.com', 'c@example.com'];
  const sending = Promise.all(emails.map(send));
  const seen = ['/pricing', callPath('plans'), '/healthz'].map((address) => site.url + address);
  for (const address of [...seen, data.event_link]) {
    const { status } = await fetch(address);
    expect([address, status]).toEqual([address, 200]);
  }
  for (const { status, headers } of await sending) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  }
  other.exec('rollback');
  expect(stored()).toEqual(['early@example.com']);

  for (const tries of [1, 2]) {
    const answers = await Promise.all(emails.map(send));
    expect([tries, ...answers.map(({ status }) => status)]).toEqual([tries, 200, 200, 200]);
  }
  expect(stored()).toEqual([...emails, 'early@example.com']);
});
