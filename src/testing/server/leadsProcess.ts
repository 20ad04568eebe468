import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { firstLine } from './testDatabases.ts';

export interface LeadsProcess {
  url: string;
  /** Ends the process without a chance to finish anything. */
  kill: () => Promise<void>;
}

const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

/** Starts the site without its pages (`runLeadsServer.ts`) in another process, which ends with the test file. */
export const startLeadsProcess = async (
  environment: Record<string, string>,
): Promise<LeadsProcess> => {
  const script = path.join(__dirname, 'runLeadsServer.ts');
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...environment } });
  children.push(child);
  return {
    url: await firstLine(child),
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
};
