import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Folder of an installed package. It is looked for from the program that runs, not from the folder it was started in:
 * that is the content's and the database's.
 * @throws Error when it is not installed
 */
export const packageFolder = (name: string): string => {
  const parents = createRequire(process.argv[1]!).resolve.paths(name) ?? [];
  const found = parents
    .map((parent) => path.join(parent, name))
    .find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`The package ${name} is not installed.`);
  return found;
};
