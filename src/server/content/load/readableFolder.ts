import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { listFolder, readFolderFile } from '../storage/folderFiles.ts';
import type { ReadableStorage } from './documentFiles.ts';

/** Reads a content folder for commands and builds, which change nothing. */
export const readableFolder = (folder: string): ReadableStorage => ({
  name: basename(resolve(folder)),
  async list() {
    // A missing folder is one without its documents.
    if (!existsSync(folder)) return new Map();
    const { files } = await listFolder(folder);
    return new Map(Array.from(files, ([path, { stamp }]) => [path, stamp]));
  },
  read: (path) => readFolderFile(folder, path),
});
