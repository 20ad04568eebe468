import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyContent } from '../testing/server/copyContent.ts';

const root = path.resolve(__dirname, '../..');
const START_TIMEOUT_MS = 60_000;

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

interface Deployment {
  /** Node by default. */
  program?: string;
  args?: readonly string[];
  workingFolder?: string;
  /** In a process group. */
  detached?: boolean;
  uid?: number;
  gid?: number;
}

/** Starts the built site in a process, on a free port, with its own database and a copy of the project's content. */
export const startSite = async (
  environment: Record<string, string> = {},
  deployment?: Deployment,
) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-e2e-'));
  const content = path.join(folder, 'content');
  await copyContent(content);
  const bundle = path.resolve(root, process.env.DIST_DIR ?? 'dist', 'server/main.js');
  const {
    program = process.execPath,
    args = deployment ? [] : [bundle],
    workingFolder = root,
    ...options
  } = deployment ?? {};
  const child = spawn(program, args, {
    ...options,
    cwd: workingFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
      ...(deployment ? {} : { CONTENT_DIR: content }),
      ...environment,
    },
  });
  let output = '';
  let errors = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));

  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The site did not start in time.\n${output}${errors}`));
    }, START_TIMEOUT_MS);
    child.stderr.on('data', (data) => (errors += String(data)));
    child.stdout.on('data', (data) => {
      output += String(data);
      const [, address] = /ready at (http:\S+)/.exec(output) ?? [];
      if (address) {
        clearTimeout(timer);
        resolve(address);
      }
    });
    void exited.then((code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with code ${code}.\n${output}${errors}`));
    });
  });

  return {
    url,
    process: child,
    /** Contains the database. */
    folder,
    /** Standard output so far. */
    output: () => output,
    /** @param signal SIGTERM waits for the load balancer first */
    async stop(signal: 'SIGINT' | 'SIGTERM' = 'SIGINT') {
      child.kill(signal);
      const code = await exited;
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
};
