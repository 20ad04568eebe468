import { postDemo } from '../testing/server/demoForm.ts';
import { freePort } from '../testing/server/freePort.ts';
import { startMailReceiver } from '../testing/server/receivers.ts';
import { until } from '../testing/until.ts';
import { startSite } from './startSite.ts';
import { siteUrl } from './visit.ts';

const closings: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

/** Only Linux accepts every loopback address. */
const OTHER_HOST = process.platform === 'linux' ? '127.0.0.2' : 'localhost';

it('applies the settings for addresses, links, logs and email', async () => {
  const mail = await startMailReceiver();
  closings.push(mail.close);
  const metricsAddress = `${OTHER_HOST}:${await freePort()}`;
  const site = await startSite({
    HOST: OTHER_HOST,
    METRICS_ADDRESS: metricsAddress,
    APP_URL: 'https://app.settings.test',
    MEETING_URL_TEMPLATE: 'https://meet.settings.test/{token}',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Settings <from@settings.test>',
    SALES_EMAIL: 'sales@settings.test',
    LOG_LEVEL: 'warn',
  });
  closings.push(() => site.process.kill('SIGKILL'));
  expect(new URL(site.url).hostname).toBe(OTHER_HOST);
  expect((await fetch(`http://${metricsAddress}/metrics`)).status).toBe(200);

  const home = await (await fetch(site.url)).text();
  for (const page of ['login', 'signup'])
    expect(home).toContain(`href="https://app.settings.test/${page}"`);

  const { data } = await postDemo(site.url, 'ruth@example.com');
  expect(data.meet_link).toMatch(/^https:\/\/meet\.settings\.test\/[\w-]+$/);
  await until(() => mail.received.length === 2, 'two emails');
  expect(mail.received.map(({ from, to }) => [from, ...to]).sort()).toEqual([
    ['from@settings.test', 'ruth@example.com'],
    ['from@settings.test', 'sales@settings.test'],
  ]);

  await site.stop();
  const lines = site.output().trim().split('\n');
  const logged = lines.filter((line) => line.startsWith('{'));
  const levels = logged.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(levels.filter((level) => level < 40)).toEqual([]);
});

it('draws a link picture in a worker thread of the built site', async () => {
  const html = await (await fetch(`${siteUrl()}/blog/post/first-five-minutes`)).text();
  const [, picture = ''] = /"og:image" content="([^"]*)"/.exec(html) ?? [];
  const response = await fetch(picture, { redirect: 'manual' });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  // Includes the cover. The text alone takes less than half of this.
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(25_000);
});

it('prints the port that npm start picked for PORT=0', async () => {
  const args = ['--import', './src/tools/dotEnv.ts', 'src/tools/start.ts'];
  const site = await startSite({ PORT: '0' }, { args });
  closings.push(() => site.stop());
  expect(new URL(site.url).port).not.toMatch(/^(?:0|3000)$/);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});
