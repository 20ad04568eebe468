import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import { checkContent } from './content/check/checkContent.ts';
import { createContentLoader } from './content/load/contentLoader.ts';
import {
  ContentError,
  describeProblems,
  type ContentProblem,
} from './content/load/contentReader.ts';
import type { SiteFile } from './content/load/loadSite.ts';
import { createTextsLoader } from './content/load/textsLoader.ts';
import { withContent } from './content/storage/withContent.ts';
import { createDialect } from './leads/database/dialect.ts';
import { sqliteFileName } from './leads/database/databaseUrl.ts';
import { errorMessage } from './leads/database/storageFailure.ts';

const TIMEOUT_MS = 5000;

/** Messages of databases and mail servers name hosts and ports, and no passwords. */
const messageOf = (error: unknown): string => errorMessage(error).replace(/\.$/, '');

const linesOf = (problems: readonly ContentProblem[]): string[] =>
  problems.map((problem) => describeProblems([problem]));

/** The site file, and the problems of all documents; with another content API those of the words of the pages. */
const tryContent = async (config: Config, publicFolder: string) => {
  try {
    return await withContent(config, async (storage) => {
      if (config.contentApi) {
        const { site, problems } = await createTextsLoader(storage)();
        return { site, problems: linesOf(problems) };
      }
      const { library, problems } = await checkContent(createContentLoader(storage), publicFolder);
      return { site: library.site, problems: linesOf(problems) };
    });
  } catch (error) {
    if (error instanceof ContentError) return { problems: linesOf(error.problems) };
    throw error;
  }
};

const contentApiProblems = async ({ contentApi }: Config): Promise<string[]> => {
  if (!contentApi) return [];
  try {
    const address = `${contentApi.contentApiUrl}/api/plans`;
    const { ok, status } = await fetch(address, {
      // The site follows no redirect of the API either.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
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

interface Trial {
  /** Undefined when it can't be used. */
  site?: SiteFile;
  /** What does not work of the things that the settings name, a line each. */
  problems: string[];
}

/** Tries what the settings name. Documents may refer to files of `publicFolder`. */
export const tryConfig = async (config: Config, publicFolder: string): Promise<Trial> => {
  const [content, ...others] = await Promise.all([
    tryContent(config, publicFolder),
    contentApiProblems(config),
    databaseProblems(config),
    mailProblems(config),
  ]);
  return { ...content, problems: [...content.problems, ...others.flat()] };
};
