import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_PREFIX, callPath } from '../../contract/calls.ts';
import { paths } from '../../contract/paths.ts';
import { until } from '../../testing/until.ts';
import { launchChromium } from '../../tools/findChromium.ts';

/** What a step may take on a busy machine, a first build included. */
const PATIENCE_MS = 300_000;

const root = path.resolve(__dirname, '../../..');
const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** The second start reuses what the first has compiled. */
let clone: string;
beforeAll(async () => void (clone = await cloneProject()));
afterAll(() => rm(clone, { recursive: true, force: true }));

/** What git would clone, with the packages of this checkout and none of its caches. */
const cloneProject = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clone-'));
  const left = /^(\.git|node_modules|dist.*|data|coverage)$/;
  await cp(root, folder, {
    recursive: true,
    filter: (file) => !left.test(path.relative(root, file)),
  });
  const packages = path.join(root, 'node_modules');
  await mkdir(path.join(folder, 'node_modules'));
  for (const name of await readdir(packages)) {
    if (name === '.cache') continue;
    await symlink(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
  return folder;
};

const startDev = (folder: string, environment: Record<string, string>) => {
  const child = spawn(process.execPath, [path.join(folder, 'src/tools/dev.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: '', DIST_DIR: '', ...environment },
  });
  closings.push(() => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => (output += String(data)));
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  return { process: child, output: () => output, exitCode };
};

/** A page of the site in a browser, once it is interactive. */
const openTab = async (address: string) => {
  const browser = await launchChromium();
  closings.push(() => browser.close());
  const tab = await browser.newPage();
  tab.setDefaultTimeout(PATIENCE_MS);
  await tab.goto(address);
  await tab.locator('html[data-ready]').waitFor({ state: 'attached' });
  const calls: string[] = [];
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(API_PREFIX)) calls.push(pathname);
  });
  return { tab, calls };
};

it(
  'starts in a fresh clone, shows what is saved in its place, says what is broken, and comes back with the next change',
  async () => {
    const dev = startDev(clone, { PORT: '0', LOG_LEVEL: 'info' });
    const seen = (pattern: RegExp) =>
      until(
        () => {
          if (dev.process.exitCode !== null) throw new Error(`It has ended.\n${dev.output()}`);
          return pattern.exec(dev.output());
        },
        String(pattern),
        PATIENCE_MS,
      );
    const [, url] = await seen(/is ready at (http:\S+)/);
    const page = (status: number, ...words: string[]) =>
      until(
        async () => {
          const answer = await fetch(url!, { headers: { accept: 'text/html' } });
          const html = await answer.text();
          return answer.status === status && words.every((word) => html.includes(word));
        },
        `a page with ${status} and ${words.join(', ')}`,
        PATIENCE_MS,
      );
    await page(200, '<h1');
    expect((await fetch(`${url}/favicon.ico`)).status).toBe(200);
    // Browsers close the connection before and during the response.
    for (let delay = 0; delay < 100; delay += 1) {
      await fetch(url!, { signal: AbortSignal.timeout(delay) }).catch(() => undefined);
    }
    await page(200, '<h1');
    const [, desk] = await seen(/desk is at (http:\S+)/);
    expect(await (await fetch(desk!)).text()).toContain('New post');

    const file = path.join(clone, 'content/legal/privacy-policy.md');
    const text = await readFile(file, 'utf8');
    const { calls, tab } = await openTab(url + paths.privacyPolicy);
    await tab.evaluate(() => {
      window.scrollTo(0, 300);
      document.documentElement.dataset.loaded = 'once';
    });
    await writeFile(file, `${text}\nA paragraph that was saved just now.\n`);
    // A page that draws no frame for a while shows the paragraph all the same.
    const saved = tab.getByText('A paragraph that was saved just now.');
    await until(async () => (await saved.count()) > 0, 'the saved paragraph', PATIENCE_MS).catch(
      (cause: unknown) => {
        throw new Error(`It read ${calls.join(', ') || 'nothing'}.\n${dev.output()}`, { cause });
      },
    );
    expect([...new Set(calls)]).toEqual([callPath('privacyPolicy')]);
    const kept = () => [document.documentElement.dataset.loaded, window.scrollY];
    expect(await tab.evaluate(kept)).toEqual(['once', 300]);
    await tab.close();

    await writeFile(file, text.replace(/^title:.*/m, 'titel: Privacy Policy'));
    const place = 'content/legal/privacy-policy.md:2: ';
    await page(503, place);
    expect(dev.output()).toContain(place);
    await writeFile(file, text);
    await page(200, '<h1');

    const [, pid] = /is process (\d+)(?![^]*is process )/.exec(dev.output())!;
    process.kill(Number(pid), 'SIGKILL');
    await page(503, 'has ended by SIGKILL');
    expect(dev.output()).toContain('has ended by SIGKILL');
    await writeFile(path.join(clone, 'src/server/main.ts'), '\nprocess.title;\n', { flag: 'a' });
    await page(200, '<h1');

    dev.process.kill('SIGTERM');
    await expect(dev.exitCode).resolves.toBe(0);
    const [, lastPid] = /is process (\d+)(?![^]*is process )/.exec(dev.output())!;
    expect(() => process.kill(Number(lastPid), 0)).toThrow('ESRCH');
  },
  6 * PATIENCE_MS,
);

it.each([
  ['npm alone', 1],
  ['the process group of npm', -1],
])(
  'ends with a signal to %s, and frees its port',
  async (_what, sign) => {
    const npm = spawn('npm', ['run', 'dev'], {
      cwd: clone,
      // Makes a process group.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: '', PORT: '0', DIST_DIR: '' },
    });
    closings.push(() => {
      const hasEnded = npm.exitCode !== null || npm.signalCode !== null;
      if (!hasEnded) process.kill(-npm.pid!, 'SIGKILL');
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (data) => (output += String(data)));
    // Resolves when no process has the output open anymore.
    const closed = once(npm, 'close');
    const [, url] = await until(
      () => /is ready at (http:\S+)/.exec(output),
      'npm run dev',
      PATIENCE_MS,
    );
    const [, child] = /is process (\d+)/.exec(output)!;
    process.kill(sign * npm.pid!, 'SIGTERM');
    await closed;
    await expect(fetch(url!)).rejects.toThrow('fetch failed');
    expect(() => process.kill(Number(child), 0)).toThrow('ESRCH');
  },
  PATIENCE_MS,
);

it(
  'says in one line that its port is taken',
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    closings.push(() => other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
    closings.push(() => rm(dist, { recursive: true, force: true }));
    const dev = startDev(clone, { PORT: String(port), DIST_DIR: dist });
    expect(await dev.exitCode).toBe(1);
    expect(dev.output().split('\n')).toContain(
      `Port ${port} on 127.0.0.1 is in use. Stop the other program or change PORT.`,
    );
  },
  PATIENCE_MS,
);
