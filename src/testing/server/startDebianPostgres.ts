import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../tools/findProgram.ts';
import { until } from '../until.ts';
import { freePort } from './freePort.ts';
import { anotherUser } from './anotherUser.ts';

const run = promisify(execFile);
const VERSIONS = [19, 18, 17, 16, 15, 14, 13];

export interface DebianPostgres {
  /** URL of an empty database. */
  nextUrl: () => Promise<string>;
  /** Folder of `pg_dump` and the other programs. */
  programs: string;
  close: () => Promise<void>;
}

/** Starts the PostgreSQL of the Debian package, with its backup programs. */
export const startDebianPostgres = async (): Promise<DebianPostgres> => {
  const programs = path.dirname(
    findProgram({
      name: 'PostgreSQL',
      variable: 'POSTGRES_PATH',
      candidates: VERSIONS.map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
      packages: ['postgresql'],
    }),
  );
  const user = anotherUser();
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-test-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const settings = [
    '--auth=trust',
    '--username=site',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  await run(path.join(programs, 'initdb'), ['-D', data, ...settings], { ...user, cwd: folder });
  const limits = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=60',
  ];
  const words = ['-D', data, '-p', String(port), '-k', folder, ...limits];
  const server = spawn(path.join(programs, 'postgres'), words, {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'site'];
  const answers = () =>
    run(path.join(programs, 'pg_isready'), at).then(
      () => true,
      () => false,
    );
  await until(answers, 'PostgreSQL answers');
  let count = 0;
  return {
    programs,
    async nextUrl() {
      const name = `site_${(count += 1)}`;
      await run(path.join(programs, 'createdb'), [...at, name]);
      return `postgres://site@127.0.0.1:${port}/${name}`;
    },
    async close() {
      server.kill('SIGINT');
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
