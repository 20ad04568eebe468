import { relative, resolve } from 'node:path';
import { isContentPath } from '../storage/contentStorage.ts';

/**
 * The paths in the content that a file of a command may mean, the likeliest first. A file is named from the working directory,
 * from the folder above the content (problems name it so), or from the content.
 */
export const contentPaths = (folder: string, file: string): string[] => {
  const root = resolve(folder);
  const files = [
    resolve(file),
    resolve(root, '..', file),
    // The same for content in a database, which has no folder: its problems begin with `content`.
    resolve(root, file.replace(/^content\//, '')),
    resolve(root, file),
  ];
  const paths = files.map((candidate) => relative(root, candidate).replaceAll('\\', '/'));
  return [...new Set(paths)].filter(isContentPath);
};
