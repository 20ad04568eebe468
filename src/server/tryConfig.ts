import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import { checkContent } from './content/cli/checkContent.ts';
import { createContentLoader } from './content/load/contentLoader.ts';
import { ContentError, describeProblems } from './content/load/contentReader.ts';
import { folderReader } from './content/load/folderReader.ts';
import { createDialect, sqliteFileName } from './leads/database/dialect.ts';
import { errorMessage } from './leads/database/storageFailure.ts';

const TIMEOUT_MS = 5000;

/** Messages of databases and mail servers name hosts and ports, and no passwords. */
const messageOf = (error: unknown): string => errorMessage(error).replace(/\.$/, '');

/** With another content API only the site file is read, which `--check` reports by itself. */
const documentProblems = async (
  { contentApi, contentFolder }: Config,
  publicFolder: string,
): Promise<string[]> => {
  if (contentApi) return [];
  const loader = createContentLoader(folderReader(contentFolder));
  const { problems } = await checkContent(loader, publicFolder).catch((error: unknown) => {
    if (error instanceof ContentError) return error;
    throw error;
  });
  return problems.length === 0 ? [] : describeProblems(problems).split('\n');
};

const contentApiProblems = async ({ contentApi }: Config): Promise<string[]> => {
  if (!contentApi) return [];
  try {
    const address = `${contentApi.contentApiUrl}/api/plans`;
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ok ? [] : [`CONTENT_API_URL: GET /api/plans answers ${status}.`];
  } catch (error) {
    const { cause = error } = error as Error;
    return [`CONTENT_API_URL: the content API does not answer: ${messageOf(cause)}.`];
  }
};

/** A file that does not exist yet is created at the first start, in the nearest folder that exists. */
const newFileProblem = (file: string): string | undefined => {
  let folder = path.dirname(file);
  while (!existsSync(folder)) folder = path.dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    return `DATABASE_URL: the folder ${folder} is not writable.`;
  }
};

const databaseProblems = async ({ databaseUrl, databaseFolder }: Config): Promise<string[]> => {
  const file = sqliteFileName(databaseUrl);
  if (file !== null && databaseFolder !== undefined && !existsSync(file)) {
    const problem = newFileProblem(file);
    return problem === undefined ? [] : [problem];
  }
  const db = new Kysely({
    dialect: createDialect(databaseUrl, { connectionTimeoutMillis: TIMEOUT_MS }),
  });
  try {
    await sql`select 1`.execute(db);
    return [];
  } catch (error) {
    return [`DATABASE_URL: the database does not answer: ${messageOf(error)}.`];
  } finally {
    await db.destroy();
  }
};

const mailProblems = async ({ smtpUrl }: Config): Promise<string[]> => {
  if (smtpUrl === undefined) return [];
  const transport = createTransport(smtpUrl);
  const timeout = async () => {
    await pause(TIMEOUT_MS, undefined, { ref: false });
    throw new Error('it did not answer in time');
  };
  try {
    // Connects and signs in. Nodemailer's own timeouts are minutes.
    await Promise.race([transport.verify(), timeout()]);
    return [];
  } catch (error) {
    return [`SMTP_URL: the mail server can't be used: ${messageOf(error)}.`];
  } finally {
    transport.close();
  }
};

/**
 * What does not work of the things that the settings name, a line each. Documents may refer to files of `publicFolder`.
 */
export const tryConfig = async (config: Config, publicFolder: string): Promise<string[]> => {
  const results = await Promise.all([
    documentProblems(config, publicFolder),
    contentApiProblems(config),
    databaseProblems(config),
    mailProblems(config),
  ]);
  return results.flat();
};
