import { existsSync } from 'node:fs';
import path from 'node:path';

/** Static files that documents may refer to: beside the bundle of a release, or in a checkout. */
export const publicFolder = (): string =>
  ['../client', '../../public']
    .map((folder) => path.resolve(import.meta.dirname, folder))
    .find((folder) => existsSync(folder))!;
