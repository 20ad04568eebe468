import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { readSiteFile } from '../server/content/load/loadSite.ts';
import { postDemo } from '../testing/server/demoForm.ts';
import {
  startMailReceiver,
  startTestUpstream,
  startWebhookReceiver,
} from '../testing/server/receivers.ts';
import { until } from '../testing/until.ts';
import { startSite, type RunningSite } from './startSite.ts';

/** The process must end within this time after SIGTERM. */
const LIMIT_MS = 10_000;

const sites: RunningSite[] = [];
afterAll(() => sites.forEach((site) => site.process.kill('SIGKILL')));

/** The exit code after SIGTERM; null for a process that had to be killed. */
const terminate = async (site: RunningSite): Promise<number | null> => {
  const deadline = setTimeout(() => site.process.kill('SIGKILL'), LIMIT_MS);
  const code = await site.stop('SIGTERM');
  clearTimeout(deadline);
  return code;
};

it('exits in time while both receivers hang, and delivers after a restart', async () => {
  const [mails, calls] = await Promise.all([startMailReceiver(), startWebhookReceiver()]);
  await Promise.all([mails.setMood('hang'), calls.setMood('hang')]);
  const folder = await mkdtemp(path.join(tmpdir(), 'shutdown-test-'));
  const start = async () => {
    const site = await startSite({
      DATABASE_URL: `file:${folder}/site.db`,
      SMTP_URL: mails.url,
      LEADS_WEBHOOK_URL: calls.url,
      LEADS_WEBHOOK_SECRET: '0123456789abcdef',
      PAGE_CACHE_SECONDS: '0',
    });
    sites.push(site);
    return site;
  };

  const first = await start();
  await postDemo(first.url, 'ruth@example.com');
  await until(() => mails.tries() > 0 && calls.tries() > 0);
  expect(await terminate(first)).toBe(0);
  expect([mails.received, calls.received]).toEqual([[], []]);

  await Promise.all([mails.setMood('accept'), calls.setMood('accept')]);
  const second = await start();
  await until(() => mails.received.length >= 2 && calls.received.length >= 1);
  expect(await terminate(second)).toBe(0);
  expect(mails.received.map(({ to }) => to[0]).sort()).toEqual([
    'ruth@example.com',
    (await readSiteFile('content')).emails.sales,
  ]);
  await rm(folder, { recursive: true });
});

it.each<NodeJS.Signals>(['SIGTERM', 'SIGINT'])(
  'answers the requests in progress when the process group of npm gets %s, npm forwards it and it is repeated',
  async (signal) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const upstream = await startTestUpstream((_request, response) => {
      void released.then(() => response.writeHead(500).end());
    });
    const folder = await mkdtemp(path.join(tmpdir(), 'shutdown-test-'));
    const site = await startSite(
      {
        CONTENT_API_URL: upstream.url,
        DATABASE_URL: `file:${folder}/data/site.db`,
        LOG_LEVEL: 'info',
      },
      { program: 'npm', args: ['start'], detached: true },
    );
    sites.push(site);
    const signalGroup = () => process.kill(-site.process.pid!, signal);
    await fetch(site.url + paths.about);
    const answer = fetch(`${site.url}${callPath('plans')}`);
    await until(() => upstream.requests.length > 0, 'the call of the content API');

    signalGroup();
    await until(() => site.output().includes('"msg":"stopping"'), 'the signal');
    signalGroup();
    release();
    expect((await answer).status).toBe(500);
    await until(() => site.process.exitCode !== null || site.process.signalCode !== null);
    await expect(access(path.join(folder, 'data/cache/pages'))).resolves.toBeUndefined();
    await rm(folder, { recursive: true });
    await upstream.close();
  },
);

it.each([
  [
    'an uncaught error',
    'setImmediate(()=>{throw new TypeError("not caught")})',
    'uncaughtException',
  ],
  ['an unhandled rejection', 'Promise.reject(new TypeError("not caught"))', 'unhandledRejection'],
])('logs %s in one JSON line, and ends with code 1', async (_what, code, origin) => {
  const preload = encodeURIComponent(`process.on("SIGUSR2",()=>{${code}})`);
  const site = await startSite({ NODE_OPTIONS: `--import=data:text/javascript,${preload}` });
  sites.push(site);
  const ended = once(site.process, 'close');
  site.process.kill('SIGUSR2');
  expect((await ended)[0]).toBe(1);
  // Not always the last line: pino writes a line before it in another thread.
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('uncaught error'));
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 60,
      msg: 'uncaught error',
      origin,
      err: expect.objectContaining({ type: 'TypeError', message: 'not caught' }) as object,
    }),
  ]);
});
