import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../server/leads/database.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;

export interface TestDatabases {
  /** URL of an empty database. */
  nextUrl: () => Promise<string>;
  /** An empty database with its tables, closed after the tests. */
  open: () => ReturnType<typeof openDatabase>;
}

/** Databases for the tests of one `describe`, removed after them. PostgreSQL is started for it. */
export const databasesOf = (kind: (typeof DATABASES)[number]): TestDatabases => {
  const opened: Awaited<ReturnType<typeof openDatabase>>[] = [];
  let source: { nextUrl: () => Promise<string>; stop: () => Promise<void> };

  beforeAll(async () => {
    source = await (kind === 'SQLite' ? startFiles() : startPostgres());
  });
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.destroy()));
    await source.stop();
  });

  return {
    nextUrl: () => source.nextUrl(),
    async open() {
      const db = await openDatabase(await source.nextUrl());
      opened.push(db);
      return db;
    },
  };
};

const startFiles = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadService-test-'));
  let count = 0;
  return {
    nextUrl: async () => `file:${path.join(folder, `site-${(count += 1)}.db`)}`,
    stop: () => rm(folder, { recursive: true, force: true }),
  };
};

const startPostgres = async () => {
  const server = spawn(process.execPath, [path.join(__dirname, 'runPostgres.ts')], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const url = await firstLine(server);
  const client = new Client({ connectionString: url });
  await client.connect();
  let count = 0;
  return {
    async nextUrl() {
      const name = `site_${(count += 1)}`;
      await client.query(`create database ${name} template template0`);
      return url.replace(/postgres$/, name);
    },
    async stop() {
      await client.end();
      server.stdin.end();
      await new Promise((resolve) => server.once('close', resolve));
    },
  };
};

/** The first line that a process prints; rejects with its complaints when it ends before. */
export const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    let complaints = '';
    child.stderr?.on('data', (data) => (complaints += String(data)));
    child.stdout?.on('data', (data) => {
      output += String(data);
      const end = output.indexOf('\n');
      if (end >= 0) resolve(output.slice(0, end));
    });
    child.once('exit', () => reject(new Error(`The process ended: ${complaints}`)));
  });
