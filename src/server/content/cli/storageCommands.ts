import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import pino from 'pino';
import type { Config } from '../../config.ts';
import { openDatabase, openExistingDatabase } from '../../leads/database/database.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import { ConflictError, hashOf, type ContentStorage } from '../storage/contentStorage.ts';
import { exportFolder, importFolder, type Move } from '../storage/moveContent.ts';
import { openContentStorage } from '../storage/openContentStorage.ts';
import { contentPaths } from './contentPaths.ts';

interface CommandResult {
  exitCode: number;
  output: string;
}

export type StorageConfig = Pick<
  Config,
  'databaseUrl' | 'contentStorage' | 'contentFolder' | 'cacheFolder'
>;

const log = pino({ level: 'silent' });

interface CommandArguments {
  config: StorageConfig;
  /** As many as the command's `argumentCount`. */
  args: readonly string[];
  isForced: boolean;
}

interface StorageCommand {
  argumentCount: 1 | 2;
  takesForce?: true;
  run: (given: CommandArguments) => Promise<CommandResult>;
}

const inStorage = async (
  config: StorageConfig,
  work: (storage: ContentStorage) => Promise<CommandResult>,
): Promise<CommandResult> =>
  withDatabase(await openExistingDatabase(config.databaseUrl), async (db) =>
    work(await openContentStorage(config, db, log)),
  );

const COMMANDS = new Map<string, StorageCommand>([
  [
    'import',
    {
      argumentCount: 1,
      takesForce: true,
      async run({ config, args: [folder = ''], isForced }) {
        if (!existsSync(folder)) return failure(`${folder} does not exist.`);
        const note =
          config.contentStorage === 'folder' &&
          'The site reads CONTENT_DIR until CONTENT_STORE=database is set.';
        return withDatabase(await openDatabase(config.databaseUrl), (db) =>
          importCommand(db, folder, { isForced, note }),
        );
      },
    },
  ],
  [
    'export',
    {
      argumentCount: 1,
      takesForce: true,
      run: async ({ config, args: [folder = ''], isForced }) =>
        withDatabase(await openExistingDatabase(config.databaseUrl), (db) =>
          exportCommand(db, folder, { isForced }),
        ),
    },
  ],
  [
    'history',
    {
      argumentCount: 1,
      run: ({ config, args: [file = ''] }) =>
        inStorage(config, (storage) => historyCommand(storage, config.contentFolder, file)),
    },
  ],
  [
    'restore',
    {
      argumentCount: 2,
      run: ({ config, args: [file = '', version = ''] }) =>
        inStorage(config, (storage) =>
          restoreCommand(storage, config.contentFolder, file, version),
        ),
    },
  ],
]);

/** Runs a command that moves content or its versions; undefined for other commands and arguments. */
export const runStorageCommand = async (
  [name = '', ...words]: readonly string[],
  config: StorageConfig,
): Promise<CommandResult | undefined> => {
  const command = COMMANDS.get(name);
  if (!command) return undefined;
  const isForced = words.includes('--force');
  const args = words.filter((word) => word !== '--force');
  if (args.length !== command.argumentCount) return undefined;
  if (isForced && !command.takesForce) return undefined;
  return command.run({ config, args, isForced });
};

const withDatabase = async (
  db: SiteDb,
  work: (db: SiteDb) => Promise<CommandResult>,
): Promise<CommandResult> => work(db).finally(() => db.destroy());

const MAX_NAMES = 20;

const namesOf = (paths: readonly string[]): string =>
  [
    ...paths.slice(0, MAX_NAMES).map((path) => `\n  ${path}`),
    ...(paths.length > MAX_NAMES ? [`\n  and ${paths.length - MAX_NAMES} more`] : []),
  ].join('');

const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

const failure = (output: string): CommandResult => ({ exitCode: 1, output });

const lines = (...texts: (string | false)[]): string =>
  texts.filter((text) => text !== false).join('\n');

const noted = (paths: readonly string[], note: string): string | false =>
  paths.length > 0 && `${note}${namesOf(paths)}`;

