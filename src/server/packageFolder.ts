import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Folder of an installed package. It is looked for upwards from the program that runs, as Node does, not from the folder
 * it was started in: that is the content's and the database's.
 * @throws Error when it is not installed
 */
export const packageFolder = (name: string): string => {
  let folder = realpathSync(process.argv[1]!);
  while (folder !== path.dirname(folder)) {
    folder = path.dirname(folder);
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
  }
  throw new Error(`The package ${name} is not installed.`);
};
