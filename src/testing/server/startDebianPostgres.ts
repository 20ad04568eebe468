import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../tools/findProgram.ts';
import { until } from '../until.ts';
import { freePort } from './freePort.ts';

const run = promisify(execFile);
const VERSIONS = [19, 18, 17, 16, 15, 14, 13];

const UNPRIVILEGED_ID = 65_534;

/** An unprivileged user for programs that must not run as root; undefined if the tests don't run as root. */
export const unprivilegedUser = (): { uid: number; gid: number } | undefined =>
  process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : undefined;

/** Starts Debian's PostgreSQL, which includes `pg_dump` and `pg_restore`. */
export const startDebianPostgres = async () => {
  const programs = path.dirname(
    findProgram({
      name: 'PostgreSQL',
      variable: 'POSTGRES_PATH',
      candidates: VERSIONS.map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
      packages: ['postgresql'],
    }),
  );
  const user = unprivilegedUser();
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
  const limits = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=60'];
  const flags = ['-D', data, '-p', String(port), '-k', folder];
  for (const limit of limits) flags.push('-c', limit);
  const server = spawn(path.join(programs, 'postgres'), flags, {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'site'];
  const isReady = () =>
    run(path.join(programs, 'pg_isready'), connection).then(
      () => true,
      () => false,
    );
  await until(isReady, 'PostgreSQL');
  let count = 0;
  return {
    programs,
    /** Creates an empty database and returns its URL. */
    async nextUrl(): Promise<string> {
      const name = `site_${(count += 1)}`;
      await run(path.join(programs, 'createdb'), [...connection, name]);
      return `postgres://site@127.0.0.1:${port}/${name}`;
    },
    async close(): Promise<void> {
      server.kill('SIGINT');
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
