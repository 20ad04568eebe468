import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { demoForm } from '../testing/server/demoForm.ts';
import { freePort } from '../testing/server/freePort.ts';
import { startMailReceiver } from '../testing/server/receivers.ts';
import { until } from '../testing/until.ts';
import { startFakeContentApi } from './fakeContentApi.ts';
import { startSite, type RunningSite } from './startSite.ts';

const closings: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

const postDemo = async ({ url }: RunningSite) => {
  const response = await fetch(url + callPath('requestDemo'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoForm('ruth@example.com')),
  });
  return (await response.json()) as { data: { meet_link: string } };
};

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

  const { data } = await postDemo(site);
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

it('calls CONTENT_API_URL for the first group and CONTENT_API_BASE for the second', async () => {
  const [first, second] = await Promise.all([startFakeContentApi(), startFakeContentApi()]);
  closings.push(first.stop, second.stop);
  const site = await startSite({
    CONTENT_API_URL: first.url,
    CONTENT_API_BASE: `${second.url}/api`,
    PAGE_CACHE_SECONDS: '0',
  });
  closings.push(() => site.stop());
  first.requests.length = second.requests.length = 0;
  for (const path of [paths.pricing, paths.blog, paths.helpCenter, paths.allEvents])
    expect((await fetch(site.url + path)).status).toBe(200);
  await postDemo(site);
  const calledPaths = ({ requests }: typeof first) => new Set(requests.map(({ path }) => path));
  expect(calledPaths(first)).toEqual(new Set(['/plans', '/landing/blogs']));
  expect(calledPaths(second)).toEqual(
    new Set(['/help-center', '/webinars/events', '/request-demo']),
  );
});

it('reports an invalid port in one line', async () => {
  await expect(startSite({ PORT: 'eighty' })).rejects.toThrow(
    /^The site ended with code 1\.\nPORT is "eighty", but [^\n]+\n$/,
  );
});

describe('npm start', () => {
  const entry = ['--import', './src/tools/dotEnv.ts', 'src/tools/start.ts'];

  it('prints the port that it picked for PORT=0', async () => {
    const site = await startSite({ PORT: '0' }, { args: entry });
    closings.push(() => site.stop());
    expect(new URL(site.url).port).not.toMatch(/^(?:0|3000)$/);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  it('prints the settings with --check', async () => {
    const run = promisify(execFile)(process.execPath, [...entry, '--check'], {
      env: { ...process.env, PORT: '0' },
    });
    expect((await run).stdout).toContain('PORT = 0\n');
  });
});
