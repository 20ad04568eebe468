import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../leads/database/database.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leads-command-test-'));
  await (await openDatabase(`file:${folder}/site.db`)).destroy();
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  [['list'], 0, /^$/],
  [['trace', 'NOPE'], 1, /^No lead found with ID NOPE\.\n$/],
  [['lsit'], 1, /^Unknown command "lsit"\. Commands: list, .+\n$/],
])('%j ends with exit code %i', (words, code, message) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'leads.ts'), ...words],
    {
      env: { ...process.env, DATABASE_URL: `file:${folder}/site.db` },
      encoding: 'utf8',
    },
  );
  expect({ status, stderr }).toEqual({ status: code, stderr: expect.stringMatching(message) });
});
