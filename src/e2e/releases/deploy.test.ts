import { execFile } from 'node:child_process';
import { access, chmod, chown, constants, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { callPath } from '../../contract/calls.ts';
import { paths } from '../../contract/paths.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { freePort } from '../../testing/server/freePort.ts';
import { startWebhookReceiver } from '../../testing/server/receivers.ts';
import { startDebianPostgres, unprivilegedUser } from '../../testing/server/startDebianPostgres.ts';
import { startNginx } from '../../testing/server/startNginx.ts';
import { until } from '../../testing/until.ts';
import { startSite, type RunningSite } from '../startSite.ts';

const run = promisify(execFile);
const LEADS = 100;
const TEST_MS = 600_000;

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'deploy-test-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Builds a release in a read-only folder, and makes a writable folder for the site's data. */
const deploy = async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const release = path.join(folder, 'release');
  const tool = path.resolve(__dirname, '../../tools/package.ts');
  await run(process.execPath, [tool, '--out', release], { env: { ...process.env, NODE_ENV: '' } });
  const sums = ['--check', '--quiet', 'SHA256SUMS'];
  expect((await run('sha256sum', sums, { cwd: release })).stdout).toBe('');
  // With it, only demos within the office hours are accepted.
  await rm(path.join(release, 'content/office.yaml'), { force: true });
  await run('chmod', ['-R', 'a-w', release]);
  closings.push(() => run('chmod', ['-R', 'u+w', release]));
  const user = unprivilegedUser();
  const workingFolder = await temporaryFolder();
  if (user) await chown(workingFolder, user.uid, user.gid);
  // Operators switch releases by changing this link.
  const current = path.join(folder, 'current');
  await symlink('release', current);
  return { release, current, workingFolder };
};

it(
  'a release behind nginx with PostgreSQL loses no lead in a restored backup',
  async () => {
    const { release, current, workingFolder } = await deploy();
    await access(path.join(release, 'deploy/hearthline'), constants.X_OK);

    const postgres = await startDebianPostgres();
    closings.push(postgres.close);
    const receiver = await startWebhookReceiver();
    closings.push(receiver.close);
    const settings = {
      LEADS_WEBHOOK_URL: receiver.url,
      LEADS_WEBHOOK_SECRET: '0123456789abcdef',
      POST_LIMIT_PER_MINUTE: '0',
      // Otherwise each process would render and compress pages at startup.
      PAGE_CACHE_SECONDS: '0',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
    };
    const ports = [String(await freePort()), String(await freePort())];
    const start = async (databaseUrl: string, port: string): Promise<RunningSite> => {
      const site = await startSite(
        { ...settings, PORT: port, DATABASE_URL: databaseUrl },
        { program: path.join(current, 'start'), workingFolder, ...unprivilegedUser() },
      );
      closings.push(() => site.process.kill('SIGKILL'));
      return site;
    };
    const leadsCommand = (databaseUrl: string, ...words: string[]) =>
      run(path.join(current, 'bin/leads'), words, {
        ...unprivilegedUser(),
        cwd: workingFolder,
        env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
        maxBuffer: 16 * 1024 * 1024,
      });

    const url = await postgres.nextUrl();
    let sites = await Promise.all(ports.map((port) => start(url, port)));
    const nginx = await startNginx(sites.map((site) => site.url));
    closings.push(nginx.close);
    const { ask } = nginx;
    expect((await ask(paths.home)).status).toBe(200);

    const acknowledged = new Map<string, string>();
    const send = async (count: number) => {
      const email = `visitor-${count}@example.com`;
      const { status, text } = await ask(callPath('requestDemo'), demoForm(email));
      expect({ email, status }).toEqual({ email, status: 200 });
      acknowledged.set(email, (JSON.parse(text) as { data: { demo_id: string } }).data.demo_id);
    };
    const sendAll = async (from: number, to: number) => {
      for (let count = from; count < to; count += 1) await send(count);
    };

    const half = LEADS / 2;
    await sendAll(0, half);

    // Back up and restore with the commands that `leads backup` and `leads restore` print.
    const file = path.join(workingFolder, 'kept.dump');
    const runPrinted = async (databaseUrl: string, word: string) => {
      const failure = await leadsCommand(databaseUrl, word, file).catch((error: unknown) => error);
      const line = String((failure as { stderr: string }).stderr)
        .trim()
        .split('\n')
        .at(-1)!;
      await run('sh', ['-c', line], {
        ...unprivilegedUser(),
        env: { PATH: `${postgres.programs}:${process.env.PATH}`, DATABASE_URL: databaseUrl },
      });
    };
    await runPrinted(url, 'backup');
    for (const site of sites) expect(await site.stop('SIGTERM')).toBe(0);
    const restored = await postgres.nextUrl();
    await runPrinted(restored, 'restore');
    sites = await Promise.all(ports.map((port) => start(restored, port)));
    await sendAll(half, LEADS);
    const { stdout } = await leadsCommand(restored, 'export', '--format', 'json');
    const stored = JSON.parse(stdout) as { id: string; email: string }[];
    expect(new Map(stored.map(({ email, id }) => [email, id]))).toEqual(acknowledged);
    expect(stored).toHaveLength(LEADS);
    const delivered = () =>
      new Set(
        receiver.received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id),
      );
    await until(() => delivered().size >= LEADS, 'all leads in the CRM');
    expect(delivered()).toEqual(new Set(acknowledged.values()));

    for (const site of sites) expect(await site.stop('SIGTERM')).toBe(0);
  },
  TEST_MS,
);