/** The reason why nothing was moved; undefined when something could be. */
const refusalOf = ({ refused, different, written }: Move, target: string) => {
  if (refused.length > 0 && written.length === 0)
    return `Nothing was moved, because of ${files(refused.length)}:${namesOf(
      refused.map(({ path, reason }) => `${path}: ${reason}`),
    )}`;
  if (different.length > 0 && written.length === 0)
    return (
      `Nothing was moved: ${files(different.length)} of ${target} would be replaced. ` +
      `To replace, add --force.${namesOf(different)}`
    );
  return undefined;
};

const importCommand = async (
  db: SiteDb,
  folder: string,
  { isForced, note = false }: { isForced: boolean; note?: string | false },
): Promise<CommandResult> => {
  const move = await importFolder(db, folder, { author: userName(), isForced });
  const { written, unchanged, extra, leftOut, executable } = move;
  const refusal = refusalOf(move, 'the database');
  if (refusal) return failure(refusal);
  if (written.length + unchanged.length === 0)
    return failure(`${folder} has no documents or pictures. Nothing was moved.`);
  return {
    exitCode: 0,
    output: lines(
      `${files(written.length)} imported into the database, ${unchanged.length} were the same.`,
      noted(leftOut, 'Left out, because they are hidden or left behind by programs:'),
      noted(executable, 'Imported without the right to be executed:'),
      noted(extra, 'Only in the database, where they stay:'),
      note,
    ),
  };
};

const exportCommand = async (
  db: SiteDb,
  folder: string,
  { isForced }: { isForced: boolean },
): Promise<CommandResult> => {
  const move = await exportFolder(db, folder, { isForced });
  const { written, unchanged, extra, refused } = move;
  const refusal = refusalOf(move, folder);
  if (refusal) return failure(refusal);
  if (written.length + unchanged.length === 0)
    return failure('The database has no documents or pictures. Nothing was moved.');
  const wrong = refused.map(({ path, reason }) => `${path}: ${reason}`);
  return {
    exitCode: wrong.length > 0 ? 1 : 0,
    output: lines(
      `${files(written.length)} exported to ${folder}, ${unchanged.length} were the same.`,
      noted(extra, `Only in ${folder}, where they stay:`),
      noted(wrong, 'Not exported:'),
    ),
  };
};

/** Of the paths that `file` may mean, the one with a history. A deleted document has one, too. */
const pathWithHistory = async (
  storage: ContentStorage,
  folder: string,
  file: string,
): Promise<string> => {
  const paths = contentPaths(folder, file);
  for (const path of paths) if ((await storage.history(path)).length > 0) return path;
  return paths[0] ?? file;
};

const historyCommand = async (
  storage: ContentStorage,
  folder: string,
  file: string,
): Promise<CommandResult> => {
  const path = await pathWithHistory(storage, folder, file);
  const versions = await storage.history(path);
  if (versions.length === 0) return failure(`${path} has no former versions.`);
  const rows = versions.map(({ id, at, author, message, isDeleted }) =>
    [id, at, author || 'another program', message || 'Changed', isDeleted ? '(deleted)' : '']
      .join('  ')
      .trimEnd(),
  );
  const advice = `To bring one back: npm run content -- restore ${path} VERSION`;
  return { exitCode: 0, output: [...rows, advice].join('\n') };
};

const restoreCommand = async (
  storage: ContentStorage,
  folder: string,
  file: string,
  version: string,
): Promise<CommandResult> => {
  const path = await pathWithHistory(storage, folder, file);
  const bytes = await storage.readVersion(path, version);
  if (bytes === undefined) return failure(`${path} has no version ${version}.`);
  if (bytes === null) return failure(`Version ${version} deleted ${path}. Choose another one.`);
  const current = await storage.readLatest(path);
  try {
    await storage.write(new Map([[path, bytes]]), {
      basedOn: new Map([[path, hashOf(current)]]),
      author: userName(),
      message: `Restore version ${version} of ${path}`,
    });
  } catch (error) {
    if (error instanceof ConflictError) return failure(`${error.message} Try again.`);
    throw error;
  }
  return { exitCode: 0, output: `${path} is as it was in version ${version}.` };
};

/** The user who runs the command; containers have users without a name. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'command line';
  }
};
