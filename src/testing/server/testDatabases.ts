import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { connectDatabase, openDatabase } from '../../server/leads/database/database.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;

export interface TestDatabases {
  /** URL of an empty database. */
  nextUrl: () => Promise<string>;
  /** A database with empty tables, closed after the tests. */
  open: () => ReturnType<typeof openDatabase>;
}

interface DatabaseSource {
  /** URL of a copy of the database at `template`, which must not be open; of an empty database by default. */
  nextUrl: (template?: string) => Promise<string>;
  stop: () => Promise<unknown>;
}

/** Databases for the tests of one `describe`, removed after them. */
export const databasesOf = (kind: (typeof DATABASES)[number]): TestDatabases => {
  const opened: Awaited<ReturnType<typeof openDatabase>>[] = [];
  let source: DatabaseSource;
  let migrated: Promise<string> | undefined;

  beforeAll(async () => {
    source = await (kind === 'SQLite' ? startFiles() : startPostgres());
  });
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.destroy()));
    await source.stop();
  });

  const makeMigrated = async () => {
    const url = await source.nextUrl();
    await (await openDatabase(url)).destroy();
    return url;
  };

  return {
    nextUrl: () => source.nextUrl(),
    async open() {
      // Copying the tables takes half as long as creating them.
      migrated ??= makeMigrated();
      const db = connectDatabase(await source.nextUrl(await migrated));
      opened.push(db);
      return db;
    },
  };
};

const startFiles = async (): Promise<DatabaseSource> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadService-test-'));
  let count = 0;
  return {
    async nextUrl(template) {
      const file = path.join(folder, `site-${(count += 1)}.db`);
      if (template) await copyFile(template.slice('file:'.length), file);
      return `file:${file}`;
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
};

/** The server of the whole test run (tools/test.ts), or one for this file. */
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
    async nextUrl(template) {
      const name = `site_${randomUUID().replaceAll('-', '')}`;
      names.push(name);
      const from = template ? new URL(template).pathname.slice(1) : 'template0';
      await client.query(`create database ${name} template ${from}`);
      return url.replace(/postgres$/, name);
    },
    async stop() {
      if (server) {
        await client.end();
        server.stdin.end();
        await new Promise((resolve) => server.once('close', resolve));
        return;
      }
      for (const name of names) await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
};

/** The first line that a process prints; rejects with its error output if it ends first. */
export const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    let errors = '';
    child.stderr?.on('data', (data) => (errors += String(data)));
    child.stdout?.on('data', (data) => {
      output += String(data);
      const end = output.indexOf('\n');
      if (end >= 0) resolve(output.slice(0, end));
    });
    child.once('exit', () => reject(new Error(`The process ended: ${errors}`)));
  });
