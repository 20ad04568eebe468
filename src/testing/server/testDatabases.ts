import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../server/leads/database/database.ts';
import type { SiteDb } from '../../server/leads/database/schema.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;

interface DatabaseSource {
  /** URL of a new, empty database. */
  nextUrl: () => Promise<string>;
  stop: () => Promise<unknown>;
}

const TABLES = [
  ...(['issue_mails', 'issues', 'outbox', 'idempotency_keys', 'leads'] as const),
  ...([
    'counters',
    'readiness',
    'desk_tokens',
    'people',
    'people_changes',
    'event_versions',
    'event_lines',
  ] as const),
  ...(['receivers', 'network_forms', 'network_secrets'] as const),
  ...(['content_files', 'content_versions', 'content_folders'] as const),
  ...(['working_copies', 'copy_versions', 'copy_readers'] as const),
];

/** Creates databases for the tests of a `describe`, and removes them afterwards. */
export const databasesOf = (kind: (typeof DATABASES)[number]) => {
  let source: DatabaseSource;
  let url: string | undefined;
  let db: SiteDb | undefined;

  beforeAll(async () => {
    source = await (kind === 'SQLite' ? startFiles() : startPostgres());
  });
  afterAll(async () => {
    await db?.destroy();
    await source.stop();
  });

  return {
    /** URL of a new, empty database. */
    nextUrl: () => source.nextUrl(),
    /** Opens the database of the tests with empty tables, and closes it after them. */
    async open(): Promise<SiteDb> {
      await db?.destroy();
      // A new database would take much longer than empty tables.
      url ??= await source.nextUrl();
      db = await openDatabase(url);
      for (const table of TABLES) await db.deleteFrom(table).execute();
      return db;
    },
  };
};

const startFiles = async (): Promise<DatabaseSource> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadService-test-'));
  let count = 0;
  return {
    nextUrl: async () => `file:${path.join(folder, `site-${(count += 1)}.db`)}`,
    stop: () => rm(folder, { recursive: true, force: true }),
  };
};

/** Uses the server that `tools/test.ts` started for the whole run, or starts one for this file. */
const startPostgres = async (): Promise<DatabaseSource> => {
  const shared = process.env.POSTGRES_UNDER_TEST;
  const server = shared
    ? undefined
    : spawn(process.execPath, [path.join(__dirname, 'runPostgres.ts')], {
        stdio: ['pipe', 'pipe', 'pipe'],
      });
  const url = shared ?? (await firstLine(server!));
  const client = new Client({ connectionString: url });
  await client.connect();
  const names: string[] = [];
  return {
    async nextUrl() {
      const name = `site_${randomUUID().replaceAll('-', '')}`;
      names.push(name);
      await client.query(`create database ${name} template template0`);
      return url.replace(/postgres$/, name);
    },
    async stop() {
      if (server) {
        await client.end();
        server.stdin.end();
        await new Promise((resolve) => server.once('close', resolve));
        return;
      }
      for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    },
  };
};

/** The first line of output. Rejects with the errors when the process exits before it. */
const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    let errors = '';
    child.stderr?.on('data', (data) => (errors += String(data)));
    child.stdout?.on('data', (data) => {
      output += String(data);
      const end = output.indexOf('\n');
      if (end >= 0) resolve(output.slice(0, end));
    });
    child.once('exit', () => reject(new Error(`The process exited: ${errors}`)));
  });

const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

export const startLeadsProcess = (environment: Record<string, string>) =>
  startProcess('runLeadsServer.ts', environment);

export const startContentWriter = (environment: Record<string, string>) =>
  startProcess('runContentWriter.ts', environment);

/** Starts a script of this folder in a process that ends with the test file. */
const startProcess = async (name: string, environment: Record<string, string>) => {
  const script = path.join(__dirname, name);
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...environment } });
  children.push(child);
  return {
    url: await firstLine(child),
    kill: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
};
