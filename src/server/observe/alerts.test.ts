import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callPath } from '../../contract/calls.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { promtool, startPrometheus } from '../../testing/server/startPrometheus.ts';
import { startTestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { openDatabase } from '../leads/database/database.ts';

const RULES = path.resolve('deploy/alerts.yaml');

const closings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

it('are rules that Prometheus understands', () => {
  expect(promtool('check', 'rules', RULES)).toMatchObject({ status: 0 });
});

it('fire for what they are about, and for nothing less', () => {
  const { status, said } = promtool('test', 'rules', path.resolve('deploy/alerts.test.yaml'));
  expect([status, said]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

it('are raised by Prometheus for a lead that no mail server takes, and end when one does', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'alerts-test-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  const databaseUrl = `file:${path.join(folder, 'site.db')}`;
  const mail = await startMailReceiver();
  closings.push(() => mail.close());
  await mail.setMood('refuse');
  const site = await startTestSite({
    METRICS_ADDRESS: '0',
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
  });
  let close: (() => Promise<void>) | undefined = () => site.close();
  closings.push(async () => close?.());
  const prometheus = await startPrometheus({
    folder,
    rules: RULES,
    target: new URL(site.metricsUrl).host,
  });
  closings.push(prometheus.close);
  const { firing } = prometheus;

  await fetch(site.url + callPath('requestDemo'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoForm('ruth@example.com')),
  });
  const db = await openDatabase(databaseUrl);
  closings.push(() => db.destroy());
  const elevenMinutesAgo = new Date(Date.now() - 660_000).toISOString();
  const mails = ['demo-confirmation', 'demo-notice'] as const;
  await db
    .updateTable('outbox')
    .set({ due_at: elevenMinutesAgo })
    .where('kind', 'in', mails)
    .execute();
  const late = ['LeadUndelivered demo-confirmation', 'LeadUndelivered demo-notice'];
  // A busy machine may miss a scrape, and a full one has a full disk.
  const aboutLeads = async () => (await firing()).filter((one) => /Lead|Dead/.test(one)).join();
  await until(async () => (await aboutLeads()) === late.join(), 'two mails are late');

  await db
    .updateTable('outbox')
    .set({ status: 'dead' })
    .where('kind', '=', 'demo-notice')
    .execute();
  const dead = ['DeadLetters demo-notice', 'LeadUndelivered demo-confirmation'];
  await until(async () => (await aboutLeads()) === dead.join(), 'one of them is given up');

  await mail.setMood('accept');
  const now = new Date().toISOString();
  await db
    .updateTable('outbox')
    .set({ status: 'pending', next_attempt_at: now })
    .where('kind', 'in', mails)
    .execute();
  await until(async () => (await aboutLeads()) === '', 'nothing is late any more');

  await close();
  close = undefined;
  await until(async () => (await firing()).includes('SiteDown'), 'the site is missed');
}, 240_000);
